// boardgame.io's own server with its own in-memory store, and the game of purse/__init__.py.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const Purse = {
  name: 'purse',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx }) => ({ purses: Array(ctx.numPlayers).fill(0), turns: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, coins) => {
      if (!Number.isInteger(coins) || coins < 1 || coins > 3) return INVALID_MOVE;
      G.purses[playerID] += coins;
      G.turns += 1;
    },
  },
  endIf: ({ G }) => (G.turns >= 1000000 ? { purses: G.purses } : undefined),
  playerView: ({ G, playerID }) => ({
    purses: G.purses.map((coins, seat) => (String(seat) === playerID ? coins : null)),
    turns: G.turns,
  }),
};

const server = Server({ games: [Purse], origins: [Origins.LOCALHOST] });
const [port, apiPort] = process.argv.slice(2).map(Number);
server.run({ port, lobbyConfig: { apiPort } });  // one port for both goes wrong with the Koa of today
