/* The pages that are fetched when somebody opens them. The first page needs none of them. */
import { club } from './state/club.svelte';

/** A page of an evening, with the words that only such pages say. */
async function ofEvening<Page>(page: Promise<Page>): Promise<Page> {
  const [found] = await Promise.all([page, club.speakOfEvening()]);
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
  preparedDeals: () => import('./screens/PreparedDeals.svelte'),
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
  firstSteps: () => import('./screens/FirstSteps.svelte'),
  newEvening: () => ofEvening(import('./evening/organiser/settings/NewEvening.svelte')),
  guest: () => ofEvening(import('./evening/guest/Guest.svelte')),
  organiser: () => ofEvening(import('./evening/organiser/Organiser.svelte')),
  hall: () => ofEvening(import('./evening/hall/Hall.svelte')),
  tablet: () => ofEvening(import('./evening/links/Tablet.svelte')),
  cashier: () => ofEvening(import('./evening/links/Cashier.svelte')),
  atTable: () => ofEvening(import('./evening/links/AtTable.svelte')),
  press: () => ofEvening(import('./evening/links/Press.svelte')),
  organise: () => ofEvening(import('./evening/links/Organise.svelte')),
  results: () => ofEvening(import('./evening/results/Results.svelte')),
  print: () => ofEvening(import('./evening/print/Print.svelte')),
  season: () => ofEvening(import('./evening/season/Season.svelte')),
  seasonPeople: () => ofEvening(import('./evening/season/People.svelte')),
  seasonHall: () => ofEvening(import('./evening/season/SeasonHall.svelte')),
  newAnnouncement: () => ofEvening(import('./evening/signup/NewAnnouncement.svelte')),
  signUp: () => ofEvening(import('./evening/signup/SignUp.svelte')),
  announcement: () => ofEvening(import('./evening/signup/Announcement.svelte')),
  announcementPoster: () => ofEvening(import('./evening/signup/Poster.svelte')),
  eveningNote: () => ofEvening(import('./evening/online/EveningNote.svelte')),
};
