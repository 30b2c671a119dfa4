"""What every game shares: the contract of a state, actions, randomness, deals, records, conformance."""
