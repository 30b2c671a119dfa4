"""What a heuristic knows about Shunting."""

from librt.vecs import vec

from railbox.core.guide import Guide
from railbox.core.state import State
from railbox_shunting.rules import MOST, Shunting


class ShuntingGuide(Guide):
    """Take much, take the last wagon, and do not leave the last ones to the next player."""

    def __init__(self) -> None:
        super().__init__()
        self.informed = True

    def weigh(self, state: State, actions: list[int], weights: "vec[float]") -> None:
        """How good each action looks for the seat to act."""
        assert isinstance(state, Shunting)
        for place, action in enumerate(actions):
            left = state.wagons - action - 1
            weights[place] = 0.3 * action + (2.0 if left == 0 else -1.0 if left <= MOST else 0.0)
