"""TransAmerica for a number of players and options: action texts, set-up, views and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from railbox.core.actions import ActionSpace
from railbox.core.bits import BITS
from railbox.core.catalogue import Component, Ruleset, ScoreRow, Tell
from railbox.core.deals import Deal
from railbox.core.messages import Argument, Message, seats
from railbox.core.state import OVER, SPECTATOR, IllegalAction
from railbox.games.transamerica import board, rules
from railbox.games.transamerica.options import TransAmericaOptions
from railbox.games.transamerica.rules import TransAmerica
from railbox.games.transamerica.setting import HUB, OWN_TRACKS, STOP, Setting
from railbox.games.transamerica.text import draw
from railbox.games.transamerica.view import (
    City,
    Hint,
    Layout,
    Line,
    Node,
    OwnTrack,
    PastBoard,
    Player,
    Round,
    View,
)

PHASES = ("hub", "first", "second", "over")
ENDS = ("active", "others-early", "others", "no-tracks", "stuck")
LATER_ROUNDS = (2, 3)
"""Rounds that a deal may fix beside the first."""
SEAT_COLOURS = ("blue", "orange", "green", "purple", "yellow", "black")
CITY_COLOURS = ("green", "blue", "yellow", "red", "orange", "purple", "black", "white", "grey", "brown", "pink")
"""Colours of cities that have words; boards of one's own may have others."""
KEPT_PASTS = 64


