import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import { ownAccount, type Setup } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { hashPassword } from '../platform/auth/password.js';
import { lockAdmins } from '../platform/auth/second-person.js';
import { demandUnrelated } from '../platform/auth/password-words.js';
import { Config } from '../platform/config/config.js';
import { Sql } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Problem } from '../platform/problem/problem.js';
import { SignIn } from '../session/sign-in.service.js';
import { Invitations, type SetPassword } from './invitations.service.js';
import { Accounts } from './accounts.service.js';
import { allowSetup, endSetup, findSetup } from './accounts.statements.js';
import { hashOf, newBearerToken } from '../platform/auth/access.js';

/**
 * Links by which people choose a password: of an invitation, or of an installation without an admin. Its first one is made from
 * the configuration, or by the link that it prints for its operator.
 */
@Controller()
export class PasswordLinksController implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: Accounts,
    private readonly audit: Audit,
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly invitations: Invitations,
    private readonly signIns: SignIn,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { adminEmail: email, adminPassword: password, consoleUrl } = this.config;
    if (await this.accounts.hasAdmin()) return;
    if (email !== undefined && password !== undefined) {
      await this.make({ email, name: 'Administrator', password });
      return;
    }
    const token = newBearerToken();
    await this.sql.run(allowSetup, [hashOf(token)]);
    // Shown this one time on the terminal and never in the log, which is kept and shipped elsewhere.
    process.stdout.write(
      `\n  There is no admin yet. Make the first one, within 72 hours:\n\n  ${consoleUrl}/console/setup#${token}\n\n`,
    );
  }

  @Handles(ownAccount.accept)
  async accept({ body, request, response }: Input<typeof ownAccount.accept>) {
    const { person, passwordHash } = await this.invitations.accept(body);
    return this.signIns.withPassword(request, response, person, passwordHash);
  }

  /** Makes the first admin for who has a token of a start; after that no token counts any more. */
  @Handles(ownAccount.setUp)
  async setUp({ body: { token, ...admin }, request, response }: Input<typeof ownAccount.setUp>) {
    const [allowed] = await this.sql.run(findSetup, [hashOf(token)]);
    if (!allowed) throw new Problem('ACCOUNT.INVITATION');
    demandUnrelated('password', admin.password, [admin.name, admin.email]);
    const made = await this.make(admin);
    if (!made) throw new Problem('ACCOUNT.INVITATION');
    return this.signIns.withPassword(request, response, made.person, made.passwordHash);
  }

  /** Undefined when there is one already: replicas start at the same time, and tokens are used at the same time. */
  private async make({ email, name, password }: Omit<Setup, 'token'>): Promise<SetPassword | undefined> {
    const passwordHash = await hashPassword(password);
    return this.sql.transaction(async (runner) => {
      await runner.run(lockAdmins, []);
      if (await this.accounts.hasAdmin(runner)) return undefined;
      const id = await this.accounts.insert({ email, name, role: 'admin', storeId: undefined }, runner);
      if (id === undefined) return undefined;
      await this.accounts.setPassword(id, passwordHash, runner);
      await runner.run(endSetup, []);
      await this.audit.note({ kind: 'account.invited', subject: id, details: { role: 'admin', first: true } }, runner);
      return { person: { id, role: 'admin', name, email }, passwordHash };
    });
  }
}
