/* The rooms of the client, and the rule that holds them: a module imports from its own room and from those below. */
import { dirname, join, relative, resolve, sep } from 'node:path';

const SOURCES = join(import.meta.dirname, 'src');

/** Each room is a folder of `src`; the lowest comes first. Modules in no folder put the pages together, above all. */
const ROOMS = {
  styles: 'The sheets of style that the whole client shares.',
  net: 'Requests, the messages of sockets, and what a browser keeps of them.',
  messages: 'Keys and values become sentences in the language chosen.',
  site: 'Where the pages come from: a club or a static site, and the addresses there.',
  state: 'What all pages share: the person, the games, the settings, the open page, the focus.',
  cards: 'Cards as drawings, and how a hand of them lies.',
  portraits: 'Faces of people and of bots as drawings.',
  sound: 'The sounds of a table.',
  offline: 'What the device keeps of the club for the time without a network.',
  components: 'The pieces of every page: sheet, button, header, form of a name.',
  settings: 'The forms of looks, sounds and ways to play.',
  friends: 'Friends who are here, and invitations.',
  games: 'Games to choose from, with their options and conventions.',
  rules: 'The rules as pages and as short notes at a table.',
  learn: 'Lessons and drills to choose from.',
  page: 'The club that runs in this browser: its start, its store, its workers.',
  'own-games': 'What a person has played, and the document of their data.',
  match: 'A table as it stands: acts, seats, sides, phases. Pure.',
  'fair-deal': 'The proof that nobody chose the cards.',
  replay: 'A finished match, step by step.',
  coach: 'The review of a deal, and the prices of acts.',
  daily: 'The deals of the day and their results.',
  home: 'The pieces of the first page.',
  solve: 'Questions to the solver, and their answers.',
  teach: 'Deals that a teacher lays out.',
  table: 'The page of a table, from the gathering to the end of a match.',
  puzzles: 'Puzzles, and the exercises from own errors.',
  evening: 'Evenings with their hall, organiser, guests, slips, sheets, sign-up and season.',
  screens: 'The other pages.',
};
const ORDER = Object.keys(ROOMS);

/** The room of a path; empty for a module of no folder. */
function roomOf(path) {
  const [room, ...rest] = relative(SOURCES, path).split(sep);
  return rest.length ? room : '';
}

const heightOf = (room) => (room ? ORDER.indexOf(room) : ORDER.length);

/** The rule of ESLint. */
export const rooms = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const own = roomOf(context.filename);
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const other = roomOf(resolve(dirname(context.filename), source.value));
      if (heightOf(other) > heightOf(own))
        context.report({ node: source, message: `"${other || 'src'}" lies above "${own}" (rooms.js).` });
    };
    return {
      Program(node) {
        if (heightOf(own) < 0) context.report({ node, message: `"${own}" is no room yet: rooms.js lists them.` });
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
