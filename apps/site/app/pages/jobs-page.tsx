import { localisePath, pagePaths } from '@statewise/i18n';
import { LinkButton, useLocale } from '@statewise/ui';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { JobCards } from '../jobs/job-cards.js';
import { JobFilters } from '../jobs/job-filters.js';
import { useJobsText } from '../jobs/messages/catalogue.js';
import { NobodyWanted } from '../jobs/nobody-wanted.js';
import { useJobList } from '../jobs/use-job-list.js';
import type { Loaded } from '../page/page-state.js';
import type { loader } from '../routes/jobs.js';
import '../jobs/jobs.css';

/** Every open job, by employment and place. */
export function Page({ data: { jobs, filter: drawn, state: atFirst } }: Loaded<typeof loader>): ReactNode {
  const t = useJobsText();
  const count = useRef<HTMLParagraphElement>(null);
  const { state, filter, shown, send } = useJobList({ jobs, filter: drawn, state: atFirst });
  const clear = (): void => {
    // The button goes away: the focus goes to what it has brought.
    count.current?.focus();
    send({ type: 'filter.cleared' });
  };
  return (
    <div className="sw-width site-jobs">
      <Breadcrumbs steps={[{ name: t('title'), path: pagePaths.careers }]} />
      <div className="site-jobs__head">
        <h1>{t('title')}</h1>
        <p className="sw-lead">{t('description')}</p>
      </div>
      {state === 'empty' ? (
        <NobodyWanted />
      ) : (
        <>
          <JobFilters
            jobs={jobs}
            filter={filter}
            onChange={(changed) => send({ type: 'filter.changed', filter: changed })}
          />
          <p ref={count} className="site-jobs__count" role="status" tabIndex={-1}>
            {state === 'unmatched' && t('unmatched.title')}
            {state === 'listed' &&
              (shown.length === jobs.length
                ? t('count', { count: shown.length })
                : t('matching', { count: shown.length, total: jobs.length }))}
          </p>
          {state === 'unmatched' && <Unmatched onClear={clear} />}
          <JobCards jobs={shown} level={2} />
        </>
      )}
    </div>
  );
}

/** There are jobs, but none that match; without script the button leads to the whole list. */
function Unmatched({ onClear }: { readonly onClear: () => void }): ReactNode {
  const t = useJobsText();
  const locale = useLocale();
  const click = (event: MouseEvent): void => {
    event.preventDefault();
    onClear();
  };
  return (
    <div className="site-jobs__unmatched">
      <p>{t('unmatched.text')}</p>
      <LinkButton variant="secondary" href={localisePath(locale, pagePaths.careers)} onClick={click}>
        {t('filter.clear')}
      </LinkButton>
    </div>
  );
}
