import { createTranslator, type Language } from '@statewise/i18n';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { breadcrumbs, headOf } from '../head/head.js';
import { hostContext } from '../host.js';
import { jobPath, summaryOf } from '../jobs/job-cards.js';
import { jobPosting } from '../jobs/job-posting.js';
import { localeOf, notFound } from '../locale.js';
import { siteCatalogue } from '../messages/catalogue.js';

/** The largest number that a row of the database has. */
const highestId = 2_147_483_647;

/** A job; any other address with its number leads to the right one. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const { id = '', slug } = params;
  const job = /^\d{1,10}$/.test(id) && Number(id) <= highestId ? await host.reader.job(Number(id), locale) : undefined;
  if (!job) throw notFound();
  if (job.slug !== slug) throw redirect(job.url, 301);
  const [jobs, texts] = await Promise.all([host.reader.jobs(locale), siteCatalogue.load(locale.language)]);
  const t = createTranslator(locale.language, texts);
  const pathIn = (language: Language) =>
    job.slugs[language] === undefined ? undefined : jobPath({ id: job.id, slug: job.slugs[language] });
  const fallback = jobPath(job);
  return {
    job,
    others: jobs
      .filter((other) => other.id !== job.id)
      .slice(0, 3)
      .map(summaryOf),
    paths: { en: pathIn('en') ?? fallback, nl: pathIn('nl') ?? fallback, fr: pathIn('fr') ?? fallback },
    head: headOf(host, locale, {
      title: job.title,
      description: t('jobs.descriptionOf', { title: job.title, type: job.employmentType, location: job.location }),
      pathIn,
      structured: [
        jobPosting(host.publicUrl, job),
        breadcrumbs(host, locale, [
          { name: t('jobs.title'), path: '/jobs' },
          { name: job.title, path: fallback },
        ]),
      ],
    }),
  };
}

export { Page as default } from '../pages/job-page.js';
