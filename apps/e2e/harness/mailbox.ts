import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect } from './test.ts';

/** A real mail server that keeps what people of a test are written. */
export class Mailbox {
  private readonly mails: { readonly to: string; readonly raw: string }[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        this.mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), raw });
        done();
      });
    },
  });

  /** Listens, and returns the address for `SMTP_URL`. */
  async start(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
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
    const last = () => this.mails.findLast(({ to, raw }) => to === email && pattern.test(raw))?.raw ?? '';
    await expect.poll(last).not.toBe('');
    return pattern.exec(last())?.[0] ?? '';
  }

  /** What an address was written, as it was sent. */
  textFor(email: string): string {
    return this.mails.flatMap(({ to, raw }) => (to === email ? [raw] : [])).join('\n');
  }

  /** Waits until an address has been written to so often. */
  async hasMails(email: string, count: number): Promise<void> {
    await expect.poll(() => this.mails.filter(({ to }) => to === email).length).toBe(count);
  }

  stop(): Promise<void> {
    return new Promise<void>((resolve) => this.server.close(resolve));
  }
}
