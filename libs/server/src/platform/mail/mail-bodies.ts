import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, statement } from '../database/sql.js';
import { Resealing } from '../secret-key/resealing.js';
import type { SecretBox } from '../secret-key/secret-box.js';
import { SecretKey } from '../secret-key/secret-key.js';

/** What a mail says. */
export interface MailBody {
  readonly text: string;
  readonly html: string | null;
}

/** $1 what bodies begin with that need no change. */
const readFormerlySealed = statement<{ id: string; body: Buffer }>(
  'outbox-former',
  'select id, body from outbox where substr(body, 1, 4) <> $1 limit 500',
);

/** $1 the ids, $2 the bodies that were read, $3 the new ones: a mail that was sent meanwhile stays without. */
const reseal = statement(
  'outbox-reseal',
  `update outbox o set body = n.body from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as n(id, was, body)
    where o.id = n.id and o.body = n.was`,
);

/** Mails tell codes and open accounts: what they say is encrypted while it is kept. */
@Injectable()
export class MailBodies implements OnModuleInit {
  private readonly box: SecretBox;

  constructor(
    secret: SecretKey,
    private readonly sql: Sql,
    private readonly resealing: Resealing,
  ) {
    this.box = secret.boxFor('mails');
  }

  onModuleInit(): void {
    this.resealing.register('mails', () => this.reseal());
  }

  seal(mail: string, body: MailBody): Buffer {
    return this.box.seal(JSON.stringify(body), mail);
  }

  /** What a mail says; nothing once it is sent and about no application. */
  open(mail: string, sealed: Buffer | null): MailBody {
    if (sealed === null) return { text: '', html: null };
    return JSON.parse(this.box.open(sealed, mail).toString()) as MailBody;
  }

  private async reseal(): Promise<number> {
    const rows = await this.sql.run(readFormerlySealed, [this.box.presentId]);
    const anew = rows.map(({ id, body }) => this.box.reseal(body, id));
    await this.sql.run(reseal, [rows.map(({ id }) => id), rows.map(({ body }) => body), anew]);
    return rows.length;
  }
}
