"""A clock that can be made to jump, for every Python process that finds this folder on its path.

`RAILBOX_TEST_CLOCK` names a file of eight bytes: how many nanoseconds the clock is ahead. Only what tells the time of
day jumps, as after a correction by NTP or the pause of a virtual machine; clocks that measure durations do not.
"""

import mmap
import os
import struct
import time
from pathlib import Path

if "RAILBOX_TEST_CLOCK" in os.environ:
    with Path(os.environ["RAILBOX_TEST_CLOCK"]).open("rb") as file:
        ahead = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)
    true_ns = time.time_ns

    def jumping_ns() -> int:
        return true_ns() + int(struct.unpack("<q", ahead[:8])[0])

    def jumping() -> float:
        return jumping_ns() / 1e9

    time.time_ns, time.time = jumping_ns, jumping
