import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../platform/database/sql.js';
import { Reencryption } from '../platform/secret-key/reencryption.js';
import { SecretKey, type SecretBox } from '../platform/secret-key/secret-key.js';

interface Encrypted {
  readonly id: string;
  readonly secret: Buffer;
  readonly old_secret: Buffer | null;
}

/** $1 what secrets begin with that need no change. */
const readFormerlyEncrypted = statement<Encrypted>(
  'webhook-secrets-former',
  `select id, secret, old_secret from webhook where substr(secret, 1, 4) <> $1 or substr(old_secret, 1, 4) <> $1`,
);
const reencrypt = statement(
  'webhook-secret-reseal',
  'update webhook set secret = $3, old_secret = $4 where id = $1 and secret = $2',
);

/** Encrypts the secrets of endpoints while they are stored: with one, a message can be signed in the sender's name. */
@Injectable()
export class WebhookSecrets {
  private readonly box: SecretBox;

  constructor(
    secret: SecretKey,
    private readonly sql: Sql,
    private readonly reencryption: Reencryption,
  ) {
    this.box = secret.boxFor('webhook secrets');
    this.reencryption.register('webhook secrets', () => this.reencrypt());
  }

  encrypt(webhook: string, secret: string): Buffer {
    return this.box.encrypt(secret, webhook);
  }

  decrypt(webhook: string, sealed: Buffer): string {
    return this.box.decrypt(sealed, webhook).toString();
  }

  private async reencrypt(): Promise<number> {
    const rows = await this.sql.run(readFormerlyEncrypted, [this.box.presentId]);
    for (const { id, secret, old_secret } of rows) {
      const old = old_secret && this.box.reencrypt(old_secret, id);
      await this.sql.run(reencrypt, [id, secret, this.box.reencrypt(secret, id), old]);
    }
    return rows.length;
  }
}
