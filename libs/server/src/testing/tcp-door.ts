import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP door before a server, such as a database: a test closes it, and for the application the server is gone. */
export class TcpDoor {
  private readonly open = new Set<Socket>();
  private server: Server | undefined;
  private cut: string | undefined;
  private isFrozen = false;
  private port = 0;

  constructor(private readonly target: string) {}

  /** The server’s address through this door. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.toString();
  }

  async unlock(): Promise<void> {
    this.isFrozen = false;
    const { hostname, port } = new URL(this.target);
    this.server = createServer((client) => {
      if (this.isFrozen) return void this.open.add(client);
      const database = createConnection({ host: hostname, port: Number(port || 5432) });
      let isCut = false;
      client.on('data', (chunk) => {
        if (this.cut === undefined || !chunk.includes(this.cut)) return;
        this.cut = undefined;
        isCut = true;
      });
      database.on('data', () => isCut && client.destroy());
      for (const [from, to] of [
        [client, database],
        [database, client],
      ] as const) {
        this.open.add(from);
        from.pipe(to);
        from
          .on('error', () => to.destroy())
          .on('close', () => {
            this.open.delete(from);
            to.destroy();
          });
      }
    });
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Cuts the next connection over which such a statement is sent, once the database has answered it and before the application hears so. */
  cutAfter(statement: string): void {
    this.cut = statement;
  }

  /** Lets nothing through any more and ends nothing, as a server does that was paused; `lock` cuts what is left. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.open) socket.unpipe().pause();
  }

  /** Cuts every connection and refuses new ones, as a stopped server does. */
  async lock(): Promise<void> {
    const closed = this.server?.[Symbol.asyncDispose]();
    for (const socket of this.open) socket.destroy();
    await closed;
  }
}
