import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../platform/database/sql.js';
import { SecretKey, type SecretBox } from '../../platform/secret-key/secret-key.js';
import { IdentityProvider } from './identity-provider.service.js';

/** $1 session, $2 what the provider is told at the end of it, encrypted */
const remember = statement(
  'provider-session-remember',
  `insert into provider_session (session_id, id_token) values ($1, $2)
    on conflict (session_id) do update set id_token = excluded.id_token`,
);
const find = statement<{ id_token: Buffer }>(
  'provider-session-find',
  'select id_token from provider_session where session_id = $1',
);
const row = 'id token';

/** Which sessions began at the identity provider, so that signing out ends them there too. */
@Injectable()
export class ProviderSessions {
  private readonly box: SecretBox;

  constructor(
    secret: SecretKey,
    private readonly sql: Sql,
    private readonly provider: IdentityProvider,
  ) {
    this.box = secret.boxFor('single sign-on');
  }

  async remember(session: string, idToken: string): Promise<void> {
    await this.sql.run(remember, [session, this.box.encrypt(idToken, row)]);
  }

  /** Where the browser of a session signs out at the provider; undefined where it did not begin there. */
  async signOutAddress(session: string): Promise<string | undefined> {
    if (this.provider.name === undefined) return undefined;
    const [found] = await this.sql.run(find, [session]);
    return found && this.provider.signOutAddress(this.box.decrypt(found.id_token, row).toString());
  }
}
