import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Problem } from '../problem/problem.js';

/** A scanner that says nothing for this many milliseconds is down. */
const timeout = 30_000;

/** Has documents looked at by ClamAV where one is configured. */
@Injectable()
export class VirusScanner {
  private readonly address: URL | undefined;

  constructor(config: Config) {
    this.address = config.clamavUrl === undefined ? undefined : new URL(config.clamavUrl);
  }

  get isConfigured(): boolean {
    return this.address !== undefined;
  }

  /** Throws when the scanner finds something in a file of a form's field, and when it cannot be asked. */
  async demandClean(content: Readable, field: string): Promise<void> {
    if (!this.address) return;
    const verdict = await this.ask(content, this.address).catch(() => {
      throw new Problem('DEPENDENCY.DOWN', { retryAfter: 30 });
    });
    if (/ FOUND\0?$/.test(verdict)) throw new Problem('DOCUMENT.INFECTED', { errors: { [field]: ['format'] } });
    if (!/ OK\0?$/.test(verdict)) throw new Problem('DEPENDENCY.DOWN', { retryAfter: 30 });
  }

  /** ClamAV's INSTREAM: each chunk after its length in four bytes, and a length of nothing at the end. */
  private async ask(content: Readable, { hostname, port }: URL): Promise<string> {
    const socket = connect({ host: hostname, port: Number(port || 3310), timeout });
    socket.on('timeout', () => socket.destroy(new Error('the virus scanner does not answer')));
    try {
      await once(socket, 'connect');
      const answer = text(socket);
      answer.catch(() => content.destroy());
      socket.write('zINSTREAM\0');
      for await (const chunk of content) {
        const bytes = Buffer.from(chunk);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(bytes.length);
        socket.write(length);
        if (!socket.write(bytes)) await once(socket, 'drain');
      }
      socket.write(Buffer.alloc(4));
      return await answer;
    } finally {
      socket.destroy();
      content.destroy();
    }
  }
}
