/* Saving an answer as a file, where no server could be asked for it by a link. */
import { reach } from '../net/reach';

/** A click on a link with `download`: over the network the browser does it, else the answer is asked for and saved. */
export function saveAnswer(event: MouseEvent): void {
  if (reach().needsNetwork) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  void save(link.getAttribute('href') ?? '', link.download);
}

async function save(path: string, name: string): Promise<void> {
  const answer = await reach().ask('GET', path);
  if (!answer.ok) return;
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
