import { createTranslator, localisePath, bankPaths, type Language, type Locale } from '@statewise/i18n';
import type { HumanQuestion, JobView, SiteHost } from '@statewise/site-content';
import { LinkButton, useFormat, useLocale } from '@statewise/ui';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { ContactSection } from '../contact/contact-section.js';
import { aboutPage, type Head } from '../head/head.js';
import { hostContext } from '../host.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { Island } from '../islands/island.js';
import { writeAbout } from '../jobs/filter-address.js';
import { JobCards, jobPath, summaryOf, type JobSummary } from '../jobs/job-cards.js';
import { jobPosting } from '../jobs/job-posting.js';
import { jobsCatalogue } from '../jobs/messages/catalogue.js';
import { useJobsText } from '../jobs/messages/use-jobs-text.js';
import { localeOf } from '../locale.js';
import { SitePicture } from '../picture.js';
import type { PathsByLanguage } from '../shell/addresses.js';
import '../jobs/jobs.css';

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
  const path = jobPath(job);
  return {
    job,
    question: host.reader.humanQuestion(),
    others,
    ...aboutPage(host, locale, {
      title: job.title,
      description: t('descriptionOf', { title: job.title, type: job.employmentType, location: job.location }),
      path,
      pathIn,
      structured: [jobPosting(host.publicUrl, job)],
      way: [
        { name: t('title'), path: bankPaths.careers },
        { name: job.title, path },
      ],
    }),
  };
}

async function goneJob(others: readonly JobSummary[], host: SiteHost, locale: Locale): Promise<JobPageData> {
  const t = createTranslator(locale.language, await jobsCatalogue.load(locale.language));
  return {
    job: undefined,
    question: undefined,
    others,
    ...aboutPage(host, locale, {
      title: t('gone.title'),
      description: t('gone.text'),
      path: bankPaths.careers,
      isHidden: true,
    }),
  };
}

/** A job and how to apply for it, or word that it is gone; below, other jobs. */
export function Page({ data: { job, question, others } }: { readonly data: JobPageData }) {
  return (
    <>
      {job ? <Job job={job} question={question} /> : <Gone hasOthers={others.length > 0} />}
      {others.length > 0 && <Others jobs={others} />}
    </>
  );
}

function Job({ job, question }: { readonly job: JobView } & Pick<JobPageData, 'question'>) {
  const t = useJobsText();
  const locale = useLocale();
  const lang = job.language === locale.language ? undefined : job.language;
  const subject = t('subject', { title: job.title, id: job.id });
  return (
    <article className="sw-width site-job">
      <Breadcrumbs
        steps={[
          { name: t('title'), path: bankPaths.careers },
          { name: job.title, path: jobPath(job), lang },
        ]}
      />
      <header className="site-job__head">
        <div>
          <h1 lang={lang}>{job.title}</h1>
          <JobFacts job={job} />
          <div className="site-jobs__actions">
            <LinkButton href="#apply">{t('apply')}</LinkButton>
            <LinkButton variant="secondary" href="#description">
              {t('learnMore')}
            </LinkButton>
          </div>
        </div>
        {job.picture && <SitePicture picture={job.picture} first className="site-job__picture" />}
      </header>
      <div className="site-job__columns">
        <div>
          <h2 id="description">{t('about')}</h2>
          <div lang={lang}>
            <InformationText parts={[{ kind: 'html', html: job.html }]} />
          </div>
        </div>
        <Island
          name="contact"
          of={ContactSection}
          props={{ question, refused: undefined, subject, isApplication: true, reference: '' }}
          starts="when touched"
        />
      </div>
    </article>
  );
}

function JobFacts({ job: { employmentType, location, publishDate, validThrough } }: { job: JobView }) {
  const t = useJobsText();
  const format = useFormat();
  const day = (date: string) => <time dateTime={date}>{format.date(date)}</time>;
  const facts = [
    [t('employment'), employmentType],
    [t('location'), location],
    [t('postedOn'), day(publishDate)],
    ...(validThrough === null ? [] : [[t('until'), day(validThrough)]]),
  ] as const;
  return (
    <dl className="site-jobs__facts">
      {facts.map(([term, fact]) => (
        <div key={String(term)}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function Gone({ hasOthers }: { readonly hasOthers: boolean }) {
  const t = useJobsText();
  const locale = useLocale();
  return (
    <div className="sw-width site-jobs__gone">
      <Breadcrumbs steps={[{ name: t('title'), path: bankPaths.careers }]} />
      <h1>{t('gone.title')}</h1>
      <p className="sw-lead">{t(hasOthers ? 'gone.text' : 'gone.none')}</p>
      {hasOthers ? (
        <LinkButton href={localisePath(locale, bankPaths.careers)}>{t('gone.all')}</LinkButton>
      ) : (
        <LinkButton href={writeAbout(locale, t('empty.subject'))}>{t('empty.write')}</LinkButton>
      )}
    </div>
  );
}

function Others({ jobs }: { readonly jobs: readonly JobSummary[] }) {
  const t = useJobsText();
  return (
    <section className="sw-width site-section site-read-on" aria-labelledby="others-title">
      <div className="site-section__head">
        <h2 id="others-title">{t('others')}</h2>
      </div>
      <JobCards jobs={jobs} level={3} />
    </section>
  );
}

export { Page as default };
