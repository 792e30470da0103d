import { localisePath, pagePaths } from '@statewise/i18n';
import { Link, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { JobCards } from '../jobs/job-cards.js';
import { useSiteText } from '../messages/use-site-text.js';
import type { Loaded } from '../page/page-state.js';
import type { loader } from '../routes/jobs.js';

/** Every open job. */
export function Page({ data: { jobs } }: Loaded<typeof loader>): ReactNode {
  const t = useSiteText();
  const locale = useLocale();
  return (
    <div className="sw-width site-jobs">
      <Breadcrumbs steps={[{ name: t('jobs.title'), path: pagePaths.careers }]} />
      <div className="site-jobs__head">
        <h1>{t('jobs.title')}</h1>
        <p className="sw-lead">{t('jobs.description')}</p>
      </div>
      {jobs.length > 0 && (
        <>
          <p className="site-jobs__count">{t('jobs.count', { count: jobs.length })}</p>
          <JobCards jobs={jobs} level={2} />
        </>
      )}
      {jobs.length === 0 && (
        <p className="site-hint">
          {t('jobs.none')} <Link href={localisePath(locale, pagePaths.contact)}>{t('jobs.contact')}</Link>
        </p>
      )}
    </div>
  );
}
