import { Controller, type OnModuleInit } from '@nestjs/common';
import { outbox, type Mail as StoredMail, type OutboxPage, type ShownMail } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { pageOf, placeColumn } from '../platform/http/keyset.js';
import { MailBodies, type MailBody } from '../platform/mail/mail-bodies.js';
import { Mail } from '../platform/mail/mail.js';
import { dropMail } from '../platform/mail/outbox.statements.js';
import { demandFound, Problem } from '../platform/problem/problem.js';
import { mailHtml } from '../platform/mail/mail-html.js';
import { mapPart } from '../platform/mail/mail-parts.js';
import { hideSecrets } from '../platform/mail/hidden-secrets.js';
import { TaskKinds } from '../tasks/task-kinds.service.js';

const envelope = `id, recipient as to, subject, state, attempts, reason, created_at, sent_at,
  coalesce((select jsonb_agg(jsonb_build_object('name', name, 'type', type, 'size', octet_length(content)) order by position)
    from outbox_attachment where mail_id = id), '[]') as attachments`;

const page = statement<StoredMail & { place: string }>(
  'outbox-page',
  `select ${envelope}, ${placeColumn('created_at', 'id')} from outbox
    where ($1::text is null or state = $1)
      and ($2 = '' or strpos(lower(recipient), $2) > 0 or strpos(lower(subject), $2) > 0)
      and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
    order by created_at desc, id desc limit $5`,
);
const read = statement<StoredMail & { body: Buffer | null; application: string | null }>(
  'outbox-show',
  `select ${envelope}, body, (select public_id from application a where a.id = application_id) as application
    from outbox where id = $1`,
);
const subjects = statement<{ subject: string; title: string }>(
  'outbox-subjects',
  'select id::text as subject, subject as title from outbox where id = any($1::uuid[])',
);

/** The outbox in the hands of staff: what waits, what failed and why; never what opens something. */
@Controller()
export class OutboxController implements OnModuleInit {
  constructor(
    private readonly bodies: MailBodies,
    private readonly mail: Mail,
    private readonly audit: Audit,
    private readonly sql: Sql,
    private readonly tasks: TaskKinds,
  ) {}

  /** Mails that failed wait for who can send them again. */
  onModuleInit(): void {
    const describe = async (ids: readonly string[]) =>
      (await this.sql.run(subjects, [ids])).map(({ subject, title }) => ({
        subject,
        title: hideSecrets(title),
        by: null,
      }));
    this.tasks.register({ kind: 'mail', roles: ['staff', 'admin'], describe });
  }

  @Handles(outbox.page)
  page(query: Input<typeof outbox.page>) {
    return this.found(query);
  }

  @Handles(outbox.search)
  search({ body }: Input<typeof outbox.search>) {
    return this.found(body);
  }

  @Handles(outbox.read)
  async read({ id, caller: { actor, address, session } }: Input<typeof outbox.read>) {
    const { body, application, ...mail } = await this.find(id);
    if (application !== null) {
      const opened = { kind: 'application.opened', actor, address, application } as const;
      await (session ? this.audit.noteOnce(opened) : this.audit.note(opened));
    }
    return { success: true, mail: shown(mail, this.bodies.decrypt(id, body)) };
  }

  @Handles(outbox.retry)
  async retry({ id, caller: { actor, address } }: Input<typeof outbox.retry>): Promise<void> {
    const about = aboutOf(await this.find(id));
    await this.sql.transaction(async (runner) => {
      if (!(await this.mail.retry(id, runner))) throw new Problem('OPERATION.REFUSED');
      await this.audit.note({ kind: 'mail.retried', actor, address, ...about }, runner);
    });
  }

  @Handles(outbox.drop)
  async drop({ id, caller: { actor, address } }: Input<typeof outbox.drop>): Promise<void> {
    const about = aboutOf(await this.find(id));
    await this.sql.transaction(async (runner) => {
      const [dropped] = await runner.run(dropMail, [id]);
      if (!dropped) throw new Problem('OPERATION.REFUSED');
      await this.audit.note({ kind: 'mail.dropped', actor, address, ...about }, runner);
    });
  }

  private async found({ state, q = '', cursor, limit }: Readonly<OutboxPage>) {
    const values = [state ?? null, q.toLowerCase(), cursor?.at ?? null, cursor?.id ?? null, limit + 1];
    const { page: mails, next_cursor } = pageOf(await this.sql.run(page, values), limit);
    return {
      success: true,
      mails: mails.map((mail) => ({ ...mail, subject: hideSecrets(mail.subject) })),
      next_cursor,
    };
  }

  private async find(id: string) {
    return demandFound((await this.sql.run(read, [id]))[0]);
  }
}

/** What the audit keeps of a mail. */
const aboutOf = ({ id, application }: { readonly id: string; readonly application: string | null }) => ({
  subject: `mail:${id}`,
  ...(application !== null && { application }),
});

/** A mail without what opens something: that is its recipient's alone. A sent one that was about no application is empty. */
function shown(mail: StoredMail, { text, parts = [], language }: MailBody): ShownMail {
  const content = {
    subject: hideSecrets(mail.subject),
    text: hideSecrets(text),
    parts: parts.map((part) => mapPart(part, hideSecrets)),
    language,
  };
  return { ...mail, subject: content.subject, text: content.text, html: text === '' ? null : mailHtml(content) };
}
