import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql } from '@statewise/server/platform/database/sql.js';

/** So many texts that were told by one reporter only are kept: the one that came first makes room. */
const mostWaiting = 2_500;
/** So many that a second reporter told too: the one that was told longest ago makes room. Together they are more than all apps have. */
const mostConfirmed = 2_500;
/** Maximum of waiting texts of one reporter, so that a single one cannot fill the table. */
const mostOfReporter = 25;
/** Room is made for so many new ones at once: looking through the table costs more than keeping a text. */
const tidiedAfter = 25;

const keepReport = {
  name: 'translation-keep-report',
  text: `insert into translation (digest, content, context, language, reporter) values ($1, $2, $3, $4, $5)
    on conflict (digest) do update set times = translation.times + 1, reported_at = now(),
      is_confirmed = translation.is_confirmed or translation.reporter is distinct from excluded.reporter
    returning id, times = 1 as is_new, is_confirmed`,
};

/**
 * Deletes what stands behind the newest $1 of some rows. Rows that another connection deletes at this moment are left
 * to it: two that waited for each other's rows would be a deadlock.
 */
const forgetBehind = (name: string, rows: string, newest: string) => ({
  name,
  text: `delete from translation where id in (select id from translation where ${rows} and (${newest}) <=
    (select ${newest} from translation where ${rows} order by (${newest}) desc offset $1 limit 1)
    for update skip locked)`,
});

const forgetOfReporter = forgetBehind('translation-forget-of-reporter', 'reporter = $2 and not is_confirmed', 'id');
const forgetWaiting = forgetBehind('translation-forget-waiting', 'not is_confirmed', 'id');
const forgetConfirmed = forgetBehind('translation-forget-confirmed', 'is_confirmed', 'reported_at, id');

/** A text that an interface lacks, as an app reported it. */
export interface ReportedText {
  readonly content: string;
  readonly context: string;
  readonly language: string;
  /** Tells reporters apart, and not who they are. */
  readonly reporter: Buffer;
}

@Injectable()
export class TranslationRepository {
  constructor(private readonly sql: Sql) {}

  /** Keeps a text once, however often it is told; a new one always finds room. */
  async keep({ content, context, language, reporter }: ReportedText): Promise<void> {
    const digest = createHash('sha256')
      .update(JSON.stringify([content, context, language]))
      .digest();
    const [kept] = await this.sql.run<{ id: string; is_new: boolean; is_confirmed: boolean }>(keepReport, [
      digest,
      content,
      context,
      language,
      reporter,
    ]);
    if (kept?.is_new === true) {
      await this.sql.run(forgetOfReporter, [mostOfReporter, reporter]);
      if (Number(kept.id) % tidiedAfter === 0) await this.sql.run(forgetWaiting, [mostWaiting]);
    }
    if (kept?.is_confirmed === true) await this.sql.run(forgetConfirmed, [mostConfirmed]);
  }
}
