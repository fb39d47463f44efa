/* The pages that are fetched when somebody opens them. The first page needs none of them. */
import { club } from './state/club.svelte';

/** A page of a party, with the words that only such pages say. */
async function ofParty<Page>(page: Promise<Page>): Promise<Page> {
  const [found] = await Promise.all([page, club.speakOfParty()]);
  return found;
}

export const screens = {
  daily: () => import('./screens/Daily.svelte'),
  drill: () => import('./screens/Drill.svelte'),
  device: () => import('./screens/DeviceLink.svelte'),
  friends: () => import('./screens/Friends.svelte'),
  games: () => import('./screens/MyGames.svelte'),
  learn: () => import('./screens/Learn.svelte'),
  needsClub: () => import('./page/NeedsClub.svelte'),
  notStarted: () => import('./page/NotStarted.svelte'),
  newTable: () => import('./screens/NewTable.svelte'),
  teach: () => import('./screens/Teach.svelte'),
  teachDeals: () => import('./screens/TeachDeals.svelte'),
  prepared: () => import('./screens/Prepared.svelte'),
  privacy: () => import('./screens/Privacy.svelte'),
  puzzles: () => import('./screens/Puzzles.svelte'),
  exercise: () => import('./screens/Exercise.svelte'),
  puzzle: () => import('./screens/Puzzle.svelte'),
  replay: () => import('./screens/Replay.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  solve: () => import('./screens/Solve.svelte'),
  settings: () => import('./screens/Settings.svelte'),
  statistics: () => import('./screens/Statistics.svelte'),
  table: () => import('./table/Table.svelte'),
  zero: () => import('./screens/Zero.svelte'),
  newEvening: () => ofParty(import('./party/organiser/settings/NewEvening.svelte')),
  guest: () => ofParty(import('./party/guest/Guest.svelte')),
  organiser: () => ofParty(import('./party/organiser/Organiser.svelte')),
  hall: () => ofParty(import('./party/hall/Hall.svelte')),
  tablet: () => ofParty(import('./party/links/Tablet.svelte')),
  cashier: () => ofParty(import('./party/links/Cashier.svelte')),
  press: () => ofParty(import('./party/links/Press.svelte')),
  organise: () => ofParty(import('./party/links/Organise.svelte')),
  results: () => ofParty(import('./party/results/Results.svelte')),
  print: () => ofParty(import('./party/print/Print.svelte')),
  season: () => ofParty(import('./party/season/Season.svelte')),
  seasonPeople: () => ofParty(import('./party/season/People.svelte')),
  seasonHall: () => ofParty(import('./party/season/SeasonHall.svelte')),
  announce: () => ofParty(import('./party/signup/Announce.svelte')),
  signUp: () => ofParty(import('./party/signup/SignUp.svelte')),
  announced: () => ofParty(import('./party/signup/Announced.svelte')),
  announcedPoster: () => ofParty(import('./party/signup/Poster.svelte')),
  eveningNote: () => ofParty(import('./party/online/EveningNote.svelte')),
};
