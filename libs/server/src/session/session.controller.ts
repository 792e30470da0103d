import { Controller } from '@nestjs/common';
import { accountRoles, session } from '@statewise/contract';
import { accountByPassword } from '../platform/auth/password.js';
import { Sql } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Problem } from '../platform/problem/problem.js';
import * as statements from './session.statements.js';
import { personAnswer, Sessions } from './sessions.service.js';
import { ProviderSessions } from './single-sign-on/provider-sessions.service.js';
import { SignIn } from './sign-in.service.js';
import { accountName, SignInLimits } from './sign-in-limits.service.js';

/** Sign-in of the bank's own people, and who is signed in of whichever kind. */
@Controller()
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly sql: Sql,
    private readonly limits: SignInLimits,
    private readonly signIns: SignIn,
    private readonly providerSessions: ProviderSessions,
  ) {}

  @Handles(session.signIn)
  async signIn({ body, caller: { address = '' }, request, response }: Input<typeof session.signIn>) {
    const { email, password, captcha } = body;
    const attempt = await this.limits.begin({ kind: 'staff', name: email, address, captcha });
    const user = await accountByPassword(
      password,
      async () => (await this.sql.run(statements.userByEmail, [accountName(email)]))[0],
      ({ id, password_hash }, hash) => this.sql.run(statements.renewHash, [id, password_hash, hash]),
    );
    if (!user) throw await attempt.refusal();
    await attempt.succeeded();
    return this.signIns.withPassword(request, response, user, user.password_hash);
  }

  @Handles(session.whoAmI)
  async whoAmI({ request }: Input<typeof session.whoAmI>) {
    const { id, role: given } = request.actor;
    const role = accountRoles.find((known) => known === given);
    if (id === undefined || role === undefined) throw new Problem('SESSION.REQUIRED');
    const found = await this.sessions.find(request);
    return personAnswer(found?.person.id === id ? found.person : { id, role, name: id, email: null });
  }

  @Handles(session.signOut)
  async signOut({ request, response }: Input<typeof session.signOut>) {
    const address = request.session && (await this.providerSessions.signOutAddress(request.session.id));
    await this.sessions.close(request, response);
    // Not all cookies, which would be those of every host of the bank, and the one by which this browser is known.
    response.setHeader('Clear-Site-Data', '"cache", "storage"');
    return { success: true, ...(address !== undefined && { address }) };
  }
}
