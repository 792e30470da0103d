import { Injectable } from '@nestjs/common';
import type { Mail, OutboxPage } from '@statewise/contract';
import { Sql, statement } from '../platform/database/sql.js';
import { MailBodies, type MailBody } from '../platform/mail/mail-bodies.js';
import { placeColumn } from '../platform/http/keyset.js';

/** A mail as it is stored. */
export type StoredMail = Mail & MailBody;

const envelope = `id, recipient as to, subject, state, attempts, reason, created_at, sent_at,
  coalesce((select jsonb_agg(jsonb_build_object('name', name, 'type', type, 'size', octet_length(content)) order by position)
    from outbox_attachment where mail_id = id), '[]') as attachments`;

const page = statement<Mail & { place: string }>(
  'outbox-page',
  `select ${envelope}, ${placeColumn('created_at', 'id')} from outbox
    where ($1::text is null or state = $1)
      and ($2 = '' or strpos(lower(recipient), $2) > 0 or strpos(lower(subject), $2) > 0)
      and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
    order by created_at desc, id desc limit $5`,
);
const read = statement<Mail & { body: Buffer | null }>(
  'outbox-show',
  `select ${envelope}, body from outbox where id = $1`,
);
const counts = statement<{ state: string; count: number; oldest: Date }>(
  'outbox-counts',
  `select state, count(*)::int as count, min(created_at) as oldest from outbox where state <> 'sent' group by state`,
);

@Injectable()
export class OutboxRepository {
  constructor(
    private readonly sql: Sql,
    private readonly bodies: MailBodies,
  ) {}

  page({ state, q = '', cursor, limit }: Readonly<OutboxPage>): Promise<(Mail & { place: string })[]> {
    return this.sql.run(page, [state ?? null, q.toLowerCase(), cursor?.at ?? null, cursor?.id ?? null, limit]);
  }

  async read(id: string): Promise<StoredMail | undefined> {
    const [row] = await this.sql.run(read, [id]);
    if (!row) return undefined;
    const { body, ...rest } = row;
    return { ...rest, ...this.bodies.decrypt(id, body) };
  }

  /** How many mails stand how, sent ones left out, and since when the oldest. */
  counts(): Promise<{ state: string; count: number; oldest: Date }[]> {
    return this.sql.run(counts, []);
  }
}
