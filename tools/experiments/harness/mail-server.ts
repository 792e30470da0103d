import { createServer, type Server, type Socket } from 'node:net';

/** How a mail server treats who talks to it. */
export type Manner = 'takes' | 'refuses for now' | 'hangs' | 'cuts' | 'takes and says nothing';

/** A mail server that does what it is told, and keeps what it took. */
export class MailServer {
  manner: Manner = 'takes';
  /** The ids of the mails that it took, each as often as it did. */
  readonly taken: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((socket) => this.talk(socket));
  }

  static async start(port: number): Promise<MailServer> {
    const mail = new MailServer();
    await new Promise<void>((resolve) => {
      mail.server.listen(port, '127.0.0.1', resolve);
    });
    return mail;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private talk(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    const say = (line: string): boolean => socket.writable && socket.write(`${line}\r\n`);
    let text = '';
    let isData = false;
    say('220 mail');
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        if (isData) {
          const over = text.indexOf('\r\n.\r\n');
          if (over < 0) return;
          this.answer(text.slice(0, over), say, socket);
          text = text.slice(over + 5);
          isData = false;
          continue;
        }
        const command = text.slice(0, end).toUpperCase();
        text = text.slice(end + 2);
        if (command.startsWith('DATA')) isData = say('354 go on');
        else if (command.startsWith('QUIT')) socket.end('221 bye\r\n');
        else if (this.manner !== 'hangs') say('250 mail');
      }
    });
  }

  private answer(mail: string, say: (line: string) => boolean, socket: Socket): void {
    if (this.manner === 'refuses for now') return void say('451 later');
    if (this.manner === 'hangs') return;
    if (this.manner === 'cuts') return void socket.destroy();
    this.taken.push(/^message-id: <([^@>]+)/im.exec(mail)?.[1] ?? 'none');
    if (this.manner !== 'takes and says nothing') say('250 taken');
  }
}
