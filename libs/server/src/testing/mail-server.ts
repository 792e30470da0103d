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

/** A real mail server that keeps what it gets and refuses the first mails, or logins, for now unless said. */
export async function startMailServer({
  refusals = 0,
  port = 0,
  status = 451,
  ofLogins = false,
} = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let left = refusals;
  const isRefused = (atLogin: boolean) => ofLogins === atLogin && left-- > 0;
  const refusal = () => Object.assign(new Error('try later'), { responseCode: status });
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => (isRefused(true) ? done(refusal()) : done(null, { user: username })),
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        if (isRefused(false)) return done(refusal());
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
