/* The state of a game of one's own, in words. */
import type { Brief } from '../net/api';
import { gameName, say, sayIfKnown, written } from '../messages/speech.svelte';
import { club } from '../state/club.svelte';
import { locale } from '../state/settings.svelte';
import { scoreOf } from './model';

/** The key of the game of a preset. */
export const keyOf = (preset: string): string =>
  club.games?.games.find((game) => game.presets.some((one) => one.name === preset))?.key ?? preset;

/** The name of what is played: of a guided deal or one of the day, that. */
export function titleOf(table: Brief): string {
  const game = gameName(keyOf(table.preset));
  if (table.lesson)
    return say('home-lesson', { game, title: sayIfKnown(`client-lesson-title-${table.lesson}`) || table.lesson });
  return table.daily ? say('home-daily-of', { game }) : game;
}

const signed = (value: number): string =>
  new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero' }).format(value).replace('-', '\u2212');
const plain = (value: number): string => String(value).replace('-', '\u2212');

/** The score in words: “We 9, they 11.”; empty where nothing has been scored at all. */
export function scoreWords(table: Brief): string {
  const score = scoreOf(table);
  if (!score || !table.going?.deals) return '';
  if (score.others !== null)
    return say(table.names.length > 1 || (table.seats?.length ?? 0) > 2 ? 'home-score-sides' : 'home-score-duel', {
      own: plain(score.own),
      others: plain(score.others),
    });
  return (table.seats?.length ?? 1) > 1
    ? say('home-score-seat', { own: signed(score.own) })
    : say('home-score-solitaire', { own: plain(score.own) });
}

/** The stage of the game in words: whose turn it is, or the seats that are free. */
export function stageWords(table: Brief): string {
  if (table.phase === 'over') return say('home-stage-played');
  if (table.phase === 'gathering') return say('client-gathering-there', { count: table.free });
  if (table.turn) return say('client-your-turn-there');
  return table.going?.stage === 'between'
    ? say('home-stage-between', { number: table.going.number })
    : say('home-stage-others');
}

/** The names of the other people there. */
export function othersAt(table: Brief): string {
  const own = table.names.indexOf(club.me.name || `#${club.me.guest}`);
  return new Intl.ListFormat(locale()).format(table.names.filter((_, i) => i !== own).map(written));
}

/** The game with its rules, and how far it is. */
export const dealWords = (table: Brief): string =>
  say('home-deal', { game: titleOf(table), number: table.going?.number ?? 1 });
