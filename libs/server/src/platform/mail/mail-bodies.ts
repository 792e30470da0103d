import { Injectable } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import { Sql, statement } from '../database/sql.js';
import { Reencryption } from '../secret-key/reencryption.js';
import { SecretKey, type SecretBox } from '../secret-key/secret-key.js';
import type { MailPart } from './mail-parts.js';

/** What a mail says; its HTML is drawn from this when it is delivered or shown. */
export interface MailBody {
  readonly text: string;
  readonly parts?: readonly MailPart[] | undefined;
  readonly language?: Language | undefined;
}

/** $1 what bodies begin with that need no change. */
const readFormerlyEncrypted = statement<{ id: string; body: Buffer }>(
  'outbox-former',
  'select id, body from outbox where substr(body, 1, 4) <> $1 limit 500',
);

/** $1 the ids, $2 the bodies that were read, $3 the new ones: a mail that was sent meanwhile stays without. */
const reencrypt = statement(
  'outbox-reseal',
  `update outbox o set body = n.body from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as n(id, was, body)
    where o.id = n.id and o.body = n.was`,
);

/** Mails tell codes and open accounts: what they say is encrypted while it is kept. */
@Injectable()
export class MailBodies {
  private readonly box: SecretBox;

  constructor(
    secret: SecretKey,
    private readonly sql: Sql,
    private readonly reencryption: Reencryption,
  ) {
    this.box = secret.boxFor('mails');
    this.reencryption.register('mails', () => this.reencrypt());
  }

  encrypt(mail: string, body: MailBody): Buffer {
    return this.box.encrypt(JSON.stringify(body), mail);
  }

  /** What a mail says; nothing once it is sent and about no application. */
  decrypt(mail: string, encrypted: Buffer | null): MailBody {
    if (encrypted === null) return { text: '' };
    return JSON.parse(this.box.decrypt(encrypted, mail).toString()) as MailBody;
  }

  private async reencrypt(): Promise<number> {
    const rows = await this.sql.run(readFormerlyEncrypted, [this.box.presentId]);
    const anew = rows.map(({ id, body }) => this.box.reencrypt(body, id));
    await this.sql.run(reencrypt, [rows.map(({ id }) => id), rows.map(({ body }) => body), anew]);
    return rows.length;
  }
}
