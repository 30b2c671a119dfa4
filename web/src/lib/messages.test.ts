import { describe, expect, it } from "vitest";
import { Words, fluentId } from "./messages";

const ENGLISH = `
core-player = Player { $number }
trains-card-mail-train = Mail Train
trains-card-waste = Waste
trains-played = { $seat } plays { $card } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }.
trains-given = { $seat } gives { $cards } to { $other }.
trains-on = On { $place }
`;
const FRENCH = `
core-player = Joueur { $number }
trains-card-mail-train = Train postal
trains-card-waste = Déchet
trains-given = { $seat } donne { $cards } à { $other }.
`;

const card = (name: string) => ({ id: `trains.card-${name}` });
const given = { id: "trains.given", args: { seat: 0, other: 1, cards: ["mail_train", "waste", "waste"].map(card) } };

describe("words", () => {
  const words = new Words("en", [ENGLISH], ["Ada"]);

  it("writes ids as Fluent does", () => {
    expect(fluentId("trains.card-mail_train")).toBe("trains-card-mail-train");
  });

  it("tells seats by name, numbers as numbers, messages in the reader's language", () => {
    const played = (coins: number) => words.t("trains.played", { seat: 0, card: card("mail_train"), coins });
    expect(played(1)).toBe("Ada plays Mail Train for one coin.");
    expect(played(3)).toBe("Ada plays Mail Train for 3 coins.");
  });

  it("joins lists as the language does, and numbers a seat without a name", () => {
    expect(words.text(given)).toBe("Ada gives Mail Train, Waste and Waste to Player 2.");
    expect(new Words("fr", [FRENCH]).text(given)).toBe("Joueur 1 donne Train postal, Déchet et Déchet à Joueur 2.");
    expect(words.named(["Noor", "Lin"]).text(given)).toBe("Noor gives Mail Train, Waste and Waste to Lin.");
  });

  it("shows a string as it is, without marks of isolation", () => {
    expect(words.t("trains.on", { place: "waste" })).toBe("On waste");
  });

  it("shows an unknown message by its id and arguments", () => {
    expect(words.has("trains.none")).toBe(false);
    expect(words.t("trains.none", { seat: 0, coins: 2 })).toBe("trains.none seat=Ada coins=2");
  });
});
