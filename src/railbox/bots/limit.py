"""A limit of time for Python code: interrupted where that is possible, refused afterwards where it is not."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

AGAIN = 0.1
"""Seconds after which code that has swallowed an interruption is interrupted again."""
Answer = TypeVar("Answer")


class Late(BaseException):
    """Interrupts code that takes too long; no Exception, so that it is not swallowed by mistake."""


def within(seconds: float, call: Callable[[], Answer]) -> Answer:
    """What the call returns; Late if it takes longer.

    The alarm rings in the main thread of a process only, and between two steps of interpreted code: a call that cannot
    be interrupted is found to be late when it is done.
    """
    start = time.perf_counter()
    main = threading.current_thread() is threading.main_thread()
    answer = _interrupted(seconds, call) if main and hasattr(signal, "setitimer") else call()
    if time.perf_counter() - start > seconds:
        raise Late
    return answer


def _interrupted(seconds: float, call: Callable[[], Answer]) -> Answer:
    """The call with an alarm; one that somebody else has set goes on afterwards."""
    armed = True

    def ring(*_: Any) -> None:
        if armed:  # it may ring when the call has just ended
            raise Late

    start = time.monotonic()
    theirs = signal.signal(signal.SIGALRM, ring)
    left, every = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        try:
            return call()
        finally:
            armed = False
    finally:  # also if it rings in the line above
        armed = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, theirs)
        if left:
            signal.setitimer(signal.ITIMER_REAL, max(AGAIN, left - (time.monotonic() - start)), every)
