#!/usr/bin/env node
// A Railbox bot in JavaScript: it reads lines of JSON and answers each question with one. Try it:
//   railbox check-bot "node examples/bot.js"
//   railbox tournament metro --bots "program:node examples/bot.js,random" --games 100
"use strict";

let game = null; // what never changes: the game's name, the number of players, the layout of the table

function decide(question) {
  // question.view is all that the seat may know: view.legal its legal actions, view.game the pieces on the table.
  // question.seed is the only chance to use, so that the same question always gets the same answer.
  const { legal, game: seen } = question.view;
  if (game.game === "metro" && seen.supply > 40) {
    // Metro: in the opening, stay near the border, where one's own lines are.
    const border = legal.filter((action) => /^place ([ah]|.[18]$)/.test(action));
    if (border.length > 0) return border[question.seed % border.length];
  }
  return legal[question.seed % legal.length];
}

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "game") {
      game = message;
    } else if (message.type === "decide") {
      const answer = { id: message.id, action: decide(message) };
      process.stdout.write(JSON.stringify(answer) + "\n");
    }
  });
