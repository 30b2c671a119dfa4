// A game for boardgame.io's own server that is to it what Metro is to Railbox: four seats, secret hands, a board of
// sixty cells and 32 lines, nearly the same number of bytes for each view. Its storage is boardgame.io's own FlatFile.
const { Server, FlatFile } = require("boardgame.io/server");
const { PlayerView, TurnOrder } = require("boardgame.io/core");

const CELLS = 60;
const KINDS = ["aaaa", "bbbb", "cccc", "dddd", "adad", "bcbc", "cddb", "accd"];
const game = {
  name: "metro",
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup: () => ({
    secret: { deck: Array.from({ length: CELLS }, (_, n) => KINDS[n % 8]) },
    tiles: [],
    supply: CELLS,
    lines: Array.from({ length: 32 }, (_, n) => ({ departure: String(n + 1), owner: "yellow", passages: 0, arrival: null, points: null })),
    scores: [0, 0, 0, 0],
    players: Object.fromEntries(["0", "1", "2", "3"].map((seat) => [seat, { tiles: [KINDS[Number(seat)]], colour: "yellow", shares: [], numbers: [] }])),
  }),
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  moves: {
    place: {
      client: false,
      move: ({ G, playerID }, cell) => {
        const [tile] = G.players[playerID].tiles;
        G.tiles.push({ cell: `c${cell}`, tile });
        G.players[playerID].tiles = [G.secret.deck.pop()];
        G.supply = G.secret.deck.length;
        G.lines[cell % 32].passages += 1;
      },
    },
  },
  endIf: ({ G }) => (G.tiles.length >= CELLS ? { winner: "0" } : undefined),
};

const [, , port, folder] = process.argv;
const server = Server({ games: [game], db: new FlatFile({ dir: folder, logging: false }), origins: ["*"] });
server.run(Number(port));
