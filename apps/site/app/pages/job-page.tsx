import { pagePaths, provider } from '@statewise/i18n';
import type { JobView } from '@statewise/site-content';
import { LinkButton, useFormat, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { JobCards, jobPath } from '../jobs/job-cards.js';
import { useSiteText } from '../messages/use-site-text.js';
import type { Loaded } from '../page/page-state.js';
import { SitePicture } from '../picture.js';
import type { loader } from '../routes/job.js';

/** A job, how to apply for it, and other jobs. */
export function Page({ data: { job, others } }: Loaded<typeof loader>): ReactNode {
  const t = useSiteText();
  const locale = useLocale();
  const lang = job.language === locale.language ? undefined : job.language;
  return (
    <>
      <article className="sw-width site-article">
        <Breadcrumbs
          steps={[
            { name: t('jobs.title'), path: pagePaths.careers },
            { name: job.title, path: jobPath(job) },
          ]}
        />
        <header>
          <h1 lang={lang}>{job.title}</h1>
          <JobFacts job={job} />
        </header>
        {job.picture && (
          <SitePicture picture={job.picture} first className="site-article__picture site-jobs__picture" />
        )}
        <div lang={lang}>
          <InformationText parts={[{ kind: 'html', html: job.html }]} />
        </div>
        <section className="site-jobs__apply" aria-labelledby="apply-title">
          <h2 id="apply-title">{t('jobs.applyTitle')}</h2>
          <p>{t('jobs.applyText', { email: provider.email })}</p>
          <LinkButton href={`mailto:${provider.email}?subject=${encodeURIComponent(job.title)}`}>
            {t('jobs.apply')}
          </LinkButton>
        </section>
      </article>
      {others.length > 0 && (
        <section className="sw-width site-section" aria-labelledby="others-title">
          <div className="site-section__head">
            <h2 id="others-title">{t('jobs.others')}</h2>
          </div>
          <JobCards jobs={others} level={3} />
        </section>
      )}
    </>
  );
}

function JobFacts({ job: { employmentType, location, publishDate } }: { readonly job: JobView }): ReactNode {
  const t = useSiteText();
  const format = useFormat();
  return (
    <dl className="site-jobs__facts">
      <div>
        <dt>{t('jobs.employment')}</dt>
        <dd>{employmentType}</dd>
      </div>
      <div>
        <dt>{t('jobs.location')}</dt>
        <dd>{location}</dd>
      </div>
      <div>
        <dt>{t('jobs.postedOn')}</dt>
        <dd>
          <time dateTime={publishDate}>{format.date(publishDate)}</time>
        </dd>
      </div>
    </dl>
  );
}
