import { Injectable } from '@nestjs/common';
import { Reencryption } from '../platform/secret-key/reencryption.js';

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

  decrypt(webhook: string, sealed: Buffer): string {
    return this.box.decrypt(sealed, webhook).toString();
  }
}