class TransAmericaRuleset(Ruleset):
    """TransAmerica for a number of players and options."""

    def __init__(self, players: int, options: TransAmericaOptions) -> None:
        super().__init__(players, options)
        self.options = options
        self.board = board.STANDARD if options.board is None else board.read_board(options.board)
        self.names = self.board.node_names
        self.lines = self.board.edge_names
        cards = self.board.cities_in_play(players)
        self.cards = {colour: [self.names[city.node] for city in cities] for colour, cities in cards.items()}
        self.numbers = {name: node for node, name in enumerate(self.names)}
        self.words = self.board.words
        self.pasts: dict[tuple[int, ...], PastBoard] = {}
        blocks = {
            "stop": ["stop"],
            "hub": [f"hub {name}" for name in self.names],
            "track": [f"track {line}" for line in self.lines],
            "own": [f"own {line}" for line in self.lines] if options.vexation else [],
        }
        turned = dict(zip(self.lines, (f"{self.names[b]}-{self.names[a]}" for a, b in self.board.ends), strict=True))
        closed = Message("transamerica.no-own-tracks")
        self.actions = ActionSpace(
            blocks,
            aliases={
                f"{kind} {turned[line]}": f"{kind} {line}"
                for kind in ("track", "own")
                for line in (self.lines if blocks[kind] else [])
            },
            never={} if options.vexation else {f"own {line}": closed for pair in turned.items() for line in pair},
        )
        self.setting = Setting(
            players=players,
            tracks=self.board.tracks,
            points=self.board.points,
            min_rounds=options.min_rounds,
            open_cities=options.open_cities,
            vexation=options.vexation,
            random_first=options.first == "random",
            random_colours=options.colours == "random",
            nodes=len(self.names),
            ends=self.board.ends,
            costs=self.board.costs,
            cards=[[city.node for city in cities] for cities in cards.values()],
        )
        if (self.setting.first_track, self.setting.first_own) != (
            self.actions.blocks["track"].start,
            self.actions.blocks["own"].start,
        ):
            raise ValueError("the action texts and the rules disagree")

    def piles(self) -> Mapping[str, Sequence[str]]:
        """The cities of each colour, for the first round and those that a deal may fix: a card a seat from the top.

        Where lots are drawn, the seat on top begins, and the colours go to the seats in turn.
        """
        piles = {f"cities {colour}": cards for colour, cards in self.cards.items()}
        if self.options.first == "random":
            piles["first seat"] = [str(seat + 1) for seat in range(self.players)]
        if self.options.colours == "random":
            piles["seat colours"] = list(SEAT_COLOURS)
        for number in LATER_ROUNDS:
            piles |= {f"round {number} {colour}": cards for colour, cards in self.cards.items()}
        return piles

    def new_state(self, piles: Deal, seed: str) -> TransAmerica:
        """The first round dealt; the cities of rounds after the arranged ones come from the seed."""
        state = TransAmerica(self.setting)
        decks = []
        for prefix in ("cities", *(f"round {number}" for number in LATER_ROUNDS)):
            decks.append([self.numbers[name] for colour in self.cards for name in piles[f"{prefix} {colour}"]])
        first = int(piles["first seat"][0]) - 1 if "first seat" in piles else 0
        colours = [SEAT_COLOURS.index(colour) for colour in piles.get("seat colours", SEAT_COLOURS)]
        state.deal(decks, seed, first, colours[: self.players])
        return state

    # ---- layout and view ---------------------------------------------------------------------

    def layout(self) -> Layout:
        """The board with its lines and cities."""
        table = self.board
        return Layout(
            nodes=[
                Node(name, words, *place, *square)
                for name, words, place, square in zip(
                    self.names, self.words.points, table.places, table.grid, strict=True
                )
            ],
            lines=[
                Line(name, words, self.names[a], self.names[b], cost, kind)
                for name, words, (a, b), cost, kind in zip(
                    self.lines, self.words.lines, table.ends, table.costs, table.kinds, strict=True
                )
            ],
            cities=[
                City(city.name, self.names[city.node], city.colour, self.names[city.node] in self.cards[city.colour])
                for city in table.cities
            ],
            colours=table.colours,
            colour_words=[_colour(colour) for colour in table.colours],
            tracks=table.tracks,
            own_tracks=OWN_TRACKS if self.options.vexation else 0,
            points=table.points,
        )

    def view(self, state: TransAmerica, seat: int) -> View:
        """The table as the seat may know it."""
        return self.views(state, (seat,))[0]

    def views(self, state: TransAmerica, seats: Sequence[int]) -> list[View]:
        """The table as each of these seats may know it: at the end everything."""
        own_tracks = self._own_tracks(list(state.own))
        tracks = self._tracks(list(state.free), own_tracks)
        rounds, past = self._rounds(state), self._past(state)
        strange = [self._player(state, other, SPECTATOR) for other in range(self.players)]
        return [
            View(
                round=state.round,
                starter=state.starter,
                phase=PHASES[state.phase],
                supply=state.supply,
                barrier=state.barrier,
                players=[
                    self._player(state, seat, seat) if other == seat else strange[other]
                    for other in range(self.players)
                ],
                tracks=tracks,
                own_tracks=own_tracks,
                hints=self._hints(state) if self.options.hints and state.to_act() == seat != OVER else [],
                rounds=rounds,
                past=past,
            )
            for seat in seats
        ]

    def _player(self, state: TransAmerica, other: int, seat: int) -> Player:
        known = state.knows_hand(seat, other)
        hand = state.hand(other)
        marker = state.marker[other]
        shows_way = (other == seat and self.options.hints) or state.phase == rules.ENDED
        way = state.trees(other, 0, True) if shows_way else None
        return Player(
            score=state.score[other],
            colour=SEAT_COLOURS[state.colours[other]],
            marker=self.names[marker] if marker >= 0 else None,
            network=state.reached(other),
            cities=[self.names[node] if known else None for node in hand],
            reached=[state.is_reached(other, node) if known else None for node in hand],
            complete=bool(state.finished >> other & 1),
            missing=way.cost if way else state.missing(other) if known else None,
            lacking=[self.lines[edge] for edge in way.lines()] if way else None,
            own_tracks=state.own_left[other] if self.options.vexation else 0,
        )

    def _hints(self, state: TransAmerica) -> list[Hint]:
        hints = zip(state.legal_actions(), state.hints(), strict=True)
        return [Hint(self.actions.text(action), lowers) for action, lowers in hints if action != STOP]

    def _rounds(self, state: TransAmerica) -> list[Round]:
        size = 3 + self.players
        rounds = []
        for first in range(0, len(state.history), size):
            end, tracks, complete, *losses = state.history[first : first + size]
            seats = [seat for seat in range(self.players) if complete >> seat & 1]
            rounds.append(Round(ENDS[end], tracks, seats, losses))
        return rounds

    def _past(self, state: TransAmerica) -> PastBoard | None:
        """The round before; it stays the same for a whole round, so it is counted once."""
        if len(state.past) == 0:
            return None
        key = tuple(state.past)
        if key not in self.pasts:
            if len(self.pasts) == KEPT_PASTS:
                self.pasts.clear()
            self.pasts[key] = self._past_board(state.round_before())
        return self.pasts[key]

    def _past_board(self, board: TransAmerica) -> PastBoard:
        own_tracks = self._own_tracks(list(board.own))
        hands = [board.hand(seat) for seat in range(self.players)]
        return PastBoard(
            markers=[self.names[node] for node in board.marker],
            cities=[[self.names[node] for node in hand] for hand in hands],
            tracks=self._tracks(list(board.free), own_tracks),
            own_tracks=own_tracks,
            missed=[
                [self.names[node] for node in hand if not board.is_reached(seat, node)]
                for seat, hand in enumerate(hands)
            ],
            lacking=[[self.lines[edge] for edge in board.missing_lines(seat)] for seat in range(self.players)],
        )

    def _tracks(self, free: list[int], own: list[OwnTrack]) -> list[str]:
        """The lines under common tracks: neither free nor under an own track."""
        private = {track.line for track in own}
        taken = [word & ~free[place] for place, word in enumerate(self.setting.graph.every)]
        return [self.lines[edge] for edge in _edges(taken) if self.lines[edge] not in private]

    def _own_tracks(self, own: list[int]) -> list[OwnTrack]:
        words = self.setting.graph.words
        return [
            OwnTrack(self.lines[edge], seat)
            for seat in range(len(own) // words)
            for edge in _edges(own[seat * words : (seat + 1) * words])
        ]

    # ---- words -----------------------------------------------------------------------------------

    def prompt(self, state: TransAmerica, seat: int) -> Message:
        """What is asked of the seat."""
        if state.phase == rules.HUBS:
            return Message("transamerica.prompt-hub")
        if state.phase == rules.FIRST:
            return Message("transamerica.prompt-first")
        return Message("transamerica.prompt-last" if state.finished else "transamerica.prompt-second")

    def label(self, action: int, seat: int) -> Message:
        """An action in words, with the point or the line by its place."""
        edge = self.setting.line_of(action)
        if edge >= 0:
            kind = "own" if action >= self.setting.first_own else "track"
            return Message(f"transamerica.label-{kind}", {"track": self.words.lines[edge]})
        if action >= HUB:
            return Message("transamerica.label-hub", {"point": self.words.points[action - HUB]})
        return Message("transamerica.label-stop")

    def explain(self, refusal: IllegalAction) -> Message:
        """A refusal with points and lines by their places."""
        told: dict[str, Argument] = dict(refusal.details)
        for name, words in (("point", self.words.points), ("track", self.words.lines)):
            number = told.get(name)
            if isinstance(number, int):
                told[name] = words[number]
        return Message(refusal.rule, told)

    def components(self) -> dict[str, Component]:
        """The cities by the names of their nodes, and the pieces of the game."""
        pieces: dict[str, dict[str, Argument]] = {
            "marker": {},
            "track": {"number": self.board.tracks},
            "double": {},
            "barrier": {"number": rules.BARRIER_SPACES},
        }
        if self.options.vexation:
            pieces["own"] = {"number": OWN_TRACKS}
        components = {
            piece: Component(
                Message(f"transamerica.piece-{piece}"),
                Message(f"transamerica.piece-{piece}-line"),
                Message(f"transamerica.piece-{piece}-text", args),
            )
            for piece, args in pieces.items()
        }
        for city in self.board.cities:
            count = len(self.cards[city.colour])
            in_play = self.names[city.node] in self.cards[city.colour]
            components[self.names[city.node]] = Component(
                self.words.points[city.node],
                Message("transamerica.city-line", {"colour": _colour(city.colour)}),
                Message("transamerica.city-text" if in_play else "transamerica.city-text-out", {"number": count}),
            )
        return components

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        """A journal entry as the seat may know it."""
        code, *rest = entry
        if code == rules.HUB_PLACED:
            return Message("transamerica.hub-placed", {"seat": rest[0], "point": self.words.points[rest[1]]})
        if code == rules.TRACK_LAID:
            actor, edge, own = rest
            args: dict[str, Argument] = {"seat": actor, "track": self.words.lines[edge]}
            return Message("transamerica.own-track-laid" if own else "transamerica.track-laid", args)
        if code == rules.NETWORKS_JOINED:
            return Message("transamerica.networks-joined", {"seats": seats(rest)})
        if code == rules.NETWORK_REACHES:
            return Message("transamerica.network-reaches", {"seat": rest[0], "others": seats(rest[1:])})
        if code == rules.STOPPED:
            return Message("transamerica.stopped", {"seat": rest[0]})
        if code == rules.COMPLETED:
            return Message("transamerica.completed", {"seat": rest[0], "cities": self._cities(rest[1:])})
        if code == rules.TURN_SKIPPED:
            return Message("transamerica.turn-skipped", {"seat": rest[0]})
        if code == rules.ROUND_ENDED:
            end = Message(f"transamerica.round-end-{ENDS[rest[1]]}")
            return Message("transamerica.round-ended", {"round": rest[0], "end": end})
        if code == rules.LOST:
            loser, loss, points, *cities = rest
            losses: dict[str, Argument] = {"seat": loser, "loss": loss, "points": points}
            return Message("transamerica.lost", {**losses, "cities": self._cities(cities)})
        if code == rules.BARRIER_MOVED:
            return Message("transamerica.barrier-moved", {"points": rest[0]})
        if code == rules.BARRIER_CROSSED:
            return Message("transamerica.barrier-crossed", {"seat": rest[0], "points": rest[1]})
        if code == rules.GAME_ENDED:
            return Message("transamerica.round-limit" if rest[0] else "transamerica.game-ended")
        if code == rules.ROUND_STARTED:
            return Message("transamerica.round-started", {"round": rest[0], "seat": rest[1]})
        actor, dealt = rest[0], self._cities(rest[1:])
        if actor == seat:
            return Message("transamerica.dealt-own", {"cities": dealt})
        return Message("transamerica.dealt", {"seat": actor, "cities": dealt}) if self.options.open_cities else None

    def _cities(self, nodes: Sequence[int]) -> list[Message]:
        return [self.words.points[node] for node in nodes]

    def draw(self, view: View, tell: Tell) -> str:
        """The map, the hands and the points as text."""
        return draw(self.layout(), view, tell)

    # ---- points and effects ------------------------------------------------------------------------

    def score_sheet(self, state: TransAmerica) -> list[ScoreRow]:
        """What everybody started with, and what each round took."""
        rows = [ScoreRow(Message("transamerica.sheet-start"), [self.board.points] * self.players)]
        for number, past in enumerate(self._rounds(state), start=1):
            rows.append(
                ScoreRow(Message("transamerica.sheet-round", {"round": number}), [-loss for loss in past.losses])
            )
        return rows

    def tie_break(self, state: TransAmerica) -> Message | None:
        """Nothing decides between seats with equal points: they share the victory."""
        winners = state.winners()
        if len(winners) < 2:
            return None
        return Message("transamerica.tie-shared", {"seats": seats(winners), "points": state.score[winners[0]]})

    def figures(
        self, state: TransAmerica, actions: Sequence[int], journals: Sequence[list[list[int]]], seat: int
    ) -> list[dict[str, int]]:
        """`cost` of the line, `joins`: how many seats become part of the network, `saved`: fewer points missing.

        Where the round ends with the action for certain, `loss` is what it then costs the seat.
        """
        hints = dict(zip(state.legal_actions(), state.hints(), strict=True)) if self.options.hints else {}
        missing: int | None = None
        mates = len(state.reached(seat))
        found = []
        for action, journal in zip(actions, journals, strict=True):
            figures: dict[str, int] = {}
            edge = self.setting.line_of(action)
            if edge >= 0:
                figures["cost"] = self.setting.graph.cost[edge]
                figures["joins"] = 0
            if hints and action != STOP:
                figures["saved"] = hints[action]
            for code, *rest in journal:
                if code == rules.NETWORKS_JOINED:
                    figures["joins"] = len(rest) - mates
                elif code == rules.NETWORK_REACHES and rest[0] == seat:
                    figures["joins"] = len(rest) - 1
                elif code == rules.ROUND_ENDED and hints:
                    missing = state.missing(seat) if missing is None else missing
                    figures["loss"] = missing - figures.get("saved", 0)
            found.append(figures)
        return found

    def statistics(self, state: TransAmerica) -> dict[str, list[float]]:
        """Rounds and how they ended, tracks in a round, losses, rounds in which each seat was complete."""
        rounds = self._rounds(state)
        return {
            "rounds": [float(len(rounds))],
            "tracks a round": [sum(past.tracks for past in rounds) / len(rounds)],
            "rounds that nobody completed": [float(sum(not past.complete for past in rounds))],
            "barrier moved": [float(state.barrier > 0)],
            "rounds completed": [float(sum(seat in past.complete for past in rounds)) for seat in range(self.players)],
            "points lost a round": [
                sum(past.losses[seat] for past in rounds) / len(rounds) for seat in range(self.players)
            ],
        }


def _edges(mask: list[int]) -> Iterator[int]:
    """The edges of a mask."""
    for place, word in enumerate(mask):
        while word:
            yield BITS * place + (word & -word).bit_length() - 1
            word &= word - 1


def _colour(name: str) -> Message:
    """A colour of cities, in words."""
    if name in CITY_COLOURS:
        return Message(f"transamerica.colour-{name}")
    return Message("transamerica.colour", {"name": name})
