"""Output that is cut off, a full disk, Ctrl+C: quiet, and with the status that shells expect."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

RANK = ["-m", "commerce", "rank", "6S 7S 8S"]
LONG = ["-m", "commerce", "simulate", "--game", "foster", "--players", "9", "--deals", "1000000"]
MODULES = [RANK, ["-m", "commerce", "simulate", "--game", "widow", "--players", "3", "--deals", "1", "--json"]]


@pytest.mark.parametrize("command", MODULES)
def test_a_reader_who_leaves_gets_no_stack_trace(command: list[str]) -> None:
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout
        running.stdout.close()
        assert running.stderr
        assert running.stderr.read() == b""
        assert running.wait() == 141


@pytest.mark.parametrize("command", MODULES)
def test_a_full_disk_is_one_line(command: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run([sys.executable, *command], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr == "The output cannot be written: No space left on device.\n"


def test_an_interruption_is_quiet() -> None:
    code = "import sys; from commerce.__main__ import main; from commerce.terminal import quietly\n"
    code += f"sys.exit(quietly(lambda: print('ready', flush=True) or main({LONG[2:]!r})))"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout
        assert running.stderr
        assert running.stdout.readline() == b"ready\n"
        running.send_signal(signal.SIGINT)
        assert running.stderr.read() == b""
        assert running.wait() == 130
