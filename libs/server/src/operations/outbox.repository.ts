import { Injectable } from '@nestjs/common';
import { Sql, type Statement } from '../platform/database/sql.js';
import { MailBodies } from '../platform/mail/mail-bodies.js';
import { placeColumn, type Place } from '../platform/http/keyset.js';

/** How a mail stands: `kept` where there is no mail server. */
export const mailStates = ['waiting', 'kept', 'failed', 'sent'] as const;

export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** A mail without what it says. */
export interface Envelope {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly state: (typeof mailStates)[number];
  readonly attempts: number;
  /** What the mail server said, or what kept it from being asked. */
  readonly reason: string | null;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly attachments: readonly MailAttachment[];
}

/** A mail as it is stored. */
export interface StoredMail extends Envelope {
  readonly text: string;
  readonly html: string | null;
}

const envelope = `id, recipient as to, subject, state, attempts, reason, created_at, sent_at,
  coalesce((select jsonb_agg(jsonb_build_object('name', name, 'type', type, 'size', octet_length(content)) order by position)
    from outbox_attachment where mail_id = id), '[]') as attachments`;

const page: Statement = {
  name: 'outbox-page',
  text: `select ${envelope}, ${placeColumn('created_at', 'id')} from outbox
    where ($1::text is null or state = $1)
      and ($2 = '' or strpos(lower(recipient), $2) > 0 or strpos(lower(subject), $2) > 0)
      and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
    order by created_at desc, id desc limit $5`,
};
const read: Statement = {
  name: 'outbox-show',
  text: `select ${envelope}, body from outbox where id = $1`,
};
const counts: Statement = {
  name: 'outbox-counts',
  text: `select state, count(*)::int as count, min(created_at) as oldest from outbox where state <> 'sent' group by state`,
};

/** What one looks for in the outbox. */
export interface OutboxSearch {
  readonly state: string | undefined;
  /** Part of an address or a subject. */
  readonly q: string;
  readonly after: Place | undefined;
  readonly limit: number;
}

@Injectable()
export class OutboxRepository {
  constructor(
    private readonly sql: Sql,
    private readonly bodies: MailBodies,
  ) {}

  page({ state, q, after, limit }: OutboxSearch): Promise<(Envelope & { place: string })[]> {
    return this.sql.run(page, [state ?? null, q.toLowerCase(), after?.at ?? null, after?.id ?? null, limit]);
  }

  async read(id: string): Promise<StoredMail | undefined> {
    const [row] = await this.sql.run<Envelope & { body: Buffer | null }>(read, [id]);
    if (!row) return undefined;
    const { body, ...rest } = row;
    return { ...rest, ...this.bodies.open(id, body) };
  }

  /** How many mails stand how, sent ones left out, and since when the oldest. */
  counts(): Promise<{ state: string; count: number; oldest: Date }[]> {
    return this.sql.run(counts, []);
  }
}
