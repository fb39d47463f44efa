/* A call as it is said at the table. Pure. */
import type { Speaker } from '../messages/speaker';

/** The word of a call, by its text form. */
export function calledWord(word: string, speaker: Speaker): string {
  if (word === 'propose' || word === 'accept') return speaker.catalogue.format(`client-say-${word}`);
  const text = speaker.call(word);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The word of an act that is a call, empty for others. */
export function calledBy(action: string, speaker: Speaker): string {
  const [verb, word] = action.split(' ');
  return (verb === 'call' || verb === 'say') && word ? calledWord(word, speaker) : '';
}
