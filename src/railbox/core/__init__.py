"""What every game shares: the contract of a state, actions, randomness, deals, records, conformance."""

from railbox.core.vectors import make_picklable

make_picklable()
