import { createTranslator, pagePaths, type Language, type Locale } from '@statewise/i18n';
import type { HumanQuestion, JobView, SiteHost } from '@statewise/site-content';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { breadcrumbs, headOf, type Head } from '../head/head.js';
import { hostContext } from '../host.js';
import { jobPath, summaryOf, type JobSummary } from '../jobs/job-cards.js';
import { jobPosting } from '../jobs/job-posting.js';
import { jobsCatalogue } from '../jobs/messages/catalogue.js';
import { localeOf } from '../locale.js';
import { samePath, type PathsByLanguage } from '../shell/addresses.js';

/** What the page of a job is drawn from. */
export interface JobPageData {
  /** Undefined when there is no such job, or no more. */
  readonly job: JobView | undefined;
  /** The human check of an applicant without script. */
  readonly question: HumanQuestion | undefined;
  readonly others: readonly JobSummary[];
  readonly paths: PathsByLanguage;
  readonly head: Head;
}

/** The largest number that a row of the database has. */
const highestId = 2_147_483_647;

/** A job; any other address with its number leads to the right one. One that is gone is answered by those that are open. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const { id = '', slug } = params;
  const isNumber = /^\d{1,10}$/.test(id) && Number(id) <= highestId;
  const job = isNumber ? await host.reader.job(Number(id), locale) : undefined;
  if (job && job.slug !== slug) throw redirect(job.url, 301);
  const jobs = await host.reader.jobs(locale);
  const others = jobs
    .filter((other) => other.id !== job?.id)
    .slice(0, 3)
    .map(summaryOf);
  return job ? openJob(job, others, host, locale) : data(await goneJob(others, host, locale), { status: 404 });
}

async function openJob(
  job: JobView,
  others: readonly JobSummary[],
  host: SiteHost,
  locale: Locale,
): Promise<JobPageData> {
  const t = createTranslator(locale.language, await jobsCatalogue.load(locale.language));
  const pathIn = (language: Language) =>
    job.slugs[language] === undefined ? undefined : jobPath({ id: job.id, slug: job.slugs[language] });
  const fallback = jobPath(job);
  return {
    job,
    question: host.reader.humanQuestion(),
    others,
    paths: { en: pathIn('en') ?? fallback, nl: pathIn('nl') ?? fallback, fr: pathIn('fr') ?? fallback },
    head: headOf(host, locale, {
      title: job.title,
      description: t('descriptionOf', { title: job.title, type: job.employmentType, location: job.location }),
      pathIn,
      structured: [
        jobPosting(host.publicUrl, job),
        breadcrumbs(host, locale, [
          { name: t('title'), path: pagePaths.careers },
          { name: job.title, path: fallback },
        ]),
      ],
    }),
  };
}

async function goneJob(others: readonly JobSummary[], host: SiteHost, locale: Locale): Promise<JobPageData> {
  const t = createTranslator(locale.language, await jobsCatalogue.load(locale.language));
  const path = pagePaths.careers;
  return {
    job: undefined,
    question: undefined,
    others,
    paths: samePath(path),
    head: headOf(host, locale, {
      title: t('gone.title'),
      description: t('gone.text'),
      pathIn: () => path,
      isHidden: true,
    }),
  };
}

export { Page as default } from '../pages/job-page.js';
