/*
 * The form of a deal as a guest sees it: the club's choices, and the columns with their own side or seat named "we" or
 * "you".
 */
import type { OwnSeat, PublicEvening } from '../../../net/evening';
import { say } from '../../../messages/speech.svelte';
import type { Form } from '../../entry/entry';
import type { FigureColumn } from '../../entry/outcome-text';
import { listed, personName, seatName } from '../../evening-text';
import { ourNames } from '../names';

const LETTERS = 'NESW';

export function guestForm(shown: PublicEvening, seat: OwnSeat): Form {
  const hasSides = seat.partner !== null;
  return {
    choices: shown.settings.enter === 'points' ? [] : (shown.choices ?? []),
    columns: hasSides ? 2 : 4,
    own: hasSides ? seat.side : LETTERS.indexOf(seat.seat),
  };
}

/** The sides or the seats of one's table, in their order. */
export function guestColumns(seat: OwnSeat): readonly FigureColumn[] {
  const named = (letter: string): string => {
    const one = seat.seats.find((each) => each.seat === letter);
    return letter === seat.seat ? say('evening-guest-you') : one ? personName(one) : '';
  };
  if (!seat.partner)
    return [...LETTERS].map((letter) => ({ label: named(letter), names: [named(letter)], seat: seatName(letter) }));
  return [0, 1].map((side) => {
    const names = [side, side + 2]
      .map((place) => named(LETTERS[place] ?? ''))
      .sort((one, other) => Number(one === say('evening-guest-you')) - Number(other === say('evening-guest-you')));
    return {
      label: side === seat.side ? ourNames(seat) : listed(names),
      names: side === seat.side ? [names[0] ?? '', say('evening-entry-you-within')] : names,
      seat: '',
    };
  });
}
