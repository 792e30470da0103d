import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The country whose own register never answers here. */
export const unreachableCountry = 'mt';

/** A register of VAT numbers as the European Commission's is asked, which knows every number of the other countries. */
export class StubbedVatRegister {
  readonly url: string;
  private readonly server: Server;

  private constructor(server: Server, port: number) {
    this.server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<StubbedVatRegister> {
    const server = createServer((request, response) => {
      void text(request).then((asked) => {
        if (asked.includes(`"${unreachableCountry.toUpperCase()}"`)) return void response.destroy();
        const entry = { valid: true, name: 'HARBOUR PLUMBING', address: 'Quay Street 12\n2000 Antwerp' };
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(entry));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new StubbedVatRegister(server, (server.address() as AddressInfo).port);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await this.server[Symbol.asyncDispose]();
  }
}
