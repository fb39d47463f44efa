/* Reads a table out, and notifies a person who looks elsewhere that it is their turn. */
import type { ToClient } from '../../net/wire';
import { announcer } from '../../state/announcer.svelte';
import { club } from '../../state/club.svelte';
import { settings } from '../../state/settings.svelte';
import { withoutWinning, type Model } from '../model';
import { promptOf } from '../prompt/prompt';
import { FRESH, announcementsOf, type Announced } from './announcements';
import { promptSentence } from './prompt';
import { speakersOf } from './speakers';

export class TableAnnouncer {
  private announced: Announced = FRESH;

  /** Reads out what a message tells, and what is then asked. */
  tell(before: Model | null, now: Model | null, message: ToClient): void {
    const after = settings.winning ? now : withoutWinning(now);
    if (!after || !club.catalogue) return;
    const { announced, said } = announcementsOf(this.announced, before, after, message, club.catalogue);
    const asks = announced.asked !== '' && said.at(-1) === announced.asked && after.legal.length > 0;
    this.announced = announced;
    announcer.say(...said);
    if (asks) notify(promptOf(after, speakersOf(after, club.catalogue).plain).lead);
  }

  /** Announces the question again to somebody who was away. */
  askAgain(model: Model | null): void {
    if (this.announced.asked || !model || !club.catalogue) return;
    this.announced = { ...FRESH, asked: promptSentence(model, speakersOf(model, club.catalogue).plain) };
    announcer.say(this.announced.asked);
  }

  /** Takes nothing as said, as after a time without a connection. */
  forget(): void {
    this.announced = FRESH;
  }
}

function notify(sentence: string): void {
  if (!settings.notify || !document.hidden) return;
  if ('Notification' in window && Notification.permission === 'granted')
    new Notification(sentence, { tag: 'whistclub-turn' });
}
