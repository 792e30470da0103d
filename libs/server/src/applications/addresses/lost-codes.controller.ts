import { Controller } from '@nestjs/common';
import { lostCodeMailsOfMailbox, lostCodesOfAddress, waysBack, type LostCode } from '@statewise/contract';
import { timeZone } from '@statewise/finance';
import { createFormatter, languageOr } from '@statewise/i18n';
import { ApplicationRepository } from '../../engine/application.repository.js';
import { FlowEngine } from '../../engine/flow-engine.js';
import { Audit } from '../../platform/audit/audit.js';
import { Sql, statement } from '../../platform/database/sql.js';
import { Handles, type Input } from '../../platform/http/handles.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mail } from '../../platform/mail/mail.js';
import { MailboxLimits } from '../../platform/mail/mailbox-limits.js';
import { renderMail } from '../../platform/mail/mail-parts.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { SecretKey, type SecretBox } from '../../platform/secret-key/secret-key.js';
import { countryIn } from '../resume-link.js';
import { ApplicationAddresses } from './application-addresses.service.js';
import { WaysBack } from './ways-back.service.js';
import { applicationMails } from '../application-mails.js';

const queue = 'lost-code';
/** Each application has a job of its own: one that cannot be mailed now holds up no other, nor has it mailed again. */
const mailQueue = 'lost-code-mail';

/** Applications of one address that are mailed at once, the latest. */
const mostApplications = 3;

/** $1 address, $2 flow, $3 how many: those whose address its holder typed or has proven to read. */
const ofAddress = statement<{ id: string }>(
  'lost-code-applications',
  `select a.id::text as id from application_address k join application a on a.id = k.application_id
    where k.email = lower($1) and a.flow = $2 and (k.is_own or k.proven_at is not null)
    order by a.updated_at desc limit $3`,
);

/** Mails lost codes to the address of their application. What callers are told does not depend on whether there is one. */
@Controller()
export class LostCodesController {
  private readonly box: SecretBox;

  constructor(
    private readonly applications: ApplicationRepository,
    private readonly engine: FlowEngine,
    private readonly addresses: ApplicationAddresses,
    private readonly ways: WaysBack,
    private readonly mail: Mail,
    private readonly mailboxes: MailboxLimits,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
    private readonly sql: Sql,
    secret: SecretKey,
  ) {
    this.box = secret.boxFor('lost codes');
    this.jobs.register(queue, (job) => this.answer(job));
    this.jobs.register(mailQueue, (job, { id }) => this.mailCode(job, id));
  }

  /** Accepts a request; `REQUEST.TOO_MANY` where the caller's network address asks too often. */
  @Handles(waysBack.mailLostCode)
  async mailLostCode({ body: { email, flow }, caller: { address = '' } }: Input<typeof waysBack.mailLostCode>) {
    await this.limits.consume(lostCodesOfAddress, address);
    const asked = this.box.encrypt(JSON.stringify({ email, flow, address }), queue).toString('base64');
    await this.jobs.send(queue, { asked });
    return { success: true };
  }

  private async answer(job: object): Promise<void> {
    const asked = this.askedIn(job);
    const rows = await this.sql.run(ofAddress, [asked.email.trim(), asked.flow, mostApplications]);
    if (rows.length === 0) return;
    await this.sql.transaction(async (within) => {
      if (!(await this.mailboxes.isTaken(lostCodeMailsOfMailbox, asked.email, within))) return;
      for (const { id } of rows) await this.jobs.send(mailQueue, { ...job, id }, { within });
    });
  }

  private askedIn(job: object): LostCode & { address: string } {
    const sealed = 'asked' in job && typeof job.asked === 'string' ? job.asked : '';
    return JSON.parse(this.box.decrypt(Buffer.from(sealed, 'base64'), queue).toString());
  }

  private async mailCode(data: object, job: string): Promise<void> {
    const id = 'id' in data && typeof data.id === 'string' ? data.id : '';
    const stored = await this.applications.read('id', id);
    const to = stored && (await this.addresses.of(stored));
    if (!stored || to === undefined) return;
    const outcome = this.engine.outcomeOf(stored);
    const language = languageOr(stored.locale);
    const { date } = createFormatter({ country: countryIn(outcome.snapshot.context), language }, timeZone);
    const values = { since: date(stored.created_at.toISOString()), ...(await this.ways.of(outcome, language)) };
    await this.sql.transaction(async (runner) => {
      const letter = renderMail(applicationMails[language].lostCode, values, language);
      if (!(await this.mail.send({ to, about: id, job, ...letter }, runner))) return;
      const { address } = this.askedIn(data);
      await this.audit.note({ kind: 'code.mailed', address, application: stored.public_id }, runner);
    });
  }
}
