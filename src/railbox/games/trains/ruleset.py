"""Trains for a number of players and options: action texts, set-up, views and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from railbox.core.actions import ActionSpace
from railbox.core.catalogue import Component, Ruleset, ScoreRow, Tell
from railbox.core.deals import Deal
from railbox.core.messages import Argument, Message, seats
from railbox.core.state import IllegalAction
from railbox.games.trains import cards, codes, pieces
from railbox.games.trains.board import REMOTE, Map
from railbox.games.trains.look import look
from railbox.games.trains.options import TrainsOptions, chosen_cards, chosen_map, is_okazu
from railbox.games.trains.pieces import Setting
from railbox.games.trains.places import Places
from railbox.games.trains.rules import EMPTY_PILES, Trains
from railbox.games.trains.text import draw
from railbox.games.trains.view import Card, Layout, LayoutCell, View

COLOURS = {"aeg": ["blue", "yellow", "red", "green"], "okazu": ["red", "yellow", "grey", "purple"]}

EVENTS = {
    codes.RESHUFFLED: ("trains.reshuffled", ("seat",)),
    codes.WASTE_GAINED: ("trains.waste-gained", ("seat",)),
    codes.WASTE_RETURNED: ("trains.waste-returned", ("seat", "count")),
    codes.RAIL_STARTED: ("trains.rail-started", ("seat", "cell")),
    codes.CARD_PLAYED: ("trains.card-played", ("seat", "card", "coins")),
    codes.PLAYED_WITHOUT_EFFECT: ("trains.card-played-without-effect", ("seat", "card", "coins")),
    codes.EFFECT_DECLINED: ("trains.effect-declined", ("seat", "card")),
    codes.EFFECT_IMPOSSIBLE: ("trains.effect-impossible", ("seat", "card")),
    codes.COINS_GAINED: ("trains.coins-gained", ("seat", "coins")),
    codes.RAIL_BUILT: ("trains.rail-built", ("seat", "cell", "coins")),
    codes.STATION_BUILT: ("trains.station-built", ("seat", "cell")),
    codes.CARD_BOUGHT: ("trains.card-bought", ("seat", "card", "coins")),
    codes.CARD_PUT_ON_DECK: ("trains.card-put-on-deck", ("seat", "card")),
    codes.CARD_GAINED: ("trains.card-gained", ("seat", "card")),
    codes.CARD_GAINED_TO_HAND: ("trains.card-gained-to-hand", ("seat", "card")),
    codes.CARD_DISCARDED: ("trains.card-discarded", ("seat", "card")),
    codes.CARD_REMOVED: ("trains.card-removed", ("seat", "card")),
    codes.CARD_TAKEN: ("trains.card-taken", ("seat", "card")),
    codes.TOP_KEPT: ("trains.top-kept", ("seat",)),
    codes.CARD_NAMED: ("trains.card-named", ("seat", "card")),
    codes.TRAIN_SHOWN: ("trains.train-shown", ("seat", "card")),
    codes.EFFECT_COPIED: ("trains.effect-copied", ("seat", "card")),
    codes.POINT_SCORED: ("trains.point-scored", ("seat",)),
    codes.TURN_ENDED: ("trains.turn-ended", ("seat",)),
}

ABOUT_WASTE = (
    "trains.waste-gained",
    "trains.waste-returned",
    "trains.waste-not-for-sale",
    "trains.pass-only",
    "trains.no-waste-in-hand",
    "trains.prompt-waste-for-coins",
    "trains.prompt-crew",
    "trains.verb-return-waste",
)
"""Messages that speak of Waste, which each edition calls by its own name."""

MENTIONED = {
    "bullet_train": "normal_train",
    "ironworks": "lay_rails",
    "lay_rails": "waste",
    "station_expansion": "waste",
    "apartment": "waste",
    "tower": "waste",
    "skyscraper": "waste",
    "collaboration": "waste",
    "dump_site": "waste",
    "freight_train": "waste",
    "landfill": "waste",
    "station_crew": "waste",
    "steel_bridge": "waste",
    "subway_excavation": "waste",
    "tunnel": "waste",
    "viaduct": "waste",
}
"""The card that the text of a card names, by the name of the edition."""

COUNTED = (codes.DISCARD_TO_DRAW, codes.DISCARD_FOR_COINS, codes.DISCARD_EXACTLY)


def _actions(chart: Map) -> ActionSpace:
    space = ActionSpace(
        {
            "play": [f"play {name}" for name in cards.NAMES],
            "play_without_effect": [f"play {cards.NAMES[kind]} without effect" for kind in cards.WITHOUT_QUESTION],
            "buy": [f"buy {name}" for name in cards.NAMES],
            "choose": [f"choose {name}" for name in cards.NAMES],
            "verb": codes.VERB_TEXTS,
            "rail": [f"rail {cell}" for cell in chart.ids],
            "station": [f"station {cell}" for cell in chart.ids],
        }
    )
    starts = (codes.PLAYS, codes.PLAYS_WITHOUT_EFFECT, codes.BUYS, codes.CHOICES, codes.VERBS, codes.CELLS)
    if tuple(block.start for block in space.blocks.values())[: len(starts)] != starts:
        raise ValueError("the action texts and the rules disagree")
    return space


class TrainsRuleset(Ruleset):
    """Trains for a number of players and options."""

    setting: Setting

    def __init__(self, players: int, options: TrainsOptions) -> None:
        super().__init__(players, options)
        self.options = options
        self.okazu = options.edition == "okazu"
        self.chosen = chosen_cards(options)
        self.map = chosen_map(options)
        self.places = Places(self.map)
        self.cards = [self._card(name) for name in cards.NAMES]
        self.actions = _actions(self.map)
        self.setting = Setting(
            players=players,
            okazu=self.okazu,
            ironworks_okazu=is_okazu(options.ironworks, options.edition),
            wagons_okazu=is_okazu(options.wagon_factory, options.edition),
            subway_waste=options.subway_waste,
            random_first=options.first == "random",
            chosen=self.chosen,
            landfill=options.landfill,
            turn_limit=options.turn_limit,
            chart=self.map,
        )
        self.colours = COLOURS[options.edition][:players]
        self.labels = [self._label(action) for action in range(len(self.actions))]

    def _card(self, name: str) -> Message:
        """A card by the name that the edition prints."""
        differs = self.okazu and name in cards.OKAZU_NAMES
        return Message(f"trains.card-{name}" + ("-okazu" if differs else ""))

    def piles(self) -> Mapping[str, Sequence[str]]:
        """The starting decks; where chance selects the kinds, the cards it draws from; lots for who begins."""
        piles = {f"deck {seat}": [cards.NAMES[kind] for kind in cards.STARTING_DECK] for seat in range(self.players)}
        if not self.chosen:
            random = [cards.NAMES[kind] for kind in cards.SELECTABLE]
            if self.options.landfill:
                random.remove("landfill")
            piles["cards"] = random
        if self.options.first == "random":
            piles["first seat"] = [str(seat) for seat in range(self.players)]
        return piles

    def new_state(self, piles: Deal, seed: str) -> Trains:
        """Supply, decks and hands ready; the seed serves reshuffles."""
        selected = self.chosen
        if not selected:
            names = (["landfill"] if self.options.landfill else []) + piles["cards"]
            selected = sorted(cards.NUMBER_OF[name] for name in names[: cards.SELECTED])
        decks = [[cards.NUMBER_OF[name] for name in piles[f"deck {seat}"]] for seat in range(self.players)]
        state = Trains(self.setting)
        state.deal(decks, selected, seed, int(piles["first seat"][0]) if "first seat" in piles else 0)
        return state

    # ---- layout and view ---------------------------------------------------------------------

    def layout(self) -> Layout:
        """The map and all kinds of cards."""
        chart = self.map
        return Layout(
            edition=self.options.edition,
            map=chart.name,
            cells=[
                LayoutCell(
                    id=cell.id,
                    row=cell.row,
                    col=cell.col,
                    terrain=cell.terrain,
                    name=cell.name,
                    buildings=cell.buildings,
                    remote_number=cell.remote_number,
                    neighbours=[chart.ids[other] for other in chart.neighbours[number]],
                    place=self.places.names[number],
                    where=self.places.where[number],
                )
                for number, cell in enumerate(chart.cells)
            ],
            blocked_borders=sorted((chart.ids[min(pair)], chart.ids[max(pair)]) for pair in chart.blocked),
            cards=[
                Card(
                    id=card["id"],
                    types=card["types"],
                    cost=card["cost"],
                    value=card["value"],
                    points=card["vp"],
                    selectable=card["supply"] == "selectable",
                )
                for card in cards.CARDS
            ],
            colours=self.colours,
            rails=cards.RAIL_TOKENS,
            stations=cards.STATION_TOKENS,
            empty_piles=EMPTY_PILES,
            turn_limit=self.options.turn_limit,
        )

    def view(self, state: Trains, seat: int) -> View:
        """The table as the seat may know it."""
        return self.views(state, (seat,))[0]

    def views(self, state: Trains, seats: Sequence[int]) -> list[View]:
        """The table as each of these seats may know it; hands lie open at the end."""
        return look(state, seats, self.map.ids, self.colours, self.options.turn_limit)

    # ---- words -----------------------------------------------------------------------------------

    def label(self, action: int, seat: int) -> Message:
        """An action in words; verbs that answer several questions have words that hold for all of them."""
        return self.labels[action]

    def _label(self, action: int) -> Message:
        block, place = next(
            (name, action - block.start) for name, block in self.actions.blocks.items() if action in block
        )
        if block == "verb":
            return self._message(f"trains.verb-{codes.VERB_TEXTS[place].replace(' ', '-')}", {})
        if block == "rail":
            return self._message("trains.lay-rails", {"cell": place})
        if block == "station":
            return self._message("trains.build-station", {"cell": place})
        if block == "play_without_effect":
            return self._message("trains.play-without-effect", {"card": cards.WITHOUT_QUESTION[place]})
        ids = {"play": "trains.play", "buy": "trains.buy", "choose": "trains.choose"}
        return self._message(ids[block], {"card": place})

    def prompt(self, state: Trains, seat: int) -> Message:
        """What is asked of the seat."""
        question = state.question
        name = f"trains.prompt-{codes.QUESTION_NAMES[question]}"
        if question == codes.TURN:
            return Message(name, {"coins": state.coins})
        if question == codes.START:
            return Message(name)
        args: dict[str, int] = {"card": state.top() if question == codes.TOP_CARD else state.kind}
        if question == codes.RAIL:
            args["coins"] = state.coins
        elif question in COUNTED:
            args["count"] = state.left
        return self._message(name, args)

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        """A journal entry as the seat may know it."""
        code, *rest = entry
        if code == codes.CARDS_DRAWN:
            actor, *kinds = rest
            if actor == seat:
                return Message("trains.cards-drawn-own", {"cards": [self.cards[kind] for kind in kinds]})
            return Message("trains.cards-drawn", {"seat": actor, "count": len(kinds)})
        if code == codes.CARDS_REVEALED:
            actor, *kinds = rest
            return Message("trains.cards-revealed", {"seat": actor, "cards": [self.cards[kind] for kind in kinds]})
        if code == codes.TOP_SEEN:
            actor, kind = rest
            if actor == seat:
                return self._message("trains.top-seen-own", {"card": kind})
            return Message("trains.top-seen", {"seat": actor})
        if code == codes.GAME_ENDED:
            return Message(f"trains.end-{codes.END_REASONS[rest[0]]}")
        name, arguments = EVENTS[code]
        return self._message(name, dict(zip(arguments, rest, strict=False)))

    def explain(self, refusal: IllegalAction) -> Message:
        """A refusal in words: the rules know cards and cells by their numbers."""
        if not refusal.rule.startswith("trains."):
            return refusal.message
        return self._message(refusal.rule, refusal.details)

    def _message(self, name: str, args: Mapping[str, Argument]) -> Message:
        """A message about a card or a cell, given by their numbers, or about Waste."""
        told: dict[str, Argument] = {}
        for argument, value in args.items():
            if argument == "card" and isinstance(value, int):
                told["card"] = self.cards[value]
            elif argument == "cell" and isinstance(value, int):
                told["where"] = self.places.where[value]
            else:
                told[argument] = value
        if name in ABOUT_WASTE:
            told["waste"] = self.cards[cards.WASTE]
        return Message(name, told)

    def components(self) -> dict[str, Component]:
        """All kinds of cards, by the names and with the texts of the edition."""
        return {
            name: Component(self.cards[kind], self._text("trains.line-", name), self._text("trains.text-", name))
            for kind, name in enumerate(cards.NAMES)
        }

    def _text(self, prefix: str, name: str) -> Message:
        """What a card does, as it is read at this table."""
        args: dict[str, Argument] = {}
        if name in MENTIONED:
            args[MENTIONED[name]] = self.cards[cards.NUMBER_OF[MENTIONED[name]]]
        if name == "subway_excavation" and prefix == "trains.text-":
            kept = "trains.subway-waste-kept" if self.options.subway_waste else "trains.subway-waste-waived"
            args["others"] = Message(kept, {"waste": self.cards[cards.WASTE]})
        readings = {"ironworks": self.setting.ironworks_okazu, "wagon_factory": self.setting.wagons_okazu}
        differs = name in cards.OKAZU_TEXTS and readings.get(name, self.okazu)
        return Message(f"{prefix}{name}" + ("-okazu" if differs else ""), args)

    def draw(self, view: View, tell: Tell) -> str:
        """The map, the supply, the hand and the scores as text."""
        return draw(self.layout(), view, self.components(), tell)

    # ---- points and effects ------------------------------------------------------------------------

    def score_sheet(self, state: Trains) -> list[ScoreRow]:
        """Rails in cities, rails in remote locations, victory cards, and the score track."""
        every = range(self.players)
        return [
            ScoreRow(Message("trains.score-cities"), [state.city_points(seat) for seat in every]),
            ScoreRow(Message("trains.score-remotes"), [state.remote_points(seat) for seat in every]),
            ScoreRow(Message("trains.score-cards"), [state.card_points(seat) for seat in every]),
            ScoreRow(Message("trains.score-track"), list(state.track)),
        ]

    def tie_break(self, state: Trains) -> Message | None:
        """Rails on the board decide in the AEG edition; otherwise the victory is shared."""
        winners = state.winners()
        scores = state.scores()
        if not winners or scores.count(max(scores)) == 1:
            return None
        if len(winners) > 1:
            return Message("trains.tie-shared", {"seats": seats(winners)})
        rails = cards.RAIL_TOKENS - state.rails_left[winners[0]]
        return Message("trains.tie-rails", {"seat": winners[0], "count": rails})

    def figures(
        self, state: Trains, actions: Sequence[int], journals: Sequence[list[list[int]]], seat: int
    ) -> list[dict[str, int]]:
        """Of each action, as far as it has them: the full `price` of a rail or card, the `coins` that are left then,
        `waste` that comes (below 0: that goes back), own `points`, and `ends` (1) if the turn ends the game with it.
        """
        ends = state.question == codes.TURN and state.ends_with_this_turn()
        found = [self._figures(state, journal, seat) for journal in journals]
        for action, figures in zip(actions, found, strict=True):
            if ends and codes.VERBS <= action < codes.CELLS:
                figures["ends"] = 1
        return found

    def _figures(self, state: Trains, journal: list[list[int]], seat: int) -> dict[str, int]:
        figures: dict[str, int] = {}
        coins, waste, points = state.coins, 0, 0
        for entry in journal:
            code = entry[0]
            if code in (codes.CARD_PLAYED, codes.PLAYED_WITHOUT_EFFECT):
                coins += entry[3]
                figures["coins"] = coins
            elif code == codes.COINS_GAINED:
                coins += entry[2]
                figures["coins"] = coins
            elif code in (codes.RAIL_BUILT, codes.CARD_BOUGHT):
                figures["price"] = entry[3]
                coins -= entry[3]
                figures["coins"] = coins
                points += self._rail_worth(state, entry[2]) if code == codes.RAIL_BUILT else cards.POINTS[entry[2]]
            elif code == codes.STATION_BUILT and state.has_rail(seat, entry[2]):
                built = state.stations_on[entry[2]]
                points += pieces.STATION_POINTS[built + 1] - pieces.STATION_POINTS[built]
            elif code == codes.WASTE_GAINED:
                waste += 1
            elif code == codes.WASTE_RETURNED:
                waste -= entry[2]
            elif code == codes.CARD_REMOVED:
                points -= cards.POINTS[entry[2]]
                waste -= entry[2] == cards.WASTE
            elif code == codes.POINT_SCORED:
                points += 1
        if waste:
            figures["waste"] = waste
        if points:
            figures["points"] = points
        return figures

    def _rail_worth(self, state: Trains, cell: int) -> int:
        """The points of a rail on a cell, as it is now."""
        if self.map.ground[cell] == REMOTE:
            return self.map.fee[cell]
        return pieces.STATION_POINTS[state.stations_on[cell]]

    def statistics(self, state: Trains) -> dict[str, list[float]]:
        """Turns of the game; of each seat its purchases by kind, its rails, its Waste and where its points are from."""
        seats = range(self.players)
        figures: dict[str, list[int]] = {
            "turns": [state.turn],
            "stations built": [cards.STATION_TOKENS - state.stations_left],
            "rails built": [cards.RAIL_TOKENS - state.rails_left[seat] for seat in seats],
            "waste at the end": [state.owned(seat, cards.WASTE) for seat in seats],
            "points of rails": [state.rail_points(seat) for seat in seats],
            "points of cards": [state.card_points(seat) for seat in seats],
            "points on the track": list(state.track),
        }
        for kind, name in enumerate(cards.NAMES):
            if state.in_game >> kind & 1 and kind != cards.WASTE:
                figures[f"bought {name}"] = [state.bought[seat * cards.KINDS + kind] for seat in seats]
        return {name: [float(value) for value in values] for name, values in figures.items()}
