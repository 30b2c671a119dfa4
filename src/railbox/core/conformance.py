"""The checks that every game must pass, usable for games by others: `assert_conforms(game, players=3)`."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from railbox.core.catalogue import Game
from railbox.core.match import Match, focused, load_record, new_game, previews, seat_view
from railbox.core.messages import Message
from railbox.core.record import read_record
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER, SPECTATOR, IllegalAction, State
from railbox.locales import LANGUAGES, has_message

LOOKS_PER_GAME = 10
REFUSALS_PER_LOOK = 40


def assert_conforms(
    game: Game,
    players: int,
    options: Mapping[str, Any] | None = None,
    seeds: Iterable[int] = range(2),
    max_actions: int = 20_000,
) -> None:
    """Play random games and check at many moments what DESIGN promises of a game; AssertionError says which fails."""
    for seed in seeds:
        _check_game(new_game(game, players, seed, options), max_actions)


def _check_game(match: Match, max_actions: int) -> None:
    rng = stream(match.seed, "conformance")
    length = match.fresh_state().playout(rng.clone())
    looks = {int(rng.below(max(length, 1))) for _ in range(LOOKS_PER_GAME)} | {0, 1, 2}
    horizon = match.state.horizon()
    _check_layout(match)
    _check_parts(match)
    while not match.over:
        if len(match.actions) in looks:
            _look(match, rng)
        _check_simultaneous(match, rng)
        seats = match.pending
        seat = seats[rng.below(len(seats))]
        texts = match.legal(seat)
        match.play(texts[rng.below(len(texts))], seat)
        assert match.state.horizon() >= horizon, "the horizon must never shrink"
        horizon = match.state.horizon()
        assert len(match.actions) <= max_actions, f"no end after {max_actions} actions"
    _look(match, rng)
    _check_end(match)


def _check_layout(match: Match) -> None:
    assert msgspec.json.encode(match.layout()) == msgspec.json.encode(match.layout())
    again = new_game(match.game, match.players, match.seed, match.options, match.deal)
    assert fingerprint(again) == fingerprint(match), "one seed must give one game"


def _check_parts(match: Match) -> None:
    """What can be asked about, and what can be chosen, has words."""
    _check_words(match.game.summary)
    for option in match.game.help():
        for message in (option.title, option.help, *option.values.values()):
            _check_words(message)
    for component in match.ruleset.components().values():
        for part in (component.title, component.line, component.text):
            if part is not None:
                _check_words(part)


def fingerprint(match: Match, state: State | None = None) -> bytes:
    """All that can be seen of a state, from every seat and by omniscience."""
    state = match.state if state is None else state
    views = [seat_view(match.ruleset, state, seat) for seat in range(SPECTATOR, match.players)]
    return msgspec.json.encode([views, state.scores(), state.legal_actions(), state.pending(), state.horizon()])


def _look(match: Match, rng: Rng) -> None:
    before = fingerprint(match)
    if not match.over:
        _check_legal(match, rng)
        _check_clones(match, rng)
        _check_previews(match, rng)
    _check_pickles(match, rng)
    _check_points(match, rng)
    _check_resample(match, rng)
    _check_record(match)
    assert fingerprint(match) == before, "looking at a state must not change it"


def _check_legal(match: Match, rng: Rng) -> None:
    space = match.ruleset.actions
    legal = match.state.legal_actions()
    assert legal, "a state that is not over must have a legal action"
    assert legal == sorted(set(legal)), "legal actions must be in rising order, each once"
    assert legal[0] >= 0 and legal[-1] < len(space), "legal actions must lie in the action space"
    for action in legal:
        assert space.number(space.text(action)) == action, "text and number of an action must agree"
    for _ in range(20):
        assert match.state.random_action(rng) in legal, "random_action must be legal"
    for _ in range(REFUSALS_PER_LOOK):
        action = rng.below(len(space))
        if action in legal:
            continue
        try:
            match.state.clone().play(action)
        except IllegalAction as refused:
            name = refused.rule.split(".")[0]
            assert name in (match.game.name, "core"), f"{space.text(action)!r}: {refused.rule} is no rule of the game"
            _check_words(match.ruleset.explain(refused))
        else:
            raise AssertionError(f"play accepted {space.text(action)!r}, which is not among the legal actions")


def _check_clones(match: Match, rng: Rng) -> None:
    before = fingerprint(match)
    legal = match.state.legal_actions()
    for _ in range(4):
        action = legal[rng.below(len(legal))]
        one, two = match.state.clone(), match.state.clone()
        assert fingerprint(match, one) == before, "a clone must equal its original"
        one.play(action)
        two.apply(action)
        assert fingerprint(match, one) == fingerprint(match, two), "play and apply must do the same"
        assert fingerprint(match) == before, "a clone must be independent"
    ending = match.state.clone()
    assert ending.playout(rng) > 0
    assert ending.to_act() == OVER and ending.winners(), "a playout must reach the end"
    assert fingerprint(match) == before, "a playout of a clone must be independent"


def _check_previews(match: Match, rng: Rng) -> None:
    """What is told of an action before it is done comes true, and depends on nothing that its seat cannot know."""
    for seat in match.pending:
        told = match.previews(seat)
        assert list(told) == match.legal(seat), "every legal action has a preview"
        for _ in range(2):
            twin = focused(match.state.resample(seat, rng), seat)
            again = previews(match.ruleset, twin, seat, twin.legal_actions())
            assert again == list(told.values()), f"a preview shows what seat {seat} cannot know"
        for text in list(told)[:: max(1, len(told) // 4)]:
            true = copy.deepcopy(match).play(text, seat)
            messages = told[text].messages
            assert true[: len(messages)] == messages, f"the preview of {text!r} is not what happens"
            label = match.label(text, seat)
            assert label.id != "core.action", f"{text!r} has no words"
            for message in (label, match.prompt(seat), *true):
                _check_words(message)


def _check_words(message: Message) -> None:
    """A message and those in its arguments exist in every language."""
    for language in LANGUAGES:
        assert has_message(message.id, language), f"{message.id} has no words in {language!r}"
    for value in message.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                _check_words(part)


def _check_pickles(match: Match, rng: Rng) -> None:
    before = fingerprint(match)
    for again in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert fingerprint(again) == before, "a pickled or copied match must be equal"
        again.state.playout(rng.clone())
    assert fingerprint(match) == before, "a copied match must be independent"


def _check_points(match: Match, rng: Rng) -> None:
    """The score sheet adds up, and tells no more than the points that a seat may know."""
    sheet = match.score_sheet()
    for row in sheet:
        _check_words(row.source)
    scores = match.state.scores()
    assert [sum(row.points[seat] for row in sheet) for seat in range(match.players)] == scores, (
        "the score sheet must add up to the scores"
    )
    for seat in range(SPECTATOR, match.players):
        seen = match.ruleset.seen_scores(match.state, seat)
        assert all(points in (None, true) for points, true in zip(seen, scores, strict=True)), "points shown are true"
        if None not in seen:
            other = match.state.resample(seat, rng)
            assert match.ruleset.score_sheet(other) == sheet, f"the score sheet shows what seat {seat} cannot know"


def _check_resample(match: Match, rng: Rng) -> None:
    for seat in range(SPECTATOR, match.players):
        seen = msgspec.json.encode(match.view(seat))
        other = match.state.resample(seat, rng)
        assert msgspec.json.encode(seat_view(match.ruleset, other, seat)) == seen, (
            f"a resampled state must look the same to seat {seat}"
        )
        assert other.horizon() == match.state.horizon()
        again, twin = (state.resample(seat, rng.clone()) for state in (match.state, other))
        assert fingerprint(match, again) == fingerprint(match, twin), (
            f"what is drawn anew for seat {seat} depends on what it cannot know"
        )
        assert _ending(match, again, rng) == _ending(match, twin, rng), (
            f"what is still to come, drawn anew for seat {seat}, depends on what it cannot know"
        )
        if not match.over:
            assert other.playout(rng) > 0, "a resampled state must be playable"


def _ending(match: Match, state: State, rng: Rng) -> bytes:
    """What becomes of a state in a random game: it tells apart what no view shows, such as the order of a pile."""
    ending = state.clone()
    ending.playout(rng.clone())
    return fingerprint(match, ending)


def _check_record(match: Match) -> None:
    text = match.record().to_json()
    again = load_record(text.encode())
    assert fingerprint(again) == fingerprint(match), "a record must replay to the same state"
    assert read_record(text.encode()) == match.record()
    for seat in range(SPECTATOR, match.players):
        assert again.events(seat) == match.events(seat), "a replay must tell the same events"
    if again.actions:
        again.undo()
        again.replay(match.actions[-1:])
        assert fingerprint(again) == fingerprint(match), "undoing and doing again must change nothing"


def _check_simultaneous(match: Match, rng: Rng) -> None:
    """Secret choices may come in any order, with the same outcome, and show nothing before all are made."""
    pending = match.pending
    if len(pending) < 2:
        return
    choices = {seat: rng.split() for seat in pending}
    outcomes = []
    for order in (pending, pending[::-1]):
        state = match.state.clone()
        for number, seat in enumerate(order):
            others = [other for other in range(SPECTATOR, match.players) if other != seat]
            seen = [_without_pending(match, state, other) for other in others]
            generator = choices[seat].clone()
            while seat in state.pending():
                state.focus(seat)
                legal = state.legal_actions()
                state.play(legal[generator.below(len(legal))])
                if number + 1 < len(order):
                    assert [_without_pending(match, state, other) for other in others] == seen, (
                        f"the secret choice of seat {seat} shows too early"
                    )
                if number + 1 == len(order) and state.horizon() > match.state.horizon():
                    break  # the choices have come to light, and the last seat to choose may be the next to act
        outcomes.append(fingerprint(match, state))
    assert outcomes[0] == outcomes[1], "simultaneous choices must not depend on their order"


def _without_pending(match: Match, state: State, seat: int) -> dict[str, Any]:
    view = seat_view(match.ruleset, state, seat)
    return {name: value for name, value in view.items() if name not in ("pending", "to_act", "prompt")}


def _check_end(match: Match) -> None:
    state = match.state
    assert state.legal_actions() == [] and state.pending() == []
    assert len(state.scores()) == match.players
    assert state.winners() and set(state.winners()) <= set(range(match.players))
    assert state.end_reason(), "a finished game must say what ended it"
    _check_words(Message(f"{match.game.name}.end-{state.end_reason()}"))
    for values in match.ruleset.statistics(state).values():
        assert len(values) in (1, match.players), "statistics are per game or per seat"
    try:
        state.play(0)
    except IllegalAction as refused:
        assert refused.rule == "core.game-over"
    else:
        raise AssertionError("nothing may be played after the end")
