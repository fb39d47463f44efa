/* Handing a link to somebody else: by what the device offers for that, else through the clipboard. */

/** Returns true if the link is now in the clipboard, false where the device's own dialog has shared it. */
export async function shareLink(url: string, title: string): Promise<boolean> {
  if ('share' in navigator) {
    await navigator.share({ url, title }).catch(() => undefined);
    return false;
  }
  return copyText(url);
}

/** Hands a text on. Returns true if it is now in the clipboard, false where the device's own dialog has it. */
export async function shareText(text: string): Promise<boolean> {
  if ('share' in navigator) {
    await navigator.share({ text }).catch(() => undefined);
    return false;
  }
  return copyText(text);
}

/** Copies a text. Returns true if it is now in the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copied(text);
  }
}

/** The older way, for a club reached over the network without TLS, where pages get no clipboard. */
function copied(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'vh';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
