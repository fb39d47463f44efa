/* Tells whether WebSockets get through to the club at all: some proxies and filters pass pages on and nothing else. */
import { reach } from './reach';

type Listener = (blocked: boolean) => void;

const FAILURES = 2;

class SocketWatch {
  private failures = 0;
  private hasOpened = false;
  private listener: Listener = () => undefined;

  /** Calls back with true once sockets fail though the club answers, and with false when one opens after all. */
  listen(listener: Listener): void {
    this.listener = listener;
  }

  opened(): void {
    this.hasOpened = true;
    this.listener(false);
  }

  /** A socket ended that was never open. */
  failed(): void {
    if (this.hasOpened || !reach().needsNetwork) return;
    this.failures += 1;
    if (this.failures < FAILURES) return;
    fetch('/healthz', { cache: 'no-store' })
      .then(({ ok }) => ok && !this.hasOpened && this.listener(true))
      .catch(() => undefined);
  }
}

export const socketWatch = new SocketWatch();
