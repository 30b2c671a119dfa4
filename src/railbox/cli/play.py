"""`railbox play`: a game in the terminal, hot-seat or against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.markup import escape

from railbox.bots import Bot, Position, make_bot
from railbox.cli.common import (
    BoardOption,
    Language,
    LanguageOption,
    MapOption,
    OptionsOption,
    PlayersOption,
    SeedOption,
    draw,
    out,
    read_options,
    seat_names,
)
from railbox.core.catalogue import find_game
from railbox.core.match import Match, load_record, new_game
from railbox.core.messages import Message
from railbox.core.rng import stream
from railbox.core.state import IllegalAction
from railbox.locales import explain, translate

HELP = """[bold]number[/] or [bold]text[/] of an action · [bold]undo[/] your last action · [bold]log[/] what happened
[bold]save FILE[/] the game as a record · [bold]help[/] · [bold]quit[/]"""


def play(
    game: Annotated[str, typer.Argument(help="The game's name, or the file of a saved record to go on with.")],
    players: PlayersOption = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Bots for the last seats, separated by commas; the others are people.")
    ] = "",
    seed: SeedOption = None,
    option: OptionsOption = None,
    board: BoardOption = None,
    map_file: MapOption = None,
    language: LanguageOption = Language.en,
) -> None:
    """Play a game in the terminal."""
    if Path(game).suffix == ".json":
        match = load_record(game)
    else:
        found = find_game(game)
        match = new_game(found, players or found.players[0], seed, read_options(option, board, map_file))
    seated = [make_bot(name.strip()) for name in bots.split(",") if name.strip()]
    if len(seated) > match.players:
        raise typer.BadParameter(f"{len(seated)} bots for {match.players} seats", param_hint="--bots")
    Terminal(match, seated, language.value).run()


class Terminal:
    """One game at one terminal: shows the table, asks whoever is to act."""

    def __init__(self, match: Match, bots: list[Bot], language: str) -> None:
        self.match = match
        self.language = language
        self.names = seat_names(match)
        first_bot = match.players - len(bots)
        self.bots = {first_bot + number: bot for number, bot in enumerate(bots)}
        self.shown_to = -1

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        while not self.match.over:
            seat = self.match.to_act
            if seat in self.bots:
                self._bot_acts(seat)
            elif not self._person_acts(seat):
                return
        self._show_end()

    def _bot_acts(self, seat: int) -> None:
        rng = stream(self.match.seed, f"bot {len(self.match.actions)}")
        action = self.bots[seat].choose(Position(self.match.ruleset, self.match.state, seat), rng)
        self._tell(self._play(self.match.ruleset.actions.text(action)))

    def _play(self, text: str) -> int:
        self.match.play(text)
        return len(self.match.actions) - 1

    def _tell(self, number: int) -> None:
        """What action `number` did, as the person at the terminal may know it."""
        people = [seat for seat in range(self.match.players) if seat not in self.bots]
        for message in self.match.events(people[0] if len(people) == 1 else -1, number)[0]:
            out.print(f"  [dim]{escape(self._text(message))}[/]")

    def _person_acts(self, seat: int) -> bool:
        """Ask a person for an action; False to leave the game."""
        self._hand_over(seat)
        legal = self.match.legal()
        out.print(draw(self.match, seat))
        out.print()
        view = self.match.view(seat)
        out.print(f"[bold]{self.names[seat]}[/]: {escape(self._text(Message(**view['prompt'])))}")
        out.print(Columns([f"[cyan]{number:>3}[/] {escape(text)}" for number, text in enumerate(legal, start=1)]))
        while True:
            answer = self._ask("> ")
            if answer is None or answer == "quit":
                return False
            if self._obey(answer, seat, legal):
                return True

    def _obey(self, answer: str, seat: int, legal: list[str]) -> bool:
        """Do what was typed; True when the table has to be shown again."""
        if not answer:
            return False
        if answer in ("help", "?"):
            out.print(HELP)
        elif answer == "log":
            self._log(seat)
        elif answer.startswith("save"):
            self._save(answer.removeprefix("save").strip())
        elif answer == "undo":
            return self._undo()
        else:
            if answer.isdecimal() and 1 <= int(answer) <= len(legal):
                answer = legal[int(answer) - 1]
            try:
                number = self._play(answer)
            except IllegalAction as refused:
                out.print(f"[red]{escape(explain(refused, self.language, self.names))}[/]")
                return False
            for message in self.match.events(seat, number)[0]:
                out.print(f"  [dim]{escape(self._text(message))}[/]")
            return True
        return False

    def _undo(self) -> bool:
        """Take back to the last decision of a person."""
        if not self.match.actions:
            out.print("[red]Nothing to take back.[/]")
            return False
        self.match.undo()
        while self.match.actions and self.match.to_act in self.bots:
            self.match.undo()
        return True

    def _save(self, name: str) -> None:
        if not name:
            out.print("[red]save needs a file name.[/]")
            return
        try:
            self.match.record().save(name)
        except OSError as error:
            out.print(f"[red]{escape(name)}: {error.strerror}[/]")
        else:
            out.print(f"saved: {escape(name)}")

    def _log(self, seat: int) -> None:
        for number, messages in enumerate(self.match.events(seat), start=1):
            for message in messages:
                out.print(f"[dim]{number:>4}[/] {escape(self._text(message))}")

    def _hand_over(self, seat: int) -> None:
        """Several people at one terminal: nobody sees another's hand."""
        if self.shown_to not in (-1, seat):
            out.clear()
            self._ask(f"Hand over to {self.names[seat]}, then press Enter. ")
        self.shown_to = seat

    def _ask(self, prompt: str) -> str | None:
        try:
            return " ".join(out.input(prompt).split())
        except (EOFError, KeyboardInterrupt):
            out.print()
            return None

    def _text(self, message: Message) -> str:
        return translate(message, self.language, self.names)

    def _show_end(self) -> None:
        out.print(draw(self.match, -1))
        out.print()
        for seat, score in sorted(enumerate(self.match.scores), key=lambda item: -item[1]):
            won = " [bold green]wins[/]" if seat in self.match.winners else ""
            out.print(f"{self.names[seat]}: {score}{won}")
