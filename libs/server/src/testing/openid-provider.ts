import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What the provider says of a person. */
export interface TestClaims {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

/** Who signs in at the provider, and how; nobody refuses. */
export interface TestLogin {
  readonly id?: string;
  readonly amr?: readonly string[];
}

/** A real identity provider (the package `oidc-provider`) in a process of its own, and a browser that visits it. */
export class TestOpenIdProvider {
  /** Cookies of the browser at the provider, by name. */
  private cookies = new Map<string, string>();

  private constructor(
    readonly issuer: string,
    private readonly child: ChildProcess,
  ) {}

  /** `origin` is that of the console which is its client. */
  static async start(origin: string): Promise<TestOpenIdProvider> {
    const file = path.resolve(import.meta.dirname, '../../../../tools/test/openid-provider.mjs');
    const child = fork(file, [`${origin}/api/v1/session/single-sign-on/callback`, `${origin}/console/sign-in`], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ issuer }] = await once(child, 'message');
    return new TestOpenIdProvider(issuer, child);
  }

  async know(id: string, claims: TestClaims): Promise<void> {
    await this.tell({ id, claims });
  }

  /** Signs everybody in as a person without a question, where no `visit` says who it is. */
  async expect(visitor: TestLogin): Promise<void> {
    await this.tell({ visitor });
  }

  /** Lets it accept connections and answer none. */
  async hang(isHanging: boolean): Promise<void> {
    await this.tell({ isHanging });
  }

  /** Lets it break off in the middle of each answer. */
  async breakOff(isBreaking: boolean): Promise<void> {
    await this.tell({ isBreaking });
  }

  /** Forgets that the browser is signed in at the provider. */
  forget(): void {
    this.cookies = new Map();
  }

  /** Follows the provider's pages from an address; returns the one at the console to which it leads, or its last page. */
  async visit(address: string, login: TestLogin): Promise<{ address: string; status: number; page: string }> {
    const { pathname } = new URL(address);
    const who = pathname.startsWith('/interaction/') ? `?who=${encodeURIComponent(JSON.stringify(login))}` : '';
    const answer = await fetch(address + who, { redirect: 'manual', headers: { cookie: this.cookieHeader() } });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) return { address, status: answer.status, page: await answer.text() };
    const next = new URL(location, this.issuer).href;
    return next.startsWith(this.issuer) ? this.visit(next, login) : { address: next, status: answer.status, page: '' };
  }

  async stop(): Promise<void> {
    this.child.disconnect();
    await once(this.child, 'exit');
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private async tell(message: object): Promise<void> {
    this.child.send(message);
    await once(this.child, 'message');
  }
}
