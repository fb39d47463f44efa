/* An announcement as a page holds it: asked for again while it is looked at, and told anew by each command. */
import { comeIn, Problem } from '../../net/api';
import { atAnnouncement, getAnnouncement, type AnnouncementPage, type SignupCommand } from '../../net/announcements';
import { club } from '../../state/club.svelte';
import { refusalOf } from '../../messages/refusal';

const AGAIN_MS = 10_000;

export class AnnouncementState {
  page = $state.raw<AnnouncementPage | null>(null);
  /** The reason that there is no page. */
  trouble = $state('');
  /** Counts the answers: one that was asked for before a command came is old. */
  private turn = 0;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(readonly code: string) {
    void this.read();
    this.timer = setInterval(() => void (document.hidden || this.read()), AGAIN_MS);
    document.addEventListener('visibilitychange', this.looked);
  }

  close(): void {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.looked);
  }

  /** Shows a page that the club has just told. */
  show(page: AnnouncementPage): void {
    this.turn += 1;
    this.page = page;
  }

  async read(): Promise<void> {
    const { turn } = this;
    try {
      const found = await getAnnouncement(this.code);
      if (turn === this.turn) this.page = found;
    } catch (problem) {
      // Without a network the page that is known stays; one that was deleted does not.
      if (problem instanceof Problem && problem.status === 404) this.page = null;
      if (!this.page) this.trouble = refusalOf(problem);
    }
  }

  /** Does a command; the page is the one after it. Returns why it was refused, nothing where it was done. */
  async send(command: SignupCommand): Promise<string> {
    try {
      if (!club.me.known) club.me = await comeIn();
      this.show(await atAnnouncement(this.code, command));
      return '';
    } catch (problem) {
      await this.read();
      return refusalOf(problem);
    }
  }

  private readonly looked = (): void => void (document.hidden || this.read());
}
