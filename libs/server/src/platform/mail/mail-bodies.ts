import { Injectable } from '@nestjs/common';
import { unturned, type Language } from '@statewise/i18n';
import { Reencryption } from '../secret-key/reencryption.js';
import type { MailPart } from './mail-parts.js';

/** What a mail says; its HTML is drawn from this when it is delivered or shown. */
export interface MailBody {
  readonly text: string;
  readonly parts?: readonly MailPart[] | undefined;
  readonly language?: Language | undefined;
}

/** Mails tell codes and open accounts: what they say is encrypted while it is kept. */
@Injectable()
export class MailBodies {
  private readonly box = this.reencryption.boxFor('mails', {
    table: 'outbox',
    row: 'id',
    type: 'uuid',
    columns: ['body'],
  });

  constructor(private readonly reencryption: Reencryption) {}

  encrypt(mail: string, body: MailBody): Buffer {
    return this.box.encrypt(unturned(JSON.stringify(body)), mail);
  }

  /** What a mail says; nothing once it is sent and about no application. */
  decrypt(mail: string, encrypted: Buffer | null): MailBody {
    if (encrypted === null) return { text: '' };
    return JSON.parse(this.box.decrypt(encrypted, mail).toString()) as MailBody;
  }
}
