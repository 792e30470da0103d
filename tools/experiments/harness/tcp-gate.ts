import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Stage } from './stage.ts';

/** A way to a server on this machine that can be cut. */
export class TcpGate {
  port = 0;
  private isOpen = true;
  private readonly sockets = new Set<Socket>();

  static async start(stage: Stage, target: number): Promise<TcpGate> {
    const gate = new TcpGate();
    const server = createServer((near) => gate.join(near, target));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    gate.port = (server.address() as AddressInfo).port;
    stage.undoing(() => {
      gate.cut();
      server.close();
    });
    return gate;
  }

  /** Ends every connection, and each new one. */
  cut(): void {
    this.isOpen = false;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Lets new connections through again. */
  open(): void {
    this.isOpen = true;
  }

  private join(near: Socket, target: number): void {
    if (!this.isOpen) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.pipe(other);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
    }
  }
}
