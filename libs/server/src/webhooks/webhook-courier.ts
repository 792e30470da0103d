import { Injectable } from '@nestjs/common';
import { fill, languageOr, provider, type Language } from '@statewise/i18n';
import { canSignIn } from '../platform/auth/can-sign-in.js';
import { Sql, statement, type Transaction } from '../platform/database/sql.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Log } from '../platform/logging/log.js';
import { Mail } from '../platform/mail/mail.js';
import type { Message } from '../platform/mail/outbox.js';
import * as statements from './deliveries.statements.js';
import type { DueDelivery } from './deliveries.statements.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookSender, type SentAttempt } from './webhook-sender.js';

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** The queue on which deliveries wait for their next attempt. */
export const webhookQueue = 'webhook';

export const testType = 'webhook.test';

/** Seconds from an attempt that failed to the next one: more than three days altogether. */
const pauses: readonly number[] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** Messages that one process sends at the same time, one to an endpoint: a slow receiver does not hold the others up. */
const concurrency = 4;

const succeeded = statement(
  'webhook-succeeded',
  'update webhook set failing_since = null where id = $1 and failing_since is not null',
);
const noteFailing = statement(
  'webhook-failing',
  'update webhook set failing_since = coalesce(failing_since, now()) where id = $1',
);
const disable = statement<{ name: string; url: string; language: string }>(
  'webhook-disable',
  `update webhook set active = false, disabled_reason = case when $2 then 'gone' else 'failing' end
    where id = $1 and active and ($2 or failing_since < now() - interval '3 days') returning name, url, language`,
);
const admins = statement<{ email: string }>(
  'webhook-admins',
  `select email from "user" where role = 'admin' and active and ${canSignIn('"user"')}`,
);

/** Brings messages to endpoints, one attempt a job, and gives up on endpoints that failed for long. */
@Injectable()
export class WebhookCourier {
  constructor(
    private readonly secrets: WebhookSecrets,
    private readonly sender: WebhookSender,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly sql: Sql,
    private readonly log: Log,
  ) {
    this.jobs.register(webhookQueue, (job) => this.attempt(job), { concurrency });
    this.jobs.schedule('webhook-retention', '47 3 * * *', async () => {
      while ((await this.sql.run(statements.forget, [])).length > 0);
    });
  }

  /** An attempt that was sent and could not be written down is repeated: receivers get a message at least once. */
  private async attempt(job: object): Promise<void> {
    const { id, run } = 'id' in job && 'run' in job ? job : { id: '', run: 0 };
    const [due] = await this.sql.run(statements.due, [String(id), Number(run)]);
    if (!due) return;
    const isTest = due.type === testType;
    const attempt = due.active || isTest ? await this.sender.send(this.dispatchOf(String(id), due)) : undefined;
    await this.sql.transaction(async (runner) => {
      // First, as who removes the endpoint does: neither waits for the other.
      if ((await runner.run(statements.hold, [due.webhook_id])).length === 0) return;
      const isDelivered = attempt?.status !== undefined && isSuccess(attempt);
      const delay = isDelivered || isTest || !attempt ? null : delayAfter(due.tries);
      const state = isDelivered ? 'delivered' : delay === null ? 'failed' : 'waiting';
      const settled = [String(id), Number(run), state, delay, attempt ? 1 : 0];
      const [row] = await runner.run(statements.settle, settled);
      if (!row) return;
      if (attempt) {
        const { milliseconds, status, error, answer } = attempt;
        await runner.run(statements.log, [id, row.attempts, milliseconds, status, error, answer]);
      }
      if (delay !== null)
        await this.jobs.send(
          webhookQueue,
          { id, run: Number(run) + 1 },
          { within: runner, after: delay, group: due.webhook_id },
        );
      if (attempt && !isTest) await this.judge(due.webhook_id, attempt, runner);
    });
  }

  /** A message with the secrets that it is signed by. */
  private dispatchOf(id: string, due: DueDelivery) {
    const { webhook_id, url, payload } = due;
    return { url, id: `msg_${id}`, body: payload, secrets: this.secrets.counting(webhook_id, due) };
  }

  /** Notes how an endpoint does, and switches one off that failed for three days or said that it is gone. */
  private async judge(webhook: string, attempt: SentAttempt, runner: Transaction): Promise<void> {
    if (isSuccess(attempt)) {
      await runner.run(succeeded, [webhook]);
      return;
    }
    await runner.run(noteFailing, [webhook]);
    const isGone = attempt.status === 410;
    const [off] = await runner.run(disable, [webhook, isGone]);
    if (!off) return;
    this.log.warn({ webhook, isGone }, 'an endpoint for webhooks was switched off');
    for (const { email } of await runner.run(admins, []))
      await this.mail.send(disabledMail(email, off, isGone), runner);
  }
}

const isSuccess = ({ status }: SentAttempt): boolean => status !== null && status >= 200 && status < 300;

/** Up to a tenth longer, so that a receiver that comes back is not called by everybody at once. */
function delayAfter(tries: number): number | null {
  const delay = pauses[tries];
  return delay === undefined ? null : Math.round(delay * (1 + Math.random() / 10));
}

/** Tells an admin that an endpoint hears nothing any more; in the language of who made it. */
function disabledMail(
  to: string,
  { name, url, language }: { readonly name: string; readonly url: string; readonly language: string },
  isGone: boolean,
): Message {
  const { subject, failing, gone, rest } = texts[languageOr(language)];
  return {
    to,
    subject: fill(subject, { name }),
    text: `${isGone ? gone : failing}\n${url}\n\n${rest}\n\n${provider.name}\n`,
  };
}
