"""Tourist Train: a point on the track."""

from tests.trains.desk import Desk


def test_each_use_scores_a_point() -> None:
    desk = Desk(hand=["tourist_train", "tourist_train"])
    desk.play("play tourist_train", "play tourist_train")
    assert desk.coins == 2
    assert desk.me()["track"] == 2
    assert desk.match.scores == [2, 0]


def test_ruling_27_the_track_goes_on_beyond_70() -> None:
    desk = Desk(hand=["tourist_train"])
    desk.state.track[0] = 70
    desk.play("play tourist_train")
    assert desk.match.scores[0] == 71


def test_ruling_27_a_copied_tourist_train_scores_as_well() -> None:
    desk = Desk(hand=["tourist_train", "stationmasters_office"])
    desk.play("play stationmasters_office", "choose tourist_train", "play tourist_train")
    assert desk.me()["track"] == 2


def test_without_effect_it_only_pays() -> None:
    desk = Desk(hand=["tourist_train"])
    desk.play("play tourist_train without effect")
    assert desk.coins == 1
    assert desk.me()["track"] == 0
