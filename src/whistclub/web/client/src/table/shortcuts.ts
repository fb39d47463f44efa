/* The keys of what stands in the bar and in the menu, as in the terminal. */
import { say } from '../messages/speech.svelte';
import { announcer } from '../state/announcer.svelte';
import { settings } from '../state/settings.svelte';
import { toggleHint } from './session/hinting';
import type { Session } from './session/session.svelte';

/** The letters, each with the message that says what it does and the command that has to be allowed for it. */
export const SHORTCUTS = [
  ['I', 'client-key-hint', 'hint'],
  ['U', 'client-key-undo', 'undo'],
  ['X', 'client-key-claim', 'claim'],
] as const;

/** Does what a letter stands for. Returns false for another, and where it is not allowed now. */
export function byLetter(letter: string, session: Session): boolean {
  const model = session.truth;
  if (letter === 'q') {
    settings.sound = !settings.sound;
    announcer.say(say(settings.sound ? 'client-sound-is-on' : 'client-sound-is-off'));
    return true;
  }
  const [, , command] = SHORTCUTS.find(([key]) => key.toLowerCase() === letter) ?? [];
  if (!command || !model?.may.includes(command)) return false;
  if (command !== 'hint') session.send({ do: command });
  else if (session.lesson.isOn(model)) return false;
  else toggleHint(session);
  return true;
}
