import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../platform/database/sql.js';
import { Reencryption } from '../../platform/secret-key/reencryption.js';
import { SecretKey, type SecretBox } from '../../platform/secret-key/secret-key.js';

interface Encrypted {
  readonly user_id: string;
  readonly secret: Buffer | null;
  readonly pending_secret: Buffer | null;
}

/** $1 what secrets begin with that need no change. */
const readFormerlyEncrypted = statement<Encrypted>(
  'second-factor-former',
  `select user_id, secret, pending_secret from second_factor
    where substr(secret, 1, 4) <> $1 or substr(pending_secret, 1, 4) <> $1 limit 500`,
);
const reencrypt = statement(
  'second-factor-reseal',
  `update second_factor set secret = $4, pending_secret = $5
    where user_id = $1 and secret is not distinct from $2 and pending_secret is not distinct from $3`,
);

/** Encrypts the secrets of second factors while they are stored: a secret in plain text would be the factor itself. */
@Injectable()
export class FactorSecrets {
  private readonly box: SecretBox;

  constructor(
    secret: SecretKey,
    private readonly sql: Sql,
    private readonly reencryption: Reencryption,
  ) {
    this.box = secret.boxFor('second factors');
    this.reencryption.register('second factors', () => this.reencrypt());
  }

  encrypt(account: string, secret: Buffer): Buffer {
    return this.box.encrypt(secret, account);
  }

  decrypt(account: string, encrypted: Buffer): Buffer {
    return this.box.decrypt(encrypted, account);
  }

  private async reencrypt(): Promise<number> {
    const rows = await this.sql.run(readFormerlyEncrypted, [this.box.presentId]);
    for (const { user_id: id, secret, pending_secret } of rows) {
      const [anew, pending] = [secret, pending_secret].map(
        (encrypted) => encrypted && this.box.reencrypt(encrypted, id),
      );
      await this.sql.run(reencrypt, [id, secret, pending_secret, anew, pending]);
    }
    return rows.length;
  }
}
