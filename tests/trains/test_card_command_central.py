"""Command Central: draw, name a card, take the top card if it is the one."""

from tests.trains.desk import Desk


def test_a_right_guess_comes_to_the_hand() -> None:
    desk = Desk(hand=["command_central"], deck=["waste", "tower", "lay_rails"])
    desk.play("play command_central")
    assert desk.coins == 0
    assert desk.hand == {"waste": 1}
    desk.play("choose tower")
    assert desk.hand == {"waste": 1, "tower": 1}
    assert desk.deck() == ["lay_rails"]


def test_a_wrong_guess_goes_back_on_top_for_all_to_know() -> None:
    desk = Desk(hand=["command_central"], deck=["waste", "tower", "lay_rails"])
    desk.play("play command_central", "choose waste")
    assert desk.deck() == ["tower", "lay_rails"]
    assert desk.match.view(1)["game"]["players"][0]["deck_top"] == ["tower"]


def test_ruling_23_any_card_of_the_game_may_be_named_and_no_other() -> None:
    desk = Desk(hand=["command_central"], deck=["waste", "tower"], kinds=["mail_train"])
    desk.set_supply("mail_train", 0)
    desk.play("play command_central")
    assert len(desk.choices()) == 17
    assert {"normal_train", "waste", "mail_train"} < set(desk.choices())
    assert desk.refused("choose wagon_factory") == "trains.not-in-game"
    assert desk.refused("decline") == "trains.effect-must-be-finished"


def test_ruling_23_with_nothing_to_reveal_nothing_happens() -> None:
    desk = Desk(hand=["command_central"], deck=["waste"])
    desk.play("play command_central")
    assert desk.hand == {"waste": 1}
    assert desk.turn["question"] == "turn"


def test_the_reveal_reshuffles_only_when_it_happens() -> None:
    desk = Desk(hand=["command_central"], deck=["waste"], discard=["tower"])
    desk.play("play command_central")
    assert desk.discard == {"tower": 1}
    desk.play("choose tower")
    assert not desk.discard
    assert desk.hand == {"waste": 1, "tower": 1}


def test_without_effect_nothing_is_drawn() -> None:
    desk = Desk(hand=["command_central"], deck=["waste"])
    desk.play("play command_central without effect")
    assert not desk.hand


def test_ruling_23_okazu_looks_so_that_a_wrong_guess_is_shown_to_nobody() -> None:
    desk = Desk(hand=["command_central"], deck=["waste", "tower", "lay_rails"], edition="okazu")
    desk.play("play command_central", "choose waste")
    assert desk.deck() == ["tower", "lay_rails"]
    assert desk.me()["deck_top"] == ["tower"]
    assert desk.match.view(1)["game"]["players"][0]["deck_top"] == []
    own, other = (desk.match.events(seat)[-1] for seat in (0, 1))
    assert [message.id for message in own] == ["trains.card-named", "trains.top-seen-own"]
    assert [message.id for message in other] == ["trains.card-named", "trains.top-seen"]


def test_ruling_23_okazu_a_right_guess_shows_by_being_taken() -> None:
    desk = Desk(hand=["command_central"], deck=["waste", "tower", "lay_rails"], edition="okazu")
    desk.play("play command_central", "choose tower")
    assert desk.hand == {"waste": 1, "tower": 1}
    assert desk.match.view(1)["game"]["players"][0]["hand"] == {"tower": 1}
    assert desk.match.view(1)["game"]["players"][0]["deck_top"] == []
