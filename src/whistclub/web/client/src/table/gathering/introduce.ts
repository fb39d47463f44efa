/* Being somebody at a table: a name and a face are kept, or the visitor becomes a guest. */
import { refusalOf } from '../../messages/refusal';
import { comeIn, putName } from '../../net/api';
import { club } from '../../state/club.svelte';

/**
 * Keeps name and face, where they are new; without a name the visitor is a guest. Returns why not, as a sentence, or
 * nothing.
 */
export async function introduced(name: string, face: number): Promise<string> {
  const wanted = name.trim();
  const [isNamed, isFaced] = [wanted !== '' && wanted !== club.me.name, face !== club.me.face];
  try {
    if (isNamed || isFaced) club.me = await putName(isNamed ? wanted : undefined, face);
    else if (!club.me.known) club.me = await comeIn();
    return '';
  } catch (problem) {
    return refusalOf(problem);
  }
}
