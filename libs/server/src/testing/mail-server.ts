import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail server got it. */
export interface ReceivedMail {
  readonly to: string;
  /** Headers and body as they came over the wire. */
  readonly raw: string;
}

export interface TestMailServer {
  readonly port: number;
  readonly received: ReceivedMail[];
  stop(): Promise<void>;
}

/** A real mail server that keeps what it gets and refuses the first mails, for now unless said. */
export async function startMailServer({ refusals = 0, port = 0, status = 451 } = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        if (left-- > 0) return done(Object.assign(new Error('try later'), { responseCode: status }));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), raw });
        done();
      });
    },
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
