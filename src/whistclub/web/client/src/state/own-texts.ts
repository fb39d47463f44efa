/*
 * Other programs change the page: a translator takes a text of ours out and puts its own words in its place. The page
 * would go on writing into the text that is gone, and by it find no longer what to remove. So the text stays, empty,
 * beside those words, and they go as soon as the page touches it.
 */

/** A text of ours, empty now: what it says, and what stands for it. */
interface Replaced {
  readonly words: string;
  readonly by: readonly ChildNode[];
}

const replaced = new WeakMap<Node, Replaced>();
const standsFor = new WeakMap<Node, Text>();

/** Keeps the texts of the whole page where they are, from now on. */
export function keepOwnTexts(): void {
  const watching = new MutationObserver((records) => {
    records.forEach(attend);
    // What was done here is nobody else's doing.
    watching.takeRecords();
  });
  watching.observe(document, { subtree: true, childList: true, characterData: true });
}

function attend(record: MutationRecord): void {
  const { target, removedNodes } = record;
  if (record.type === 'characterData') return takeBack(target, false);
  for (const node of removedNodes) takeBack(node, true);
  const [gone] = removedNodes;
  const by = removedNodes.length === 1 ? inPlaceOf(record) : [];
  const isReplaced = !!gone && gone.parentNode !== target && by[0]?.parentNode === target;
  for (const node of removedNodes) {
    const text = standsFor.get(node);
    if (!text) continue;
    if (isReplaced && !by.includes(text)) standIn(text, replaced.get(text)?.words ?? '', by);
    else takeBack(text, true);
    standsFor.delete(node);
  }
  if (isReplaced && isText(gone) && gone.data.trim() && !by.some((node) => standsFor.has(node))) keep(gone, by);
}

const isText = (node: Node | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;

/**
 * What another program put in the place of what it took out: at once, or before in the elements that translators make,
 * and the pages do not.
 */
function inPlaceOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): readonly ChildNode[] {
  if (addedNodes.length) return [...addedNodes] as ChildNode[];
  const found = [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT' && !standsFor.has(node));
  return found ? [found as ChildNode] : [];
}

/** Puts a text back, empty, before what stands for it now. */
function keep(text: Text, by: readonly ChildNode[]): void {
  const words = text.data;
  // It may have been put into the element that stands for it.
  if (by.some((node) => node.contains(text))) text.replaceWith(text.cloneNode());
  by[0]?.before(text);
  text.data = '';
  standIn(text, words, by);
}

function standIn(text: Text, words: string, by: readonly ChildNode[]): void {
  replaced.set(text, { words, by });
  for (const node of by) standsFor.set(node, text);
}

/** A text that was replaced stands for itself again; `saysItsOwn`: as it was, since nothing new was written. */
function takeBack(node: Node, saysItsOwn: boolean): void {
  const found = replaced.get(node);
  if (!found) return;
  replaced.delete(node);
  if (saysItsOwn && !(node as Text).data) (node as Text).data = found.words;
  for (const one of found.by) {
    standsFor.delete(one);
    one.remove();
  }
}
