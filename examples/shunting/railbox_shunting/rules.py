"""The rules of Shunting, by numbers.

Everybody holds a secret card. In turn each takes one to three wagons from the siding; whoever takes the last one adds
the number of the own card to the wagons. Most points win; of several with the most, the one with the lowest card.
"""

from railbox.core.rng import Rng
from railbox.core.state import OVER, IllegalAction, State

MOST = 3  # wagons at a time; action n takes n + 1
TOOK = 0  # in the journal: seat, wagons
LAST = 1  # in the journal: seat, number of its card


class Shunting(State):
    """One game of Shunting."""

    def __init__(self, wagons: int, cards: list[int], hidden: list[int]) -> None:
        super().__init__()
        self.wagons = wagons
        self.cards = cards
        self.hidden = hidden
        self.taken = [0] * len(cards)
        self.bonus = [0] * len(cards)
        self.seat = 0

    def to_act(self) -> int:
        """The seat that decides now."""
        return self.seat if self.wagons else OVER

    def legal_actions(self) -> list[int]:
        """As many as there are, three at most."""
        return list(range(min(MOST, self.wagons)))

    def random_action(self, rng: Rng) -> int:
        """One of them."""
        return rng.below(min(MOST, self.wagons))

    def apply(self, action: int) -> None:
        """Take wagons; the last one ends the game."""
        seat = self.seat
        self.wagons -= action + 1
        self.taken[seat] += action + 1
        self.note([TOOK, seat, action + 1])
        if not self.wagons:
            self.bonus[seat] = self.cards[seat]
            self.note([LAST, seat, self.cards[seat]])
            self.unveil()  # now all see all cards; the own one was certain
        self.seat = (seat + 1) % len(self.cards)

    def note(self, entry: list[int]) -> None:
        """Write down what happened, if anybody wants to know."""
        if self.journal is not None:
            self.journal.append(entry)

    def refusal(self, action: int) -> IllegalAction:
        """Only one thing is forbidden."""
        return IllegalAction("shunting.too-few-wagons", {"wagons": self.wagons})

    def clone(self) -> "Shunting":
        """A copy; cards never change, so both may hold the same lists."""
        copy = Shunting(self.wagons, self.cards, self.hidden)
        copy.taken = self.taken[:]
        copy.bonus = self.bonus[:]
        copy.seat = self.seat
        copy.knowledge = self.knowledge
        return copy

    def resample(self, seat: int, rng: Rng) -> "Shunting":
        """The cards of all others, dealt again; sorted first, so that the truth leaves no trace."""
        copy = self.clone()
        if self.wagons:
            pool = sorted([card for owner, card in enumerate(self.cards) if owner != seat] + self.hidden)
            for i in range(len(pool) - 1, 0, -1):
                j = rng.below(i + 1)
                pool[i], pool[j] = pool[j], pool[i]
            copy.cards = [card if owner == seat else pool.pop() for owner, card in enumerate(self.cards)]
            copy.hidden = pool
        return copy

    def scores(self) -> list[int]:
        """Wagons and the card of whoever took the last one."""
        return [taken + bonus for taken, bonus in zip(self.taken, self.bonus, strict=True)]

    def best(self) -> list[int]:
        """The seats with the most points."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def winners(self) -> list[int]:
        """The one with the lowest card of those with the most points."""
        return [] if self.wagons else [min(self.best(), key=lambda seat: self.cards[seat])]

    def end_reason(self) -> str:
        """There is one end."""
        return "" if self.wagons else "siding-empty"
