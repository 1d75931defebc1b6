"""How a command ends when its output is cut off or the reader interrupts it: quietly, with the status shells expect."""

import sys
from collections.abc import Callable
from contextlib import suppress

INTERRUPTED = 130
PIPE_CLOSED = 141


def quietly(work: Callable[[], int]) -> int:
    """Do the work and give its exit status; no stack trace tells of an interruption or of a place that takes no more.

    130 after Ctrl+C, 141 when who reads the output has gone, 1 with one line when it cannot be written.

    >>> quietly(lambda: 2)
    2
    """
    try:
        status = work()
        if not sys.stdout.closed:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        status = PIPE_CLOSED
    except OSError as error:
        print(f"The output cannot be written: {error.strerror or error}.", file=sys.stderr)
        status = 1
    # What is left would be written once more at the end, and fail once more.
    with suppress(OSError):
        sys.stdout.close()
    return status
