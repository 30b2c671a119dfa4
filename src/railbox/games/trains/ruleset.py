"""Trains for a number of players and options: action texts, set-up, views and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from railbox.core.actions import ActionSpace
from railbox.core.catalogue import Ruleset
from railbox.core.deals import Deal
from railbox.core.messages import Message
from railbox.core.state import OVER
from railbox.games.trains import cards, effects, rules, table
from railbox.games.trains.board import Map, find_map
from railbox.games.trains.options import TrainsOptions, chosen_cards
from railbox.games.trains.rules import Trains
from railbox.games.trains.table import Setting
from railbox.games.trains.text import draw
from railbox.games.trains.view import Card, Layout, LayoutCell, Player, Turn, View

VERBS = ("done", "decline", "return waste", "draw", "coin", "on deck", "to gained", "discard")
COLOURS = {"aeg": ["blue", "yellow", "red", "green"], "okazu": ["red", "yellow", "grey", "purple"]}

QUESTIONS = {
    effects.TURN: ("turn", "trains.prompt-turn"),
    effects.START: ("start", "trains.prompt-start"),
    effects.RAIL: ("rail", "trains.prompt-rail"),
    effects.STATION: ("station", "trains.prompt-station"),
    effects.PURCHASE: ("purchase", "trains.prompt-purchase"),
    effects.PRICE_OF_TRAIN: ("price-of-train", "trains.prompt-price-of-train"),
    effects.COPY: ("copy", "trains.prompt-copy"),
    effects.DISCARD_TO_DRAW: ("discard-to-draw", "trains.prompt-discard-to-draw"),
    effects.DISCARD_FOR_COINS: ("discard-for-coins", "trains.prompt-discard-for-coins"),
    effects.DISCARD_EXACTLY: ("discard-exactly", "trains.prompt-discard-exactly"),
    effects.WASTE_FOR_COINS: ("waste-for-coins", "trains.prompt-waste-for-coins"),
    effects.NAME: ("name", "trains.prompt-name"),
    effects.TAKE_REVEALED: ("take-revealed", "trains.prompt-take-revealed"),
    effects.PUT_BACK: ("put-back", "trains.prompt-put-back"),
    effects.SHOW_TRAIN: ("show-train", "trains.prompt-show-train"),
    effects.PULL_TRAIN: ("pull-train", "trains.prompt-pull-train"),
    effects.TOP_CARD: ("top-card", "trains.prompt-top-card"),
    effects.CREW: ("crew", "trains.prompt-crew"),
    effects.TRAIN_TO_DECK: ("train-to-deck", "trains.prompt-train-to-deck"),
    effects.REMOVE: ("remove", "trains.prompt-remove"),
    effects.GAIN_TRAIN: ("gain-train", "trains.prompt-gain-train"),
    effects.GAME_OVER: ("over", "core.over"),
}

EVENTS = {
    table.RESHUFFLED: ("trains.reshuffled", ("seat",)),
    table.WASTE_GAINED: ("trains.waste-gained", ("seat",)),
    table.WASTE_RETURNED: ("trains.waste-returned", ("seat", "count")),
    effects.RAIL_STARTED: ("trains.rail-started", ("seat", "place")),
    effects.CARD_PLAYED: ("trains.card-played", ("seat", "card", "coins")),
    effects.PLAYED_WITHOUT_EFFECT: ("trains.card-played-without-effect", ("seat", "card", "coins")),
    effects.EFFECT_DECLINED: ("trains.effect-declined", ("seat", "card")),
    effects.EFFECT_IMPOSSIBLE: ("trains.effect-impossible", ("card",)),
    effects.COINS_GAINED: ("trains.coins-gained", ("seat", "coins")),
    effects.RAIL_BUILT: ("trains.rail-built", ("seat", "place", "coins")),
    effects.STATION_BUILT: ("trains.station-built", ("seat", "place")),
    effects.CARD_BOUGHT: ("trains.card-bought", ("seat", "card", "coins")),
    effects.CARD_PUT_ON_DECK: ("trains.card-put-on-deck", ("seat", "card")),
    effects.CARD_GAINED: ("trains.card-gained", ("seat", "card")),
    effects.CARD_GAINED_TO_HAND: ("trains.card-gained-to-hand", ("seat", "card")),
    effects.CARD_DISCARDED: ("trains.card-discarded", ("seat", "card")),
    effects.CARD_REMOVED: ("trains.card-removed", ("seat", "card")),
    effects.CARD_TAKEN: ("trains.card-taken", ("seat", "card")),
    effects.TOP_KEPT: ("trains.top-kept", ("seat",)),
    effects.CARD_NAMED: ("trains.card-named", ("seat", "card")),
    effects.TRAIN_SHOWN: ("trains.train-shown", ("seat", "card")),
    effects.EFFECT_COPIED: ("trains.effect-copied", ("seat", "card")),
    effects.POINT_SCORED: ("trains.point-scored", ("seat",)),
    effects.TURN_ENDED: ("trains.turn-ended", ("seat",)),
}

ENDINGS = {
    "four-empty-piles": "trains.ended-by-piles",
    "rails-used-up": "trains.ended-by-rails",
    "stations-used-up": "trains.ended-by-stations",
    "turn-limit": "trains.ended-by-turn-limit",
}


def _actions(chart: Map) -> ActionSpace:
    space = ActionSpace(
        {
            "play": [f"play {name}" for name in cards.NAMES],
            "play_without_effect": [f"play {cards.NAMES[kind]} without effect" for kind in cards.WITHOUT_QUESTION],
            "buy": [f"buy {name}" for name in cards.NAMES],
            "choose": [f"choose {name}" for name in cards.NAMES],
            "verb": VERBS,
            "rail": [f"rail {cell}" for cell in chart.ids],
            "station": [f"station {cell}" for cell in chart.ids],
        }
    )
    starts = (rules.PLAYS, rules.PLAYS_WITHOUT_EFFECT, rules.BUYS, rules.CHOICES, rules.VERBS, rules.CELLS)
    if tuple(block.start for block in space.blocks.values())[: len(starts)] != starts:
        raise ValueError("the action texts and the rules disagree")
    return space


class TrainsRuleset(Ruleset):
    """Trains for a number of players and options."""

    def __init__(self, players: int, options: TrainsOptions) -> None:
        super().__init__(players, options)
        self.options = options
        self.chosen = chosen_cards(options)
        self.map = find_map(options.map)
        self.actions = _actions(self.map)
        self.setting = Setting(players, options.edition == "okazu", options.turn_limit, self.map)
        self.colours = COLOURS[options.edition][:players]

    def piles(self) -> Mapping[str, Sequence[str]]:
        """The starting decks; where chance selects the kinds, the cards it draws from."""
        piles = {f"deck {seat}": [cards.NAMES[kind] for kind in cards.STARTING_DECK] for seat in range(self.players)}
        if not self.chosen:
            random = [cards.NAMES[kind] for kind in cards.SELECTABLE]
            if self.options.landfill:
                random.remove("landfill")
            piles["cards"] = random
        return piles

    def new_state(self, piles: Deal, seed: str) -> Trains:
        """Supply, decks and hands ready; the seed serves reshuffles."""
        selected = self.chosen
        if not selected:
            names = (["landfill"] if self.options.landfill else []) + piles["cards"]
            selected = sorted(cards.NUMBER_OF[name] for name in names[: cards.SELECTED])
        decks = [[cards.NUMBER_OF[name] for name in piles[f"deck {seat}"]] for seat in range(self.players)]
        state = Trains(self.setting)
        state.deal(decks, selected, seed)
        return state

    # ---- layout and view ---------------------------------------------------------------------

    def layout(self) -> Layout:
        """The map and all kinds of cards, by the names of the edition."""
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
                )
                for number, cell in enumerate(chart.cells)
            ],
            blocked_borders=sorted((chart.ids[min(pair)], chart.ids[max(pair)]) for pair in chart.blocked),
            cards=[
                Card(
                    id=card["id"],
                    names=names,
                    types=card["types"],
                    cost=card["cost"],
                    value=card["value"],
                    points=card["vp"],
                    text=self._text_of(card["id"]),
                    selectable=card["supply"] == "selectable",
                )
                for card, names in zip(cards.CARDS, cards.edition_names(self.options.edition), strict=True)
            ],
            colours=self.colours,
            rails=cards.RAIL_TOKENS,
            stations=cards.STATION_TOKENS,
        )

    def _text_of(self, name: str) -> str:
        """The message that says what a card does; some cards do something else in the OKAZU edition."""
        differs = self.options.edition == "okazu" and name in cards.OKAZU_TEXTS
        return f"trains.text-{name}" + ("-okazu" if differs else "")

    def view(self, state: Trains, seat: int) -> View:
        """The table as the seat may know it; hands lie open at the end."""
        rails: dict[str, list[int]] = {}
        for cell, name in enumerate(self.map.ids):
            if state.rails_on[cell]:
                rails[name] = [owner for owner in range(self.players) if state.has_rail(owner, cell)]
        scores = state.scores()
        return View(
            supply={
                name: state.count(table.SUPPLY, kind)
                for kind, name in enumerate(cards.NAMES)
                if state.in_game >> kind & 1
            },
            removed=_counts(state, table.REMOVED),
            rails=rails,
            stations={
                name: state.stations_on[cell] for cell, name in enumerate(self.map.ids) if state.stations_on[cell]
            },
            stations_left=state.stations_left,
            turn=self._turn(state),
            players=[self._player(state, other, seat, scores[other]) for other in range(self.players)],
        )

    def _turn(self, state: Trains) -> Turn:
        lasting = [cards.NAMES[kind] for kind in range(cards.KINDS) if effects.WAIVED_BY[kind] & state.waived]
        lasting += ["dump_site"] if state.no_waste else []
        lasting += ["ironworks"] * state.ironworks
        lasting += ["early_train"] * (state.early_trains + state.early_copies)
        asked = state.question not in (effects.TURN, effects.START, effects.GAME_OVER)
        return Turn(
            seat=state.seat if state.to_act() != OVER else None,
            number=state.turn // self.players + 1,
            coins=state.coins,
            play=_counts(state, table.PLAY),
            gained=_counts(state, table.GAINED),
            aside=_counts(state, table.ASIDE),
            lasting=lasting,
            question=QUESTIONS[state.question][0],
            card=cards.NAMES[state.kind] if asked else None,
        )

    def _player(self, state: Trains, other: int, seat: int, score: int) -> Player:
        sees_hand = other == seat or state.to_act() == OVER
        known = state.known[other] - (0 if other == seat else state.secret[other])
        top = other * table.DECK_ROOM + state.deck_size[other] - 1
        owned = {name: state.owned(other, kind) for kind, name in enumerate(cards.NAMES)}
        return Player(
            colour=self.colours[other],
            score=score,
            track=state.track[other],
            rails_left=state.rails_left[other],
            hand=_counts(state, (table.HAND if sees_hand else table.SHOWN) + other),
            hand_size=state.size(table.HAND + other),
            deck_size=state.deck_size[other],
            deck_top=[cards.NAMES[state.deck[top - depth]] for depth in range(known)],
            discard=_counts(state, table.DISCARD + other),
            owned={name: count for name, count in owned.items() if count},
        )

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: Trains, seat: int) -> Message:
        """What is asked of the seat."""
        _, name = QUESTIONS[state.question]
        if state.question == effects.TURN:
            return Message(name, {"coins": state.coins})
        if state.question == effects.START:
            return Message(name)
        args: dict[str, str | int] = {"card": cards.NAMES[state.kind]}
        if state.question == effects.RAIL:
            args["coins"] = state.coins
        elif state.question in (effects.DISCARD_TO_DRAW, effects.DISCARD_FOR_COINS, effects.DISCARD_EXACTLY):
            args["count"] = state.left
        elif state.question == effects.TOP_CARD:
            args["card"] = cards.NAMES[state.top()]
        return self._message(name, args)

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        """A journal entry as the seat may know it."""
        code, *rest = entry
        if code == table.CARDS_DRAWN:
            actor, *kinds = rest
            if actor == seat:
                return self._message("trains.cards-drawn-own", {"cards": _names(kinds)})
            return Message("trains.cards-drawn", {"seat": actor, "count": len(kinds)})
        if code == effects.CARDS_REVEALED:
            actor, *kinds = rest
            return self._message("trains.cards-revealed", {"seat": actor, "cards": _names(kinds)})
        if code == effects.TOP_SEEN:
            actor, kind = rest
            if actor == seat:
                return self._message("trains.top-seen-own", {"card": cards.NAMES[kind]})
            return Message("trains.top-seen", {"seat": actor})
        if code == effects.GAME_ENDED:
            return Message(ENDINGS[rules.END_REASONS[rest[0]]])
        name, arguments = EVENTS[code]
        values = rest if "seat" in arguments else rest[1:]
        told = {argument: self._told(argument, value) for argument, value in zip(arguments, values, strict=True)}
        return self._message(name, told)

    def _message(self, name: str, args: dict[str, str | int]) -> Message:
        """A message in which cards have the names of the edition."""
        if self.options.edition == "okazu" and ("card" in args or "cards" in args):
            args["edition"] = "okazu"
        return Message(name, args)

    def _told(self, argument: str, value: int) -> str | int:
        if argument == "card":
            return cards.NAMES[value]
        return self.map.titles[value] if argument == "place" else value

    def draw(self, view: View) -> str:
        """The map, the supply, the hand and the scores as text."""
        return draw(self.layout(), view)

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


def _counts(state: Trains, zone: int) -> dict[str, int]:
    """The cards of a zone by name."""
    return {name: state.count(zone, kind) for kind, name in enumerate(cards.NAMES) if state.count(zone, kind)}


def _names(kinds: Sequence[int]) -> str:
    return ", ".join(cards.NAMES[kind] for kind in kinds)
