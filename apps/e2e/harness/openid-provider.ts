import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The person whom the provider signs in without a question, and what it says of them. */
export interface ProviderVisitor {
  readonly id: string;
  readonly claims: Readonly<Record<string, string | boolean | readonly string[]>>;
}

/** A real identity provider whose client is the console at an origin. */
export class OpenIdProvider {
  readonly issuer: string;
  private readonly child: ChildProcess;

  private constructor(issuer: string, child: ChildProcess) {
    this.issuer = issuer;
    this.child = child;
  }

  static async start(origin: string, { id, claims }: ProviderVisitor): Promise<OpenIdProvider> {
    const file = path.resolve(import.meta.dirname, '../../../tools/test/openid-provider.mjs');
    const addresses = [`${origin}/api/v1/session/single-sign-on/callback`, `${origin}/console/sign-in`];
    const child = fork(file, addresses, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const [{ issuer }] = await once(child, 'message');
    for (const message of [{ id, claims }, { visitor: { id } }]) {
      child.send(message);
      await once(child, 'message');
    }
    return new OpenIdProvider(issuer, child);
  }

  async stop(): Promise<void> {
    this.child.disconnect();
    await once(this.child, 'exit');
  }
}
