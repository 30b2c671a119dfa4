"""Prints whether the rules are compiled, then a digest of each golden record's outcome, for comparison."""

import hashlib
import sys

import railbox
from tests.golden import golden_files, outcome

sys.stdout.write(f"{railbox.compiled}\n")
for path in golden_files():
    sys.stdout.write(f"{path.parent.name}/{path.name} {hashlib.sha256(outcome(path).encode()).hexdigest()}\n")
