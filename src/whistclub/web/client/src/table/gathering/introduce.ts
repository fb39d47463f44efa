/* Being somebody at a table: a name and a face are kept. */
import { refusalOf } from '../../messages/refusal';
import { called } from '../../messages/speech.svelte';
import { comeIn, putName } from '../../net/api';
import { club } from '../../state/club.svelte';

/**
 * Keeps name and face, where they are new; who has typed no name has the drawn one of the number `guest`. Returns why
 * not, as a sentence, or nothing.
 */
export async function introduced(name: string, face: number, guest = club.me.guest ?? 0): Promise<string> {
  const wanted = called({ name: '', guest }) === name.trim() ? '' : name.trim();
  const [isNamed, isFaced] = [wanted !== '' && wanted !== club.me.name, face !== club.me.face];
  try {
    if (isNamed || isFaced)
      club.me = await putName(isNamed ? wanted : undefined, face, club.me.known ? undefined : guest);
    else if (!club.me.known) club.me = await comeIn();
    return '';
  } catch (problem) {
    return refusalOf(problem);
  }
}
