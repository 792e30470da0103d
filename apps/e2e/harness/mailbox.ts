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
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.server.server.address();
    return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** Waits for the six digits that were mailed to an address last. */
  async numberFor(email: string): Promise<string> {
    const last = () => this.mails.findLast(({ to }) => to === email)?.raw ?? '';
    await expect.poll(() => /^\d{6}\r?$/m.test(last()), { timeout: 20_000 }).toBe(true);
    return /^\d{6}/m.exec(last().slice(last().search(/^\d{6}\r?$/m)))?.[0] ?? '';
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }
}
