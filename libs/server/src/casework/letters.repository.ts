import { Injectable } from '@nestjs/common';
import { Sql, type Statement } from '../platform/database/sql.js';
import { MailBodies } from '../platform/mail/mail-bodies.js';

/** A mail about an application, sent or waiting. */
export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly string[];
  readonly created_at: Date;
  readonly sent_at: Date | null;
}

const list: Statement = {
  name: 'letters-of-application',
  text: `select o.id, o.recipient as to, o.subject, o.body, o.created_at, o.sent_at,
      (select coalesce(json_agg(a.name order by a.position), '[]') from outbox_attachment a where a.mail_id = o.id) as attachments
    from outbox o where o.application_id = $1 order by o.created_at desc, o.id limit 200`,
};

/** The mails that an applicant was written. */
@Injectable()
export class LettersRepository {
  constructor(
    private readonly sql: Sql,
    private readonly bodies: MailBodies,
  ) {}

  /** The newest first. */
  async list(applicationId: string): Promise<Letter[]> {
    const rows = await this.sql.run<Omit<Letter, 'text'> & { body: Buffer | null }>(list, [applicationId]);
    return rows.map(({ body, ...letter }) => ({ ...letter, text: this.bodies.open(letter.id, body).text }));
  }
}
