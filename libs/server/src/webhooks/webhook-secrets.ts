import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, statement } from '../platform/database/sql.js';
import { Resealing } from '../platform/secret-key/resealing.js';
import type { SecretBox } from '../platform/secret-key/secret-box.js';
import { SecretKey } from '../platform/secret-key/secret-key.js';

interface Sealed {
  readonly id: string;
  readonly secret: Buffer;
  readonly old_secret: Buffer | null;
}

/** $1 what secrets begin with that need no change. */
const readFormerlySealed = statement<Sealed>(
  'webhook-secrets-former',
  `select id, secret, old_secret from webhook where substr(secret, 1, 4) <> $1 or substr(old_secret, 1, 4) <> $1`,
);
const reseal = statement(
  'webhook-secret-reseal',
  'update webhook set secret = $3, old_secret = $4 where id = $1 and secret = $2',
);

/** Encrypts the secrets of endpoints while they are stored: with one, a message can be signed in the sender's name. */
@Injectable()
export class WebhookSecrets implements OnModuleInit {
  private readonly box: SecretBox;

  constructor(
    secret: SecretKey,
    private readonly sql: Sql,
    private readonly resealing: Resealing,
  ) {
    this.box = secret.boxFor('webhook secrets');
  }

  onModuleInit(): void {
    this.resealing.register('webhook secrets', () => this.reseal());
  }

  seal(webhook: string, secret: string): Buffer {
    return this.box.seal(secret, webhook);
  }

  open(webhook: string, sealed: Buffer): string {
    return this.box.open(sealed, webhook).toString();
  }

  private async reseal(): Promise<number> {
    const rows = await this.sql.run(readFormerlySealed, [this.box.presentId]);
    for (const { id, secret, old_secret } of rows) {
      const old = old_secret && this.box.reseal(old_secret, id);
      await this.sql.run(reseal, [id, secret, this.box.reseal(secret, id), old]);
    }
    return rows.length;
  }
}
