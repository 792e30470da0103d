import { pagePaths } from '@statewise/i18n';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { Island } from '../islands/island.js';
import { JobList } from '../jobs/job-list.js';
import { useJobsText } from '../jobs/messages/use-jobs-text.js';
import type { Loaded } from '../page/page-state.js';
import type { loader } from '../routes/jobs.js';
import '../jobs/jobs.css';

/** Every open job, by employment and place. */
export function Page({ data: { jobs, filter, state } }: Loaded<typeof loader>): ReactNode {
  const t = useJobsText();
  return (
    <div className="sw-width site-jobs">
      <Breadcrumbs steps={[{ name: t('title'), path: pagePaths.careers }]} />
      <div className="site-jobs__head">
        <h1>{t('title')}</h1>
        <p className="sw-lead">{t('description')}</p>
      </div>
      <Island name="jobs" of={JobList} props={{ jobs, filter, state }} starts="when touched" />
    </div>
  );
}
