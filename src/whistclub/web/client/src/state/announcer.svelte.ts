/* The one polite live region: a sentence an event, those within 300 ms together, and the last one again on demand. */
const TOGETHER_MS = 300;

class Announcer {
  text = $state('');
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = '';

  say(sentence: string): void {
    if (!sentence) return;
    this.waiting.push(sentence);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.speak(this.waiting.splice(0).join(' ')), TOGETHER_MS);
  }

  again(): void {
    this.speak(this.last);
  }

  /** A changed text is spoken; the same text needs a difference that nobody hears. */
  private speak(text: string): void {
    this.last = text;
    this.text = text === this.text ? `${text}\u00A0` : text;
  }
}

export const announcer = new Announcer();
