import { startMailServer, type TestMailServer } from '@statewise/server/testing/mail-server.js';
import { expect } from './test.ts';

/** A real mail server that keeps what people of a test are written. */
export class Mailbox {
  private server: TestMailServer | undefined;

  /** Listens, and returns the address for `SMTP_URL`. */
  async start(): Promise<string> {
    this.server = await startMailServer();
    return `smtp://127.0.0.1:${this.server.port}`;
  }

  /** Waits for the six digits that were mailed to an address last. */
  numberFor(email: string): Promise<string> {
    return this.lastFor(email, /^\d{6}(?=\r?$)/m);
  }

  /** Waits for the code, in its groups, that was mailed to an address last. */
  codeFor(email: string): Promise<string> {
    return this.lastFor(email, /\b(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}\b/);
  }

  private async lastFor(email: string, pattern: RegExp): Promise<string> {
    const last = () => this.mailsTo(email).findLast((raw) => pattern.test(raw)) ?? '';
    await expect.poll(last).not.toBe('');
    return pattern.exec(last())?.[0] ?? '';
  }

  /** What an address was written, as it was sent. */
  mailsTo(email: string): string[] {
    return (this.server?.received ?? []).flatMap(({ to, raw }) => (to === email ? [raw] : []));
  }

  /** Waits until an address has been written to so often. */
  async hasMails(email: string, count: number): Promise<void> {
    await expect.poll(() => this.mailsTo(email).length).toBe(count);
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }
}
