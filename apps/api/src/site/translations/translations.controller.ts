import { createHash, createHmac } from 'node:crypto';
import { Controller, UseInterceptors } from '@nestjs/common';
import { translations } from '@statewise/contract/bank';
import { dateOf } from '@statewise/finance';
import { isLanguage } from '@statewise/i18n';
import { SharedSecret } from '@statewise/server/platform/captcha/shared-secret.js';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { cachedFor } from '../cached-answer.js';
import { LiveTexts } from './live-texts.js';

/** Seconds for which a browser does not ask again. */
const keptFor = 30;

/** What a key or a short text of an interface looks like. */
const plausibleContent = /^(?!.*:\/\/)[^\p{C}<>|\\^`"]{1,200}$/u;
/** What apps send: their name, the area of the text where it is another, and the page. */
const plausibleContext = /^[\w.:-]*(?: \/[\w./{}-]*)?$/;
/** Stands for everything that no app of ours sends. */
const other = '*';

/** So many texts that were told by one reporter only are kept: the one that came first makes room. */
const mostWaiting = 2_500;
/** So many that a second reporter told too: the one that was told longest ago makes room. Together they are more than all apps have. */
const mostConfirmed = 2_500;
/** Maximum of waiting texts of one reporter, so that a single one cannot fill the table. */
const mostOfReporter = 25;
/** Room is made for so many new ones at once: looking through the table costs more than keeping a text. */
const tidiedAfter = 25;

const keepReport = statement<{ id: string; is_new: boolean; is_confirmed: boolean }>(
  'translation-keep-report',
  `insert into translation (digest, content, context, language, reporter) values ($1, $2, $3, $4, $5)
    on conflict (digest) do update set times = translation.times + 1, reported_at = now(),
      is_confirmed = translation.is_confirmed or translation.reporter is distinct from excluded.reporter
    returning id, times = 1 as is_new, is_confirmed`,
);

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

/** The texts of interfaces as they are edited, and those that interfaces lack. */
@Controller()
export class TranslationsController {
  constructor(
    private readonly sql: Sql,
    private readonly secret: SharedSecret,
    private readonly live: LiveTexts,
  ) {}

  @UseInterceptors(cachedFor(keptFor))
  @Handles(translations.texts)
  async texts({ lang }: Input<typeof translations.texts>) {
    if (!isLanguage(lang)) throw new Problem('REQUEST.NOT_FOUND');
    return { success: true, texts: await this.live.of(lang) };
  }

  /** Keeps a text once, however often it is told, and a new one always finds room; what looks like none is only counted, all of it together. */
  @Handles(translations.report)
  async report({ body: { content, context = '', lang }, request }: Input<typeof translations.report>) {
    const isPlausible = plausibleContent.test(content) && plausibleContext.test(context);
    const told = isPlausible ? [content, context, lang] : [other, other, lang];
    const digest = createHash('sha256').update(JSON.stringify(told)).digest();
    const reporter = this.reporter(request.address);
    const [kept] = await this.sql.run(keepReport, [digest, ...told, reporter]);
    if (kept?.is_new === true) {
      await this.sql.run(forgetOfReporter, [mostOfReporter, reporter]);
      if (Number(kept.id) % tidiedAfter === 0) await this.sql.run(forgetWaiting, [mostWaiting]);
    }
    if (kept?.is_confirmed === true) await this.sql.run(forgetConfirmed, [mostConfirmed]);
    return { success: true };
  }

  /** Returns a keyed digest of an address and the day, from which the address cannot be read. */
  private reporter(address: string): Buffer {
    const day = dateOf(new Date().toISOString());
    return createHmac('sha256', this.secret.value).update(`translation ${day} ${address}`).digest().subarray(0, 12);
  }
}
