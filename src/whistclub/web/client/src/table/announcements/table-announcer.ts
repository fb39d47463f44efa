/* Reads a table out, and notifies a person who looks elsewhere that it is their turn. */
import type { ToClient } from '../../net/wire';
import { announcer } from '../../state/announcer.svelte';
import { speech } from '../../messages/speech.svelte';
import { settings } from '../../state/settings.svelte';
import { withoutWinning, type Model } from '../../match/model';
import { promptOf } from '../prompt/prompt';
import { FRESH, announcementsOf, type LastSaid } from './announcements';
import { promptSentence } from './prompt';
import { speakersOf } from './speakers';

export class TableAnnouncer {
  private announced: LastSaid = FRESH;
  private readonly waiting: (() => void)[] = [];

  /** Reads out what a message tells, and what is then asked. */
  tell(before: Model | null, now: Model | null, message: ToClient): void {
    this.afterDrawing(() => this.read(before, now, message));
  }

  /** Announces the question again to somebody who was away. */
  askAgain(model: Model | null): void {
    this.afterDrawing(() => this.ask(model));
  }

  /** Takes nothing as said, as after a time without a connection. */
  forget(): void {
    this.afterDrawing(() => (this.announced = FRESH));
  }

  /**
   * Acts in its turn, in a task of its own: on a slow device words take as long as the drawing, which they should not
   * hold up. A page out of sight draws nothing, and its timers are late.
   */
  private afterDrawing(act: () => void): void {
    this.waiting.push(act);
    const actAll = (): void => this.waiting.splice(0).forEach((one) => one());
    if (document.hidden) actAll();
    else setTimeout(actAll);
  }

  private read(before: Model | null, now: Model | null, message: ToClient): void {
    const after = settings.winning ? now : withoutWinning(now);
    if (!after || !speech.catalogue) return;
    const { announced, said } = announcementsOf(this.announced, before, after, message, speech.catalogue);
    const asks = announced.asked !== '' && said.at(-1) === announced.asked && after.legal.length > 0;
    this.announced = announced;
    announcer.say(...said);
    if (asks) notify(promptOf(after, speakersOf(after, speech.catalogue).plain).lead);
  }

  private ask(model: Model | null): void {
    if (this.announced.asked || !model || !speech.catalogue) return;
    this.announced = { ...FRESH, asked: promptSentence(model, speakersOf(model, speech.catalogue).plain) };
    announcer.say(this.announced.asked);
  }
}

function notify(sentence: string): void {
  if (!settings.notify || !document.hidden) return;
  if ('Notification' in window && Notification.permission === 'granted')
    new Notification(sentence, { tag: 'whistclub-turn' });
}
