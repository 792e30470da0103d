import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How a mail server treats who talks to it. */
export type Manner = 'takes' | 'refuses for now' | 'hangs' | 'cuts' | 'takes and says nothing';

/** A mail server that does what it is told, and keeps what it took. */
export class MailServer {
  manner: Manner = 'takes';
  /** The ids of the mails that it took, each as often as it did. */
  readonly taken: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, greet) => void (this.manner !== 'hangs' && greet()),
    onData: (stream, _session, answer) => {
      let mail = '';
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString('latin1')));
      stream.once('end', () => this.take(mail, answer));
    },
  });

  static async start(port: number): Promise<MailServer> {
    const mail = new MailServer();
    mail.server.on('error', () => undefined);
    mail.server.server.on('connection', (socket) => mail.sockets.add(socket));
    await once(mail.server.listen(port, '127.0.0.1'), 'listening');
    return mail;
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private take(mail: string, answer: (error?: Error) => void): void {
    if (this.manner === 'refuses for now') return answer(Object.assign(new Error('later'), { responseCode: 451 }));
    if (this.manner === 'cuts') return this.cut();
    if (this.manner === 'hangs') return;
    this.taken.push(/^message-id: <([^@>]+)/im.exec(mail)?.[1] ?? 'none');
    if (this.manner === 'takes') answer();
  }

  private cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }
}
