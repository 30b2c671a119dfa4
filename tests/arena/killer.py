"""A program that plays well-behaved random moves, but kills the process that asks it, once for each flag file."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

MOVES_BEFORE_THE_DEED = 10

asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "decide":
        continue
    asked += 1
    flag = Path(sys.argv[1])
    if asked > MOVES_BEFORE_THE_DEED and not flag.exists():
        flag.touch()
        os.kill(os.getppid(), signal.SIGKILL)
    legal = message["view"]["legal"]
    sys.stdout.write(json.dumps({"id": message["id"], "action": legal[message["seed"] % len(legal)]}) + "\n")
    sys.stdout.flush()
