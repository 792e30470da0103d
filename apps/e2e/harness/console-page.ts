import { expect, type Page } from '@playwright/test';
import type { PlatformContract } from '@statewise/contract';
import type { Client } from '@statewise/contract/client';
import { platformClient, cookieOfSignIn } from './platform-client.ts';
import { admin } from './statewise.ts';

/** The account of one of the bank's own people. */
export interface Colleague {
  readonly email: string;
  readonly password: string;
  readonly role: 'admin' | 'staff' | 'editor' | 'qa';
}

const password = 'walks the dog at six';

/** The console as the bank's people use it, in English. */
export class ConsolePage {
  readonly page: Page;
  private readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  /** Opens an address below `/console`. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(`${this.origin}/console${path}`);
  }

  /** Signs this browser in without its pages, for journeys that are about something else. */
  async signIn({ email, password: secret }: Pick<Colleague, 'email' | 'password'> = admin): Promise<void> {
    const answer = await this.page.request.post(`${this.origin}/api/v1/session`, { data: { email, password: secret } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Signs in on the page that asks for it. */
  async signInHere({ email, password: secret }: Pick<Colleague, 'email' | 'password'>): Promise<void> {
    await this.page.getByLabel('E-mail address').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(secret);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Invites a user as an admin over the API and accepts the invitation; this browser is signed in as before. */
  async colleague(role: Colleague['role'], name = 'Noor Haddad'): Promise<Colleague> {
    const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const call = await this.asAdmin();
    const invited = await call('POST /api/v1/accounts', { body: { email, name, role } });
    if ('proposal' in invited) throw new Error('There are two admins: a third one waits for a second person.');
    const { invitation } = invited;
    const token = new URL(invitation.link ?? '').hash.slice(1);
    await platformClient(this.origin)('POST /api/v1/invitations/accept', { body: { token, password } });
    return { email, password, role };
  }

  /** Switches a colleague off, so that a server that other journeys share has a single admin again. */
  async switchOff({ email }: Colleague): Promise<void> {
    const call = await this.asAdmin();
    const { accounts } = await call('POST /api/v1/accounts/search', { body: { q: email } });
    for (const { id } of accounts) await call('PATCH /api/v1/accounts/{id}', { id, body: { active: false } });
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** How many applications of a flow stand in a state, those that other journeys left on this server among them. */
  async standing(flow: string, state: string): Promise<number> {
    const call = await this.asAdmin();
    const { population } = await call('GET /api/v1/flows/{id}/population', { id: flow });
    return population.find((one) => one.state === state)?.now ?? 0;
  }

  /** The cookie of a session of the first admin outside of the browser. */
  adminCookie(): Promise<string> {
    return cookieOfSignIn(`${this.origin}/api/v1/session`, admin);
  }

  /** Calls the API outside of the browser, as the first admin. */
  private async asAdmin(): Promise<Client<PlatformContract>> {
    return platformClient(this.origin, await this.adminCookie());
  }
}
