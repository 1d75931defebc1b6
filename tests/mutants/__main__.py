import sys

from tests.mutants import run

sys.exit(bool(run(int(sys.argv[1]) if len(sys.argv) > 1 else None)))
