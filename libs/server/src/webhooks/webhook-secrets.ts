import { Injectable } from '@nestjs/common';
import { Reencryption } from '../platform/secret-key/reencryption.js';
import { oldSecretsIn, withReplaced } from './webhook-signature.js';

/** The secrets of an endpoint as they are stored: encrypted, and none of the old ones where all have ended. */
export interface StoredSecrets {
  readonly secret: Buffer;
  readonly old_secret: Buffer | null;
}

/** Encrypts the secrets of endpoints while they are stored: with one, a message can be signed in the sender's name. */
@Injectable()
export class WebhookSecrets {
  private readonly box = this.reencryption.boxFor('webhook secrets', {
    table: 'webhook',
    row: 'id',
    type: 'uuid',
    columns: ['secret', 'old_secret'],
  });

  constructor(private readonly reencryption: Reencryption) {}

  encrypt(webhook: string, secret: string): Buffer {
    return this.box.encrypt(secret, webhook);
  }

  /** The secrets by which messages are signed now, the present one first. */
  counting(webhook: string, { secret, old_secret }: StoredSecrets): string[] {
    const old = this.old(webhook, old_secret, Date.now());
    return [this.decrypt(webhook, secret), ...old.map((one) => one.secret)];
  }

  /** What is stored of the old ones once another secret takes the place of the present one. */
  replaced(webhook: string, { secret, old_secret }: StoredSecrets): Buffer {
    const now = Date.now();
    const kept = withReplaced(this.decrypt(webhook, secret), this.old(webhook, old_secret, now), now);
    return this.box.encrypt(kept, webhook);
  }

  private old(webhook: string, sealed: Buffer | null, now: number): ReturnType<typeof oldSecretsIn> {
    return sealed === null ? [] : oldSecretsIn(this.decrypt(webhook, sealed), now);
  }

  private decrypt(webhook: string, sealed: Buffer): string {
    return this.box.decrypt(sealed, webhook).toString();
  }
}
