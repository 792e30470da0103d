import { localisePath, pagePaths } from '@statewise/i18n';
import type { JobView } from '@statewise/site-content';
import { LinkButton, useFormat, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { ContactSection } from '../contact/contact-section.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { Island } from '../islands/island.js';
import { writeAbout } from '../jobs/apply-address.js';
import { JobCards, jobPath, type JobSummary } from '../jobs/job-cards.js';
import { useJobsText } from '../jobs/messages/use-jobs-text.js';
import { SitePicture } from '../picture.js';
import type { JobPageData } from '../routes/job.js';
import '../jobs/jobs.css';

/** A job and how to apply for it, or word that it is gone; below, other jobs. */
export function Page({ data: { job, question, others } }: { readonly data: JobPageData }): ReactNode {
  return (
    <>
      {job ? <Job job={job} question={question} /> : <Gone hasOthers={others.length > 0} />}
      {others.length > 0 && <Others jobs={others} />}
    </>
  );
}

function Job({ job, question }: { readonly job: JobView } & Pick<JobPageData, 'question'>): ReactNode {
  const t = useJobsText();
  const locale = useLocale();
  const lang = job.language === locale.language ? undefined : job.language;
  const subject = t('subject', { title: job.title, id: job.id });
  return (
    <article className="sw-width site-job">
      <Breadcrumbs
        steps={[
          { name: t('title'), path: pagePaths.careers },
          { name: job.title, path: jobPath(job) },
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

function JobFacts({ job: { employmentType, location, publishDate, validThrough } }: { job: JobView }): ReactNode {
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

function Gone({ hasOthers }: { readonly hasOthers: boolean }): ReactNode {
  const t = useJobsText();
  const locale = useLocale();
  return (
    <div className="sw-width site-jobs__gone">
      <Breadcrumbs steps={[{ name: t('title'), path: pagePaths.careers }]} />
      <h1>{t('gone.title')}</h1>
      <p className="sw-lead">{t(hasOthers ? 'gone.text' : 'gone.none')}</p>
      {hasOthers ? (
        <LinkButton href={localisePath(locale, pagePaths.careers)}>{t('gone.all')}</LinkButton>
      ) : (
        <LinkButton href={writeAbout(locale, t('empty.subject'))}>{t('empty.write')}</LinkButton>
      )}
    </div>
  );
}

function Others({ jobs }: { readonly jobs: readonly JobSummary[] }): ReactNode {
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
