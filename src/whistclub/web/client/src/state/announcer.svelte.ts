/* Reads sentences out in their order, those of one moment as one passage; refusals at once. */
const TOGETHER_MS = 300;
/** The longest time for which a passage is put off while more keeps coming. */
const LONGEST_MS = 1200;

class Announcer {
  /** The passage said last. */
  text = $state('');
  /** The sentence that interrupts everything else. */
  urgent = $state('');
  /** The number of passages said: a region that opens later says nothing that was said before. */
  count = $state(0);
  private waiting: { readonly text: string; readonly of: string }[] = [];
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = '';

  say(...sentences: readonly string[]): void {
    this.add('', sentences);
  }

  /** Says how things stand in a place: what it said before and nobody has heard yet is not true any longer. */
  stand(of: string, ...sentences: readonly string[]): void {
    this.waiting = this.waiting.filter((one) => one.of !== of);
    this.add(of, sentences);
  }

  private add(of: string, sentences: readonly string[]): void {
    const said = sentences.filter(Boolean).map((text) => ({ text, of }));
    if (!said.length) return;
    const now = Date.now();
    if (!this.waiting.length) this.since = now;
    this.waiting.push(...said);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), Math.max(0, Math.min(TOGETHER_MS, this.since + LONGEST_MS - now)));
  }

  /** Says it before anything else. */
  alert(sentence: string): void {
    this.urgent = other(sentence, this.urgent);
    this.count += 1;
  }

  again(): void {
    if (this.last) this.speak(this.last);
  }

  private flush(): void {
    this.last = this.waiting
      .splice(0)
      .map((one) => one.text)
      .join(' ');
    if (this.last) this.speak(this.last);
  }

  private speak(text: string): void {
    this.text = other(text, this.text);
    this.count += 1;
  }
}

/** A changed text is spoken; the same text needs a difference that nobody hears. */
const other = (text: string, before: string): string => (text === before ? `${text}\u00A0` : text);

export const announcer = new Announcer();
