import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { OutboxPage, ShownMail } from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import type { Caller } from '../platform/auth/access.js';
import { Sql, statement } from '../platform/database/sql.js';
import { isUuid, pageOf } from '../platform/http/keyset.js';
import { Mail } from '../platform/mail/mail.js';
import { Outbox } from '../platform/mail/outbox.js';
import { Problem } from '../platform/problem/problem.js';
import { mailHtml } from '../platform/mail/mail-html.js';
import { mapPart } from '../platform/mail/mail-parts.js';
import { hideSecrets } from '../platform/mail/hidden-secrets.js';
import { TaskKinds } from '../tasks/task-kinds.service.js';
import { OutboxRepository, type StoredMail } from './outbox.repository.js';

const subjects = statement<{ subject: string; title: string }>(
  'outbox-subjects',
  'select id::text as subject, subject as title from outbox where id = any($1::uuid[])',
);

/** The outbox in the hands of staff: what waits, what failed and why; never what opens something. */
@Injectable()
export class OutboxDesk implements OnModuleInit {
  constructor(
    private readonly repository: OutboxRepository,
    private readonly outbox: Outbox,
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

  async page({ state, q, cursor, limit }: Readonly<OutboxPage>) {
    const rows = await this.repository.page({ state, q, cursor, limit: limit + 1 });
    const { page, next_cursor } = pageOf(rows, limit);
    return { mails: page.map((mail) => ({ ...mail, subject: hideSecrets(mail.subject) })), next_cursor };
  }

  async read(id: string): Promise<ShownMail> {
    return shown(await this.find(id));
  }

  async retry(id: string, { actor, address }: Caller): Promise<void> {
    await this.find(id);
    await this.sql.transaction(async (runner, client) => {
      if (!(await this.mail.retry(id, client))) throw new Problem('OPERATION.REFUSED');
      await this.audit.note({ kind: 'mail.retried', actor, address, subject: `mail:${id}` }, runner);
    });
  }

  async drop(id: string, { actor, address }: Caller): Promise<void> {
    await this.find(id);
    await this.sql.transaction(async (runner) => {
      if (!(await this.outbox.drop(id, runner))) throw new Problem('OPERATION.REFUSED');
      await this.audit.note({ kind: 'mail.dropped', actor, address, subject: `mail:${id}` }, runner);
    });
  }

  private async find(id: string): Promise<StoredMail> {
    const mail = isUuid(id) ? await this.repository.read(id) : undefined;
    if (!mail) throw new Problem('REQUEST.NOT_FOUND');
    return mail;
  }
}

/** A mail without what opens something: that is its recipient's alone. A sent one that was about no application is empty. */
function shown({ text, parts = [], language, ...rest }: StoredMail): ShownMail {
  const content = {
    subject: hideSecrets(rest.subject),
    text: hideSecrets(text),
    parts: parts.map((part) => mapPart(part, hideSecrets)),
    language,
  };
  return { ...rest, subject: content.subject, text: content.text, html: text === '' ? null : mailHtml(content) };
}
