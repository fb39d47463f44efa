/* The people at a guest's table. */
import type { GuestPart, OwnSeat, SeatName } from '../../net/evening';
import { say } from '../../messages/speech.svelte';
import { listed, personName, seatName } from '../evening-text';

/** The seats at the guest's table but for their own. */
const others = (seat: OwnSeat): readonly SeatName[] => seat.seats.filter((one) => one.seat !== seat.seat);

/** The two of the other side; all three where there are no sides. */
const opponents = (seat: OwnSeat): readonly SeatName[] =>
  others(seat).filter((one) => !seat.partner || one.guest !== seat.partner.guest || one.name !== seat.partner.name);

/** With whom a guest plays: the partner, or all three. */
export const companions = (seat: OwnSeat): string =>
  seat.partner ? personName(seat.partner) : listed(others(seat).map(personName));

/** `Table 2, East`. */
export const placeText = (seat: OwnSeat): string =>
  say('evening-guest-seat', { table: seat.table, seat: seatName(seat.seat) });

/** Our side in words: `Ada and you`. */
export const ourNames = (seat: OwnSeat): string =>
  seat.partner ? say('evening-guest-and-you', { name: personName(seat.partner) }) : say('evening-guest-you');

/** Their side in words: `Anton, Pieter`. */
export const theirNames = (seat: OwnSeat): string => opponents(seat).map(personName).join(', ');

/** The others who may still confirm a deal: people, no bots. */
const confirmers = (seat: OwnSeat): readonly string[] =>
  opponents(seat)
    .filter((one) => !one.bot)
    .map(personName);

/** Those who confirm what this guest is about to send. */
export function confirmsText(seat: OwnSeat): string {
  const [first = '', second] = confirmers(seat);
  if (!seat.partner || !first) return say('evening-guest-confirms-any');
  return second
    ? say('evening-guest-confirms-either', { first, second })
    : say('evening-guest-confirms', { names: first });
}

/** Those who still have to confirm what was sent. */
export function waitsText(seat: OwnSeat): string {
  const [first = '', second] = confirmers(seat);
  if (!seat.partner || !first) return say('evening-guest-wait-any');
  return second ? say('evening-guest-wait-either', { first, second }) : say('evening-guest-wait-one', { names: first });
}

/** True if a deal was entered by this guest's side; without sides, by this guest. */
export const isOurs = (guest: GuestPart, side: number | null | undefined, by: string | undefined): boolean =>
  by === guest.name || (guest.seat?.partner != null && side === guest.seat.side);
