"""What a seat may know of Shunting, as numbers."""

from librt.vecs import vec
from mypy_extensions import i16

from railbox.core.encoder import Encoder, Part
from railbox.core.state import OVER, State
from railbox_shunting.rules import Shunting

MOST_WAGONS = 100
MOST_POINTS = MOST_WAGONS + 12


class ShuntingEncoder(Encoder):
    """The wagons, the points, whose turn it is, and the cards where they are seen."""

    def describe(self) -> None:
        """All parts, in the order in which they are written."""
        seats = (self.seats,)
        self.wagons = self.add(Part("wagons", (), 0, MOST_WAGONS, "wagons on the siding"))
        self.turn = self.add(Part("turn", (), 0, self.seats, "the seat that decides now", category=True))
        self.taken = self.add(Part("taken", seats, 0, MOST_WAGONS, "wagons of each seat"))
        self.points = self.add(Part("points", seats, 0, MOST_POINTS, "points of each seat"))
        self.cards = self.add(Part("cards", seats, 0, 12, "the card of each seat, where it is seen", category=True))

    def write(self, state: State, seat: int, into: "vec[i16]", at: int) -> None:
        """Write what a seat may know into places from `at` on, which are all 0 before."""
        assert isinstance(state, Shunting)
        into[at + self.wagons] = state.wagons
        into[at + self.turn] = int(self.who(state.to_act(), seat))
        for owner, score in enumerate(state.scores()):
            place = at + self.place_of(owner, seat)
            into[self.taken + place] = state.taken[owner]
            into[self.points + place] = score
            if owner == seat or state.to_act() == OVER:
                into[self.cards + place] = state.cards[owner]
