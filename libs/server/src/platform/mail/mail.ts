import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config/config.js';
import { Sql, type Transaction } from '../database/sql.js';
import { jobTrouble } from '../jobs/job-trouble.js';
import { Jobs } from '../jobs/jobs.js';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { mailHtml } from './mail-html.js';
import { Outbox, type Message } from './outbox.js';
import * as statements from './outbox.statements.js';

const queue = 'mail';

/** With pauses that grow to an hour, mails are tried for about three days. */
const manner = { concurrency: 2, retries: 78 };

/**
 * Milliseconds that one attempt may take, less than a job has: a server that answers a letter at a time is never silent, and
 * would keep its connection.
 */
const longestSending = 240_000;

/** Most mails queued again at once that no job carries, most likely as a process was killed in the last attempt. */
const strandedMails = 100;

/** What a server says of an address or a mail; a login, a sender and a greeting are not the mail's fault. */
const ofTheMail: readonly unknown[] = ['RCPT TO', 'DATA'];

/** A server that refuses an address or a mail for good says so with a number of the five hundreds. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  ofTheMail.includes(error.command) &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;

const longestReason = 300;

/** What the mail server said, or what kept it from being asked; it stands beside the address that it may quote. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error
    ? 'response' in error && typeof error.response === 'string'
      ? error.response
      : error.message
    : typeof error
  ).slice(0, longestReason);

/** Sends mail through the job queue, so that no request waits for a mail server and none is lost while it is away. */
@Injectable()
export class Mail implements BeforeApplicationShutdown {
  private readonly transport: Transporter | undefined;

  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {
    this.transport =
      config.smtpUrl === undefined
        ? undefined
        : createTransport({
            url: config.smtpUrl,
            pool: true,
            maxConnections: 2,
            connectionTimeout: 10_000,
            greetingTimeout: 10_000,
            socketTimeout: 30_000,
            disableFileAccess: true,
            disableUrlAccess: true,
          });
    this.jobs.register(queue, (data, { isLast }) => this.deliver(data, isLast), manner);
    this.jobs.schedule('outbox-stranded', '*/10 * * * *', async () => void (await this.queueStranded()));
    this.jobs.schedule('outbox-retention', '23 3 * * *', async () => {
      while ((await this.sql.run(statements.forgetOld, [config.retention.unsentDays])).length > 0);
    });
  }

  /** Accepts a mail; within a transaction it is sent only if that commits. False where a former attempt of its job did. */
  async send(message: Message, within?: Transaction): Promise<boolean> {
    return within ? this.accept(message, within) : this.sql.transaction((own) => this.accept(message, own));
  }

  /** Sends a mail that failed or was kept; false when there is no server to send it to, or no such mail. */
  async retry(id: string, runner: Transaction): Promise<boolean> {
    const [again] = this.transport ? await runner.run(statements.markWaiting, [id]) : [];
    if (!again) return false;
    await this.jobs.send(queue, { id }, { within: runner });
    return true;
  }

  /** Takes the mails with these subjects to an address away, envelopes too, unless they are about an application. */
  async forget(address: string, subjects: readonly string[], within: Transaction): Promise<void> {
    await within.run(statements.forgetMails, [address, subjects]);
  }

  /** Takes the mails of these actions about an application back that have not left. */
  async withdraw(about: string, actions: readonly string[], within: Transaction): Promise<statements.WithdrawnMails> {
    const [done] = await within.run(statements.withdrawMails, [about, actions, queue]);
    return done ?? { withdrawn: 0, told: null };
  }

  /** Queues mails that wait and that no job carries; answers how many. */
  async queueStranded(): Promise<number> {
    if (!this.transport) return 0;
    return this.sql.transaction(async (runner) => {
      const stranded = await runner.run(statements.findStranded, [queue, strandedMails]);
      for (const { id } of stranded) await this.jobs.send(queue, { id }, { within: runner });
      return stranded.length;
    });
  }

  /** Whether the mail server answers; undefined when there is none. */
  async check(): Promise<boolean | undefined> {
    return this.transport?.verify().then(
      () => true,
      () => false,
    );
  }

  beforeApplicationShutdown(): void {
    this.transport?.close();
  }

  private async accept(message: Message, runner: Transaction): Promise<boolean> {
    const added = await this.outbox.add(message, runner, this.transport ? 'waiting' : 'kept');
    if (added?.state === 'waiting') await this.jobs.send(queue, { id: added.id }, { within: runner });
    return added !== undefined;
  }

  private async deliver(data: object, isLast: boolean): Promise<void> {
    const id = 'id' in data && typeof data.id === 'string' ? data.id : '';
    const message = await this.outbox.read(id);
    if (!message || !this.transport) return;
    const { to, subject, text, replyTo, attachments = [] } = message;
    const files = attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content }));
    // The recipient may have been erased since the mail was read; from here on it is the mail server's.
    if ((await this.sql.run(statements.findMail, [id])).length === 0) return;
    try {
      await this.transport.sendMail({
        from: this.config.mailFrom,
        // As an object it is one address, whatever its text: a comma makes no list.
        to: { name: '', address: to },
        subject,
        text,
        html: mailHtml(message),
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        attachments: files,
        messageId: `<${id}@statewise>`,
        signal: AbortSignal.timeout(longestSending),
      });
    } catch (error) {
      const isOver = isLast || isRefusedForGood(error);
      await this.sql.run(statements.markTried, [id, isOver, reasonOf(error)]);
      if (!isOver) throw error;
      this.log.warn({ mail: id, ...jobTrouble(error) }, 'a mail is not tried again');
      return;
    }
    this.metrics.mails.inc();
    await this.sql.run(statements.markSent, [id]);
  }
}
