/* A person's settings on this device. */
import { languageFor, LANGUAGES, type Language } from '../messages/catalogue';
import { manifestPath } from '../site/manifest';
import { addressOf } from '../site/address';
import { base } from '../site/site';
import type { Back, Cloth, Faces, Room } from './looks';

/** Steps of the volume, from the quietest to the loudest. */
export const VOLUMES = 5;

export interface Choices {
  theme: 'system' | 'light' | 'dark';
  suits: 'two' | 'four';
  language: Language;
  motion: 'system' | 'still';
  pace: 'brisk' | 'calm' | 'slow';
  /** Milliseconds for which a full trick stays; 0: until a tap. */
  lingerMs: number;
  /**
   * `always`: a card is lifted first and played by a second tap; `never`: played by the first; `device`: lifted on
   * touch screens.
   */
  confirm: 'device' | 'always' | 'never';
  sound: boolean;
  /** The step of the volume, from 1 to `VOLUMES`. */
  volume: number;
  cloth: Cloth;
  room: Room;
  back: Back;
  faces: Faces;
  lowFirst: boolean;
  /** True if the card that is winning a trick is marked. */
  winning: boolean;
  /** True if solitaires tell the odds of every choice without being asked; it counts as a hint. */
  odds: boolean;
  notify: boolean;
}

const KEY = 'whistclub-settings';
const PACES = { brisk: 0.6, calm: 1, slow: 1.5 } as const;

function usual(): Choices {
  return {
    theme: 'system',
    suits: 'two',
    language: languageFor(navigator.languages),
    motion: 'system',
    pace: 'calm',
    lingerMs: 1400,
    confirm: 'device',
    sound: false,
    volume: 3,
    cloth: 'green',
    room: 'paper',
    back: 'lattice',
    faces: 'usual',
    lowFirst: false,
    winning: true,
    odds: false,
    notify: false,
  };
}

/**
 * What the address of a page asks for, such as `?lang=de&theme=dark` on the screen of a hall; it holds for this page
 * alone.
 */
function asked(): Partial<Choices> {
  const query = new URLSearchParams(location.search);
  const [language, theme] = [query.get('lang'), query.get('theme')];
  return {
    ...(language !== null && LANGUAGES.includes(language) ? { language } : {}),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
  };
}

function kept(): Choices {
  try {
    const found = { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) };
    return LANGUAGES.includes(found.language) ? found : { ...found, language: usual().language };
  } catch {
    return usual();
  }
}

export const settings = $state<Choices>({ ...kept(), ...asked() });

/** The locale of dates and numbers: English ones as in Britain, with the day before the month. */
export const locale = (): string => (settings.language === 'en' ? 'en-GB' : settings.language);

/** The factor of every duration. */
export const pace = (): number => PACES[settings.pace];

/** True if nothing is to travel, flip or stagger. */
export const isStill = (): boolean =>
  settings.motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True if a card is lifted first and played by a second tap. */
export const isConfirming = (touch: boolean): boolean =>
  settings.confirm === 'always' || (settings.confirm === 'device' && touch);

/** The device's frame around the page takes the colour of the room. */
export function tintFrame(): void {
  const colour = getComputedStyle(document.body).backgroundColor;
  for (const one of document.querySelectorAll('meta[name=theme-color]')) one.setAttribute('content', colour);
}

/** Everything as on the first day but the language, in which the page goes on. */
export function usualAgain(): void {
  Object.assign(settings, { ...usual(), language: settings.language });
  apply();
}

/** Puts the settings into effect and keeps them: in this browser, and what the first paint needs in a cookie. */
export function apply(): void {
  const html = document.documentElement;
  html.lang = settings.language;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', addressOf(manifestPath(settings.language)));
  if (settings.theme === 'system') delete html.dataset['theme'];
  else html.dataset['theme'] = settings.theme;
  if (settings.suits === 'four') html.dataset['suits'] = 'four';
  else delete html.dataset['suits'];
  if (settings.motion === 'still') html.dataset['motion'] = 'still';
  else delete html.dataset['motion'];
  [html.dataset['cloth'], html.dataset['room'], html.dataset['back']] = [settings.cloth, settings.room, settings.back];
  html.style.setProperty('--pace', String(pace()));
  tintFrame();
  if (Object.keys(asked()).length) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* A browser that keeps nothing still plays. */
  }
  const look = [
    settings.theme,
    settings.suits,
    settings.language,
    settings.motion,
    settings.cloth,
    settings.room,
    settings.back,
  ].join('.');
  document.cookie = `look=${encodeURIComponent(look)}; path=${base}; max-age=31536000; samesite=lax`;
}
