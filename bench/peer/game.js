"use strict";
// Plain Whist as boardgame.io writes games: four seats, thirteen tricks, last card turned for trump, a point a trick over six.

const { INVALID_MOVE } = require("boardgame.io/core");

const TARGET = 50;
const BOOK = 6;
const RANKS = "23456789TJQKA";
const PACK = [..."CDHS"].flatMap((suit) => [...RANKS].map((rank) => suit + rank));

const left = (seat) => (seat + 1) % 4;

function dealt(random, dealer, score) {
  const pack = random.Shuffle(PACK);
  const hands = [[], [], [], []];
  pack.forEach((card, place) => hands[(dealer + 1 + place) % 4].push(card));
  const turned = pack[pack.length - 1];
  return { dealer, hands, turned, trump: turned[0], trick: [], won: [0, 0, 0, 0], turn: left(dealer), score };
}

function strength(card, led, trump) {
  const rank = RANKS.indexOf(card[1]);
  if (card[0] === trump) return 100 + rank;
  return card[0] === led ? rank : -1;
}

function taker(trick, trump) {
  const led = trick[0].card[0];
  return trick.reduce((best, one) =>
    strength(one.card, led, trump) > strength(best.card, led, trump) ? one : best,
  ).seat;
}

function follows(G, hand, card) {
  const led = G.trick.length ? G.trick[0].card[0] : card[0];
  return card[0] === led || hand.every((held) => held[0] !== led);
}

function endTrick(G, random) {
  const seat = taker(G.trick, G.trump);
  G.won[seat] += 1;
  G.trick = [];
  G.turn = seat;
  if (G.hands[seat].length) return;
  const north = G.won[0] + G.won[2];
  const score = [G.score[0] + Math.max(0, north - BOOK), G.score[1] + Math.max(0, 13 - north - BOOK)];
  Object.assign(G, dealt(random, left(G.dealer), score));
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  const place = hand.indexOf(card);
  if (place < 0 || !follows(G, hand, card)) return INVALID_MOVE;
  hand.splice(place, 1);
  G.trick.push({ seat, card });
  G.turn = left(seat);
  if (G.trick.length === 4) endTrick(G, random);
}

/** Hands of others are sent as their sizes, as a game with secrets has to. */
function playerView({ G, playerID }) {
  const hands = G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length));
  return { ...G, hands };
}

module.exports = {
  name: "whist",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => dealt(random, 0, [0, 0]),
  playerView,
  moves: { play: { move: play, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
  },
  endIf: ({ G }) => (Math.max(...G.score) >= TARGET ? { score: G.score } : undefined),
};
