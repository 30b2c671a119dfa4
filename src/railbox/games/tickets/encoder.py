"""What a seat may know of Ticket to Ride: the Card Game, as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from railbox.core.bits import BIT, count_bits, lowest_bit
from railbox.core.encoder import Encoder, Part
from railbox.core.state import State
from railbox.games.tickets.destinations import DESTINATIONS, RING
from railbox.games.tickets.rules import (
    BONUSES,
    COMPLETING,
    DEALT_DESTINATIONS,
    ENDED,
    KEEPING,
    KINDS,
    MOST_LOCOS,
    ROW,
    TRAINS,
    Tickets,
)

MOST_POINTS: Final = 1000
LAST_TURNS: Final = 5


class TicketsEncoder(Encoder):
    """The row, the yards, what is known of hands and of stacks, and the destinations as far as the seat knows them."""

    phase: i64
    round: i64
    starter: i64
    turn: i64
    last_turns: i64
    row: i64
    deck: i64
    discarded: i64
    deck_count: i64
    deck_known: i64
    offered: i64
    chosen: i64
    rejected: i64
    left: i64
    owner: i64
    wagons: i64
    locos: i64
    hand_size: i64
    hand: i64
    known: i64
    stack_size: i64
    stack: i64
    count: i64
    held: i64
    not_held: i64
    completed_count: i64
    completed: i64
    bonuses: i64
    points: i64

    def describe(self) -> None:
        """The parts of Ticket to Ride: the Card Game."""
        seats = int(self.seats)
        kinds = "by kind: eight colours, then locomotives"
        cards = (DESTINATIONS,)
        self.phase = self.add(
            Part(
                "phase",
                (),
                0,
                ENDED,
                "1 a turn, 2 its second card, 3 destinations are chosen, 4 completed, 5 the end; 0 they are kept at "
                "the start",
                category=True,
            )
        )
        self.round = self.add(Part("round", (), 0, 2, "the round, from 1"))
        self.starter = self.add(
            Part("starter", (), 0, seats, "the seat that begins the round, or the next one", category=True)
        )
        self.turn = self.add(
            Part("turn", (), 0, seats, "the seat that decides now, nobody while all choose in secret", category=True)
        )
        self.last_turns = self.add(
            Part("last_turns", (), 0, LAST_TURNS + 1, "turns that are left and 1, 0 while the deck lasts")
        )
        self.row = self.add(Part("row", (ROW,), 0, KINDS, f"the open train cards {kinds}", category=True))
        self.deck = self.add(Part("deck", (), 0, TRAINS, "train cards in the deck"))
        self.discarded = self.add(Part("discarded", (), 0, TRAINS, "train cards that were robbed"))
        self.deck_count = self.add(Part("deck_count", (), 0, DESTINATIONS, "destinations in their deck"))
        self.deck_known = self.add(
            Part("deck_known", cards, 0, DESTINATIONS, "the deck from the top, where it is known", category=True)
        )
        self.offered = self.add(Part("offered", cards, 0, 1, "destinations that the seat has to decide on"))
        self.chosen = self.add(Part("chosen", cards, 0, 1, "those that it has chosen, in secret"))
        self.rejected = self.add(Part("rejected", cards, 0, 1, "those that it has rejected, in secret"))
        self.left = self.add(
            Part(
                "left", (KINDS,), 0, TRAINS, f"what is left of the own stack while destinations are completed, {kinds}"
            )
        )
        self.owner = self.add(
            Part("owner", (KINDS,), 0, seats, f"whose column lies in a yard, {kinds} only", category=True)
        )
        self.wagons = self.add(Part("wagons", (KINDS,), 0, TRAINS, "the wagons of each column"))
        self.locos = self.add(Part("locos", (KINDS,), 0, MOST_LOCOS, "the locomotives on top of each column"))
        self.hand_size = self.add(Part("hand_size", (seats,), 0, TRAINS, "train cards in each hand"))
        self.hand = self.add(Part("hand", (seats, KINDS), 0, TRAINS, f"each hand where it is seen, {kinds}"))
        self.known = self.add(Part("known", (seats, KINDS), 0, TRAINS, "what everybody knows to be in each hand"))
        self.stack_size = self.add(Part("stack_size", (seats,), 0, TRAINS, "cards on the way of each seat"))
        self.stack = self.add(Part("stack", (seats, KINDS), 0, TRAINS, f"these cards where they are seen, {kinds}"))
        self.count = self.add(Part("count", (seats,), 0, DESTINATIONS, "destinations of each seat"))
        self.held = self.add(Part("held", (seats, DESTINATIONS), 0, 1, "destinations that each seat is known to hold"))
        self.not_held = self.add(
            Part("not_held", (seats, DESTINATIONS), 0, 1, "destinations known not to be there, wherever they are")
        )
        self.completed_count = self.add(
            Part("completed_count", (seats,), 0, DESTINATIONS, "how many destinations each seat has completed")
        )
        self.completed = self.add(
            Part("completed", (seats, DESTINATIONS), 0, 1, "these destinations, where they lie face up")
        )
        self.bonuses = self.add(Part("bonuses", (seats, BONUSES), 0, 1, "the bonus cards of each seat, at the end"))
        self.points = self.add(Part("points", (seats,), -MOST_POINTS, MOST_POINTS, "the points of each seat"))
        setting = self.ruleset.setting
        self.add_rules(
            [int(self.players), int(setting.open_own_stack), int(setting.all_locos)],
            "players, and whether there are: open own stacks, sets of locomotives only",
        )

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        """Write what a seat may know."""
        assert isinstance(state, Tickets)
        into[at + self.phase] = i16(state.phase)
        into[at + self.round] = i16(state.round)
        into[at + self.starter] = i16(self.who(state.starter, seat))
        if state.phase != ENDED and not state.is_simultaneous():
            into[at + self.turn] = i16(self.who(state.seat, seat))
            into[at + self.last_turns] = i16(state.turns_left + 1)
        for place in range(ROW):
            into[at + self.row + place] = i16(state.row[place] + 1)
        into[at + self.deck] = i16(state.deck_left)
        robbed: i64 = 0
        kinds: i64 = KINDS
        for kind in range(kinds):
            robbed += state.discard[kind]
            if state.owner[kind] >= 0:
                into[at + self.owner + kind] = i16(self.who(state.owner[kind], seat))
                into[at + self.wagons + kind] = i16(state.wagons[kind])
                into[at + self.locos + kind] = i16(state.locos[kind])
        into[at + self.discarded] = i16(robbed)
        known = self.write_deck(state, seat, into, at)
        if seat >= 0:
            self.write_choice(state, seat, into, at)
        scores = state.scores()
        for other in range(self.players):
            self.write_cards(state, other, seat, into, at)
            self.write_destinations(state, other, seat, known, into, at)
            into[at + self.points + self.place_of(other, seat)] = i16(scores[other])
        self.write_rules(into, at)

    def write_each(self, mask: i64, into: vec[i16], first: i64) -> None:
        """Write a 1 for each destination of a mask."""
        while mask:
            into[first + lowest_bit(mask)] = 1
            mask &= mask - 1

    def write_deck(self, state: Tickets, seat: i64, into: vec[i16], at: i64) -> i64:
        """The deck of destinations; returns those of it that the seat knows."""
        deck = state.destinations
        if state.phase == KEEPING:
            into[at + self.deck_count] = i16(DESTINATIONS - DEALT_DESTINATIONS * self.players)
            return 0
        into[at + self.deck_count] = i16(deck.count)
        slots: i64 = deck.known_slots[seat] if seat >= 0 else 0
        known: i64 = 0
        while slots:
            slot = lowest_bit(slots)
            slots &= slots - 1
            place = slot - deck.top
            if place < 0:
                place += RING
            if place < deck.count:
                into[at + self.deck_known + place] = i16(deck.ring[slot] + 1)
                known |= BIT[deck.ring[slot]]
        return known

    def write_choice(self, state: Tickets, seat: i64, into: vec[i16], at: i64) -> None:
        """The seat's own choice while it is open, or secret."""
        offered = state.undecided[seat]
        if state.phase == COMPLETING:
            offered = state.destinations.held[seat] & ~state.chosen[seat]
            if state.deciding & BIT[seat]:
                kinds: i64 = KINDS
                for kind in range(kinds):
                    into[at + self.left + kind] = i16(state.left[KINDS * seat + kind])
        self.write_each(offered, into, at + self.offered)
        self.write_each(state.chosen[seat], into, at + self.chosen)
        self.write_each(state.rejected[seat], into, at + self.rejected)

    def write_cards(self, state: Tickets, other: i64, seat: i64, into: vec[i16], at: i64) -> None:
        """Hand and stack of a seat, as far as they are seen."""
        over = state.phase == ENDED
        sees = over or other == seat
        looks = over or (other == seat and (state.setting.open_own_stack or state.phase == COMPLETING))
        place = self.place_of(other, seat)
        first: i64 = KINDS * place + at
        in_hand: i64 = 0
        in_stack: i64 = 0
        kinds: i64 = KINDS
        for kind in range(kinds):
            held = state.hand[KINDS * other + kind]
            sent = state.stack[KINDS * other + kind]
            in_hand += held
            in_stack += sent
            if sees:
                into[self.hand + first + kind] = i16(held)
            if looks:
                into[self.stack + first + kind] = i16(sent)
            into[self.known + first + kind] = i16(state.shown[KINDS * other + kind])
        into[at + self.hand_size + place] = i16(in_hand)
        into[at + self.stack_size + place] = i16(in_stack)

    def write_destinations(self, state: Tickets, other: i64, seat: i64, known: i64, into: vec[i16], at: i64) -> None:
        """The destinations of a seat; `known` are those that the looking seat knows to be in the deck."""
        deck = state.destinations
        place = self.place_of(other, seat)
        completed = state.completed[other]
        held = deck.held[other]
        into[at + self.count + place] = i16(count_bits(held))
        into[at + self.completed_count + place] = i16(count_bits(completed))
        if state.phase == ENDED or other == seat:
            self.write_each(completed, into, at + self.completed + DESTINATIONS * place)
            if state.phase == ENDED:
                for bonus in state.bonuses(other):
                    into[at + self.bonuses + BONUSES * place + bonus] = 1
        elif seat < 0:
            return
        else:
            held = deck.certain[self.players * seat + other]
            elsewhere = deck.held[seat] | state.completed[seat] | known
            for holder in range(self.players):
                elsewhere |= deck.certain[self.players * seat + holder]
            missing = deck.excluded[self.players * seat + other] & ~elsewhere
            self.write_each(missing, into, at + self.not_held + DESTINATIONS * place)
        self.write_each(held, into, at + self.held + DESTINATIONS * place)
