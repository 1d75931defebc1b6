"""Rewrite the golden playthroughs."""

from tests.engine.transcripts import write_all

write_all()
