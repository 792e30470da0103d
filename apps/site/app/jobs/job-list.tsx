import { localisePath, pagePaths } from '@statewise/i18n';
import { LinkButton, useLocale } from '@statewise/ui';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { JobCards } from './job-cards.js';
import { JobFilters } from './job-filters.js';
import { useJobsText } from './messages/use-jobs-text.js';
import { NoVacancies } from './no-vacancies.js';
import { useJobList, type DrawnJobs } from './use-job-list.js';

/** The open jobs that match a filter. */
export function JobList(drawn: DrawnJobs): ReactNode {
  const t = useJobsText();
  const count = useRef<HTMLParagraphElement>(null);
  const { state, filter, shown, send } = useJobList(drawn);
  const { jobs } = drawn;
  const clear = (): void => {
    // The button goes away: the focus goes to what it has brought.
    count.current?.focus();
    send({ type: 'filter.cleared' });
  };
  if (state === 'empty') return <NoVacancies />;
  return (
    <>
      <JobFilters
        jobs={jobs}
        filter={filter}
        onShow={() => count.current?.focus()}
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
