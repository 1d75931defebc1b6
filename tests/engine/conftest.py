"""Hypothesis without a deadline: how long an example takes says more about what else the machine does."""

from hypothesis import settings

settings.register_profile("engine", deadline=None)
settings.load_profile("engine")
