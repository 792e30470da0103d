import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Statewise } from './statewise.ts';

/** The partner's staff of the demo content. */
export const intermediary = { username: 'demo-store', password: 'a password for shops' };

/** The country whose own register of VAT numbers never answers here. */
export const unreachableCountry = 'mt';

/** The bank's product, with a register of VAT numbers beside it. */
export class BankStatewise extends Statewise {
  private register: Server | undefined;

  static override async start(more: NodeJS.ProcessEnv = {}): Promise<BankStatewise> {
    const register = vatRegister();
    await once(register.listen(0, '127.0.0.1'), 'listening');
    const VAT_LOOKUP_URL = `http://127.0.0.1:${(register.address() as AddressInfo).port}`;
    const env = { VAT_LOOKUP_URL, INTERMEDIARY_PASSWORD: intermediary.password, ...more };
    const statewise = (await super.start(env)) as BankStatewise;
    statewise.register = register;
    return statewise;
  }

  override async stop(): Promise<void> {
    await super.stop();
    this.register?.closeAllConnections();
    await this.register?.[Symbol.asyncDispose]();
  }
}

/** A register as the European Commission's is asked, which knows every number of the other countries. */
const vatRegister = (): Server =>
  createServer((request, response) => {
    void text(request).then((asked) => {
      if (asked.includes(`"${unreachableCountry.toUpperCase()}"`)) return void response.destroy();
      const entry = { valid: true, name: 'HARBOUR PLUMBING', address: 'Quay Street 12\n2000 Antwerp' };
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(entry));
    });
  });
