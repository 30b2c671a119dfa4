"""What seats see of a game of Trains, made from its pieces: compiled, since a server does it after every action."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from railbox.core.bits import lowest_bit
from railbox.core.state import OVER, SPECTATOR
from railbox.games.trains import cards, codes, effects
from railbox.games.trains.pieces import DECK_ROOM
from railbox.games.trains.rules import Trains
from railbox.games.trains.view import End, Player, Turn, View


def look(state: Trains, seats: Sequence[int], cells: list[str], colours: list[str], turn_limit: i64) -> list[View]:
    """The table as each of these seats may know it; hands lie open at the end."""
    names = cards.NAMES
    players: i64 = len(colours)
    rails: dict[str, list[int]] = {}
    stations: dict[str, int] = {}
    for place, cell in enumerate(cells):
        if state.rails_on[place]:
            rails[cell] = owners(state, place, players)
        if state.stations_on[place]:
            stations[cell] = state.stations_on[place]
    supply: dict[str, int] = {}
    empty: list[str] = []
    kinds = state.in_game
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        left = state.count(codes.SUPPLY, kind)
        supply[names[kind]] = left
        if left == 0 and kind != cards.WASTE:
            empty.append(names[kind])
    scores = state.scores()
    end = End(
        empty_piles=empty,
        rails_left=min([state.rails_left[other] for other in range(players)]),
        stations_left=state.stations_left,
        turns_left=turn_limit - state.turn // players,
    )
    removed = counts(state, codes.REMOVED)
    now = turn(state, players)
    strange = [player(state, other, SPECTATOR, colours[other], scores[other]) for other in range(players)]
    views: list[View] = []
    for seat in seats:
        seen = strange
        if seat != SPECTATOR:
            seen = strange[:]
            seen[seat] = player(state, seat, seat, colours[seat], scores[seat])
        views.append(
            View(
                supply=supply,
                removed=removed,
                rails=rails,
                stations=stations,
                stations_left=state.stations_left,
                end=end,
                turn=now,
                players=seen,
            )
        )
    return views


def owners(state: Trains, cell: i64, players: i64) -> list[int]:
    """Who has a rail on a cell."""
    found: list[int] = []
    for seat in range(players):
        if state.has_rail(seat, cell):
            found.append(seat)
    return found


def counts(state: Trains, zone: i64) -> dict[str, int]:
    """The cards of a zone by name."""
    found: dict[str, int] = {}
    kinds = state.kinds[zone]
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        found[cards.NAMES[kind]] = state.count(zone, kind)
    return found


def turn(state: Trains, players: i64) -> Turn:
    """The turn of the seat that acts."""
    lasting: list[str] = []
    if state.waived:
        for kind in range(cards.KINDS):
            if effects.WAIVED_BY[kind] & state.waived:
                lasting.append(cards.NAMES[kind])
    if state.no_waste:
        lasting.append("dump_site")
    lasting += ["ironworks"] * int(state.ironworks)
    lasting += ["early_train"] * int(state.early_trains + state.early_copies)
    question = state.question
    card: str | None = None
    about: str | None = None
    if question != codes.TURN and question != codes.START and question != codes.GAME_OVER:
        card = cards.NAMES[state.asking_card()]
    if question == codes.PURCHASE or question == codes.GAIN_TRAIN:
        about = cards.NAMES[state.kind]
    seat: int | None = None
    if state.to_act() != OVER:
        seat = state.seat
    return Turn(
        seat=seat,
        number=state.turn // players + 1,
        coins=state.coins,
        may_pass=question == codes.TURN and not state.acted,
        play=counts(state, codes.PLAY),
        gained=counts(state, codes.GAINED),
        aside=counts(state, codes.ASIDE),
        lasting=lasting,
        question=codes.QUESTION_NAMES[question],
        card=card,
        about=about,
    )


def player(state: Trains, other: i64, seat: i64, colour: str, score: int) -> Player:
    """A seat as another one may know it."""
    sees_hand = other == seat or state.to_act() == OVER
    known = state.known[other]
    if other != seat:
        known -= state.secret[other]
    top = other * DECK_ROOM + state.deck_size[other] - 1
    owned: dict[str, int] = {}
    for kind in range(cards.KINDS):
        count = state.owned(other, kind)
        if count:
            owned[cards.NAMES[kind]] = count
    return Player(
        colour=colour,
        score=score,
        track=state.track[other],
        rails_left=state.rails_left[other],
        hand=counts(state, (codes.HAND if sees_hand else codes.SHOWN) + other),
        hand_size=state.size(codes.HAND + other),
        deck_size=state.deck_size[other],
        deck_top=[cards.NAMES[state.deck[top - depth]] for depth in range(known)],
        discard=counts(state, codes.DISCARD + other),
        owned=owned,
    )
