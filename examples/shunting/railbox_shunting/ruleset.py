"""Shunting in words and pictures."""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from railbox.core.actions import ActionSpace
from railbox.core.catalogue import Component, Options, Ruleset, ScoreRow, Tell
from railbox.core.deals import Deal
from railbox.core.messages import Message
from railbox.core.state import OVER
from railbox_shunting.rules import LAST, MOST, Shunting

CARDS = range(1, 13)
COLOURS = ("blue", "yellow", "orange", "green", "purple", "black", "red", "white", "grey")


class ShuntingOptions(Options, frozen=True, kw_only=True):
    """The options of Shunting."""

    wagons: Annotated[int, msgspec.Meta(ge=1, le=100)] = 20


class Layout(msgspec.Struct, frozen=True):
    """What never changes: how many wagons there are at first, and how many may be taken at a time."""

    wagons: int
    most: int


class Player(msgspec.Struct, frozen=True):
    """A seat: its points so far, its wagons, and its card where the viewer may see it."""

    colour: str
    score: int
    wagons: int
    card: int | None


class View(msgspec.Struct, frozen=True):
    """The wagons that are left, and the players."""

    wagons: int
    players: list[Player]


class ShuntingRuleset(Ruleset):
    """Shunting for a number of players."""

    actions = ActionSpace({"take": [f"take {count}" for count in range(1, MOST + 1)]})

    def __init__(self, players: int, options: ShuntingOptions) -> None:
        super().__init__(players, options)
        self.wagons = options.wagons

    def piles(self) -> Mapping[str, Sequence[str]]:
        """The cards are shuffled."""
        return {"cards": [str(card) for card in CARDS]}

    def new_state(self, piles: Deal, seed: str) -> Shunting:
        """One card for each seat; chance plays no part afterwards."""
        cards = [int(card) for card in piles["cards"]]
        return Shunting(self.wagons, cards[: self.players], cards[self.players :])

    def layout(self) -> Layout:
        """What never changes."""
        return Layout(self.wagons, MOST)

    def view(self, state: Shunting, seat: int) -> View:
        """Everything but the cards of others, which show at the end."""
        over = state.to_act() == OVER
        scores = state.scores()
        players = [
            Player(COLOURS[owner], scores[owner], state.taken[owner], card if over or owner == seat else None)
            for owner, card in enumerate(state.cards)
        ]
        return View(state.wagons, players)

    def prompt(self, state: Shunting, seat: int) -> Message:
        """What a seat is asked."""
        return Message("shunting.prompt", {"wagons": state.wagons})

    def label(self, action: int, seat: int) -> Message:
        """The action on a button."""
        return Message("shunting.take", {"wagons": action + 1})

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        """What happened; nothing of it is secret."""
        code, actor, number = entry
        if code == LAST:
            return Message("shunting.last", {"seat": actor, "number": number})
        return Message("shunting.took", {"seat": actor, "wagons": number})

    def draw(self, view: View, tell: Tell) -> str:
        """The siding and a line for each player."""
        rows = [f"{'▭' * view.wagons}  {tell(Message('shunting.left', {'wagons': view.wagons}))}"]
        for seat, player in enumerate(view.players):
            points = Message("shunting.points", {"seat": seat, "points": player.score})
            card = Message("shunting.hidden") if player.card is None else self.components()[f"card {player.card}"].title
            rows.append(f"{tell(points)} · {tell(card)}")
        return "\n".join(rows)

    def components(self) -> dict[str, Component]:
        """The cards, which players can ask about."""
        return {
            f"card {card}": Component(
                title=Message("shunting.card", {"number": card}),
                line=Message("shunting.card-line", {"number": card}),
                text=Message("shunting.card-text", {"number": card}),
            )
            for card in CARDS
        }

    def score_sheet(self, state: Shunting) -> list[ScoreRow]:
        """Where the points come from."""
        return [
            ScoreRow(Message("shunting.from-wagons"), state.taken[:]),
            ScoreRow(Message("shunting.from-card"), state.bonus[:]),
        ]

    def tie_break(self, state: Shunting) -> Message | None:
        """What decided between seats with the most points."""
        return Message("shunting.lowest-card") if state.winners() and len(state.best()) > 1 else None

    def figures(
        self, state: Shunting, actions: Sequence[int], journals: Sequence[list[list[int]]], seat: int
    ) -> list[dict[str, int]]:
        """The points that an action brings at once."""
        return [{"points": sum(entry[2] for entry in entries)} for entries in journals]
