import { Injectable } from '@nestjs/common';
import type { Letter } from '@statewise/contract';
import { ApplicationAccess } from '../applications/application-access.js';
import type { StoredApplication } from '../engine/stored-application.js';
import type { Caller } from '../platform/auth/access.js';
import { Sql, statement } from '../platform/database/sql.js';
import { hideSecrets } from '../platform/mail/hidden-secrets.js';
import { MailBodies } from '../platform/mail/mail-bodies.js';

const list = statement<Omit<Letter, 'text'> & { body: Buffer | null }>(
  'letters-of-application',
  `select o.id, o.recipient as to, o.subject, o.body, o.created_at, o.sent_at,
      (select coalesce(json_agg(a.name order by a.position), '[]') from outbox_attachment a where a.mail_id = o.id) as attachments
    from outbox o where o.application_id = $1 order by o.created_at desc, o.id limit 200`,
);

/** The mails that an applicant was written. */
@Injectable()
export class Letters {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly sql: Sql,
    private readonly bodies: MailBodies,
  ) {}

  /** The letters about the application that `code` names, newest first; `APPLICATION.NOT_FOUND` where there is none. */
  async list(code: string, caller: Caller): Promise<Letter[]> {
    return this.ofApplication(await this.access.find(code, caller));
  }

  /** The letters about an application, newest first; codes, numbers and links are hidden in their texts. */
  async ofApplication({ id }: Pick<StoredApplication, 'id'>): Promise<Letter[]> {
    const rows = await this.sql.run(list, [id]);
    return rows.map(({ body, ...letter }) => {
      const { text } = this.bodies.decrypt(letter.id, body);
      return { ...letter, text: hideSecrets(text) };
    });
  }
}
