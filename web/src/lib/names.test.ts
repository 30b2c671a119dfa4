import { expect, it } from "vitest";
import { Words, type Message } from "./messages";
import { botName, seatNames } from "./names";

const words = new Words("en", ["table-bot-club = Club bot\ntable-bot-named = Bot { $name }\ntable-person = { $name }\n"]);

it("calls people and bots as the server says, and leaves open seats without a name", () => {
  const seats: { title: Message; open: boolean }[] = [
    { title: { id: "table.person", args: { name: "Ada" } }, open: false },
    { title: { id: "table.bot-club" }, open: false },
    { title: { id: "core.player", args: { number: 3 } }, open: true },
  ];
  expect(seatNames(words, seats)).toEqual(["Ada", "Club bot", ""]);
});

it("names bots that others have made", () => {
  expect(botName(words, "club")).toBe("Club bot");
  expect(botName(words, "mine")).toBe("Bot mine");
});
