/* The names of a replay's players: to who has taken no name their own seat is “you”, as on the plates. Pure. */
import { namesPlayers, type Keyed, type Speaker } from '../messages/speaker';

/**
 * `plain` calls everybody by name, `among` the reader “you”; `you` is the letter of the reader's seat, empty where it
 * has a name or is nobody's.
 */
export interface ReplayVoice {
  readonly plain: Speaker;
  readonly among: Speaker;
  readonly you: string;
}

/** An event in a sentence. */
export function sentenceOf(told: Keyed, { plain, among, you }: ReplayVoice): string {
  if (namesPlayers(told.key)) return among.event(told);
  return plain.event(told, you !== '' && told.args?.['seat'] === you);
}
