import './styles/fonts.css';
import './styles/scale.css';
import './styles/tokens.css';
import './styles/looks.css';
import './styles/pieces.css';
import './styles/cards.css';
import './styles/club.css';
import './styles/table.css';
import './styles/table-wide.css';
import './styles/table-lying.css';
import './styles/solitaire.css';
import './styles/table-short.css';
import './styles/table-large.css';
import './styles/table-many.css';
import './styles/pages.css';
import './styles/evening.css';
import './styles/organiser.css';
import './state/trusted-types';
import { mount, unmount, type Component } from 'svelte';
import App from './App.svelte';
import { screens } from './screens';
import { Problem, type Games } from './net/api';
import { askEarly, replayIn } from './net/early-request';
import { retrying } from './net/retries';
import { keepPages } from './offline/install';
import { pageAt } from './site/address';
import { atClub, playHere, staysHere, takeOwnName } from './page/device';
import { areKept, isOffered } from './page/kept-parts';
import { isSite, siteGames, storeName } from './site/site';
import { codeIn } from './evening/code';
import { club } from './state/club.svelte';
import { keepFocus } from './state/focus';
import { markLargeType } from './state/large-type';
import { keepOwnTexts } from './state/own-texts';
import { reloadOnceReached } from './state/reload';
import { watchLinks } from './state/route.svelte';
import { apply, tintFrame } from './state/settings.svelte';
import { guardTaps } from './state/taps';
import { typefaces } from './state/typefaces';

/** The longest wait for an idle moment. */
const IDLE_MS = 3_000;
/** At a table, where the foot of the page is one's hand, mostly all is there sooner than that. */
const AT_TABLE_MS = 4_000;

async function start(): Promise<void> {
  const atOnce = isShownAtOnce();
  const drawable = typefaces();
  apply();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tintFrame);
  watchLinks();
  keepFocus();
  guardTaps();
  keepOwnTexts();
  const target = document.getElementById('app') as HTMLElement;
  if (await atOnce) return startBehind(target, drawable);
  if (isSite) await startHome(target, drawable);
  else {
    fetchOpened();
    await arriveAtClub(target, drawable);
    keepPages();
  }
  await drawable;
  show(target);
}

/** Shows the page, and has the table at hand. */
function show(target: HTMLElement): void {
  markLargeType();
  target.replaceChildren();
  mount(App, { target });
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, fetchTable, { once: true, passive: true });
  if (document.readyState === 'complete') whenIdle(fetchTable);
  else addEventListener('load', () => whenIdle(fetchTable), { once: true });
}

/**
 * At the club; where it cannot be reached, and this device keeps what plays without it, at the tables of this browser.
 */
async function arriveAtClub(target: HTMLElement, drawable: Promise<void>): Promise<void> {
  const stays = isOffered() && staysHere(location.pathname);
  await Promise.all([club.speak(), stays || club.arrive()]);
  const isAway = club.trouble?.status === 0 && !codeIn(location.pathname.split('/').filter(Boolean));
  if ((stays || isAway) && (await areKept())) return startHome(target, drawable);
  if (stays) await club.arrive();
  if (!club.trouble) void atClub();
}

/** Starts the home of the tables in this browser, and shows how far that is. */
async function startHome(target: HTMLElement, drawable: Promise<void>): Promise<void> {
  const { start, Starting } = await import('./page/start.svelte');
  const home = await start();
  if (!isSite) playHere(home);
  const arriving = club.arrive();
  await Promise.all([club.speak(), drawable]);
  target.replaceChildren();
  const shown = mount(Starting, { target });
  await arriving;
  if (!isSite) await takeOwnName(home).catch(() => undefined);
  await unmount(shown);
}

/** Shows a page of a site at once, while its tables start: what there is to play stands in its document. */
async function startBehind(target: HTMLElement, drawable: Promise<void>): Promise<void> {
  const { isFirstVisit, runsHere, start, StartFooter, withoutTables } = await import('./page/start.svelte');
  const table = isTable(pageAt(new URL(location.href)).pathname) ? screens.table() : null;
  let tableIsHere = (): void => undefined;
  if (!runsHere()) {
    withoutTables();
    club.trouble = new Problem({ key: 'page-old-browser', args: {} }, 0);
    await Promise.all([club.speak(), drawable]);
    return show(target);
  }
  await start(isFirstVisit() ? new Promise<void>((resolve) => (tableIsHere = resolve)) : undefined);
  club.games = JSON.parse(siteGames) as Games;
  const arriving = club.arrive();
  await Promise.all([club.speak(), drawable, table?.catch(() => undefined)]);
  show(target);
  // On a slow network what runs the tables would else hold up the first one, which is shown before they run.
  void screens.table().then(tableIsHere, tableIsHere);
  await showStartFooter(StartFooter, arriving, table ? AT_TABLE_MS : 0);
  // Without tables there is nothing to play.
  if (club.trouble) club.games = null;
}

/** Shows how far the start is, at the foot of the page, unless that has ended after so long. */
async function showStartFooter(StartFooter: Component, arriving: Promise<void>, afterMs: number): Promise<void> {
  let hasArrived = false;
  const arrived = arriving.then(() => (hasArrived = true));
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, afterMs))]);
  if (hasArrived) return;
  const foot = document.createElement('div');
  document.body.append(foot);
  const shown = mount(StartFooter, { target: foot });
  await arrived;
  await unmount(shown);
  foot.remove();
}

/**
 * True for a page of a site that needs nothing from its tables to be shown: a table, which waits for its cards, and the
 * first page where nobody has played in this browser.
 */
async function isShownAtOnce(): Promise<boolean> {
  if (!siteGames) return false;
  const path = pageAt(new URL(location.href)).pathname;
  if (path !== '/') return isTable(path);
  // Firefox before 126 does not tell.
  const stores = await indexedDB.databases?.().catch(() => null);
  return !!stores && stores.every(({ name }) => name !== storeName);
}

/**
 * A link from outside mostly leads to a replay or a table: its code, and a replay itself, are fetched beside the words.
 */
function fetchOpened(): void {
  const parts = pageAt(new URL(location.href)).pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const replay = replayIn(parts);
  if (replay) askEarly(...replay);
  if (parts[0] === 't') void screens[replay ? 'replay' : 'table']().catch(() => undefined);
}

const isTable = (path: string): boolean => /^\/t\/[^/]+\/?$/.test(path);

/**
 * The next page is nearly always a table: it is fetched once the device has nothing else to do, or at the first touch.
 */
function fetchTable(): void {
  void screens.table().catch(() => undefined);
}

/** Once the device has nothing else to do. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_MS });
  else setTimeout(act, IDLE_MS);
}

// Without the words of its language a page could say nothing: it is reloaded as soon as they can be fetched.
start().catch(() => retrying(reloadOnceReached));
