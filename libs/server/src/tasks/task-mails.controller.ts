import { Controller } from '@nestjs/common';
import { taskMails, type TaskCount } from '@statewise/contract';
import type { Role } from '@statewise/flow';
import { fill, type Language } from '@statewise/i18n';
import { demandPerson } from '../platform/auth/access.js';
import { canSignIn } from '../platform/auth/can-sign-in.js';
import { Config } from '../platform/config/config.js';
import { today } from '../platform/database/bank-day.js';
import { Sql, statement } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Mail } from '../platform/mail/mail.js';
import { renderMail } from '../platform/mail/mail-parts.js';
import { Tasks } from './tasks.service.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

interface Reader {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly language: Language;
}

const isWanted = statement<{ is_wanted: boolean }>(
  'task-mail-wanted',
  'select exists (select from task_mail where user_id = $1::uuid) as is_wanted',
);
const want = statement(
  'task-mail-want',
  'insert into task_mail (user_id, language) values ($1, $2) on conflict (user_id) do update set language = excluded.language',
);
const leave = statement('task-mail-leave', 'delete from task_mail where user_id = $1::uuid');
const readReaders = statement<Reader>(
  'task-mail-readers',
  `select u.id::text, u.email, u.role, m.language from task_mail m join "user" u on u.id = m.user_id
    where u.active and ${canSignIn('u')} and u.role = any($1::text[]) and m.sent_on is distinct from ${today} order by u.id`,
);
/** Answers nothing where today's was written meanwhile. */
const markSent = statement<{ user_id: string }>(
  'task-mail-sent',
  `update task_mail set sent_on = ${today} where user_id = $1::uuid and sent_on is distinct from ${today} returning user_id`,
);

/** Who works on tasks. */
const roles: readonly Role[] = ['staff', 'editor', 'admin'];

/** The mail in the morning that says how much waits of which kind, for each person who wants it; no names, no words of people. */
@Controller()
export class TaskMailsController {
  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
    private readonly tasks: Tasks,
    private readonly mail: Mail,
    private readonly config: Config,
  ) {
    this.jobs.schedule('task-mails', '0 7 * * 1-5', async () => void (await this.send()));
  }

  @Handles(taskMails.read)
  async read({ caller: { actor } }: Input<typeof taskMails.read>) {
    const [row] = await this.sql.run(isWanted, [demandPerson(actor)]);
    return { success: true, is_wanted: row?.is_wanted ?? false };
  }

  @Handles(taskMails.choose)
  async choose({ body: { is_wanted }, caller: { actor }, language }: Input<typeof taskMails.choose>) {
    const id = demandPerson(actor);
    await (is_wanted ? this.sql.run(want, [id, language]) : this.sql.run(leave, [id]));
    return { success: true, is_wanted };
  }

  /** Writes the mails of today that are not written yet, to whom something waits for; answers how many. */
  async send(): Promise<number> {
    let written = 0;
    for (const reader of await this.sql.run(readReaders, [roles])) {
      const counts = await this.tasks.counts({ actor: { role: reader.role, id: reader.id } }, reader.language);
      const waiting = counts.filter(({ all }) => all > 0);
      if (waiting.length > 0 && (await this.write(reader, waiting))) written += 1;
    }
    return written;
  }

  private write({ id, email, language }: Reader, waiting: readonly TaskCount[]): Promise<boolean> {
    return this.sql.transaction(async (runner) => {
      if ((await runner.run(markSent, [id])).length === 0) return false;
      const { digest } = texts[language];
      const kinds = waiting.map(({ label, all, mine, overdue }) => fill(digest.kind, { label, all, mine, overdue }));
      const values = { kinds, link: `${this.config.consoleUrl}/console/` };
      await this.mail.send({ to: email, ...renderMail(digest, values, language) }, runner);
      return true;
    });
  }
}
