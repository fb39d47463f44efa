/* Announcements of people who come, go and sit down. Pure. */
import type { SeatInfo } from '../../net/wire';
import type { Catalogue } from '../../messages/catalogue';
import type { Model } from '../../match/model';
import { seatNamesIn } from './speakers';

/**
 * Announcements of the seats that changed between two tables, but for the viewer's own, which a new welcome announces.
 */
export function seatSentences(before: Model, after: Model, catalogue: Catalogue): string[] {
  const [were, are] = [seatNamesIn(before, catalogue), seatNamesIn(after, catalogue)];
  return after.table.seats.flatMap((now, seat) => {
    const was = before.table.seats[seat];
    if (!was || now.seat === after.you.seat || was.seat === before.you.seat) return [];
    const key = changed(was, now, after.table.phase === 'gathering');
    return key ? [catalogue.format(key, { name: were[was.letter] ?? '', other: are[now.letter] ?? '' })] : [];
  });
}

/** The announcement of another host; nothing where there is the same one, under whatever name or in whatever seat. */
export function hostSentences(before: Model, after: Model, catalogue: Catalogue): string[] {
  const [was, now] = [before.table, after.table];
  if (now.host === '' || was.host === now.host || was.host_seat === now.host_seat) return [];
  if (after.you.host) return [catalogue.format('client-host-now-you')];
  const seat = now.seats.find((one) => one.seat === now.host_seat);
  return seat ? [catalogue.format('client-host-now', { name: seatNamesIn(after, catalogue)[seat.letter] ?? '' })] : [];
}

function changed(was: SeatInfo, now: SeatInfo, gathering: boolean): string {
  const same = was.kind === now.kind && (was.kind !== 'person' || (was.name === now.name && was.guest === now.guest));
  if (same) {
    if (!gathering || was.kind !== 'person' || was.here === now.here) return '';
    return now.here ? 'client-spoken-here' : 'client-spoken-not-here';
  }
  if (now.kind === 'free') return 'client-spoken-seat-free';
  if (now.kind === 'bot') return 'client-spoken-bot-sits';
  return was.kind === 'person' ? 'client-spoken-sits-instead' : 'client-spoken-sits';
}
