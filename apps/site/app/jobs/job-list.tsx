import { localisePath, bankPaths } from '@statewise/i18n';
import { LinkButton, useLocale, Link } from '@statewise/ui';
import { useRef, type MouseEvent } from 'react';
import { JobCards, type JobSummary } from './job-cards.js';
import { JobFilters } from './job-filters.js';
import { useJobsText } from './messages/use-jobs-text.js';
import { jobFilterAddress, writeAbout } from './filter-address.js';
import { matchingJobs, type JobFilter } from '@statewise/machines';
import { useChart } from '../charts/use-chart.js';

/** What the page was drawn with. */
export interface JobListProps {
  readonly jobs: readonly JobSummary[];
  readonly filter: JobFilter;
  /** What the chart says of them, asked on the server. */
  readonly state: 'listed' | 'unmatched' | 'empty';
  /** Whether there is a page about the bank. */
  readonly hasAbout: boolean;
}

/** The open jobs that match a filter; the chart starts with what the server drew, and keeps the address in step with its filter. */
export function JobList({ jobs, hasAbout, ...drawn }: JobListProps) {
  const t = useJobsText();
  const locale = useLocale();
  const count = useRef<HTMLParagraphElement>(null);
  const { snapshot, send } = useChart(async () => {
    const { jobListMachine } = await import('@statewise/machines/job-list/machine');
    const showInAddress = ({ context }: { readonly context: { readonly filter: JobFilter } }) =>
      history.replaceState(history.state, '', jobFilterAddress(locale, context.filter));
    return { machine: jobListMachine.provide({ actions: { showInAddress } }), input: { jobs, filter: drawn.filter } };
  }, 'at once');
  const { filter, state } = snapshot ? { filter: snapshot.context.filter, state: snapshot.value } : drawn;
  const shown = matchingJobs(jobs, filter);
  const clear = (): void => {
    // The button goes away: the focus goes to what it has brought.
    count.current?.focus();
    send({ type: 'filter.cleared' });
  };
  if (state === 'empty') return <NoVacancies hasAbout={hasAbout} />;
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
function Unmatched({ onClear }: { readonly onClear: () => void }) {
  const t = useJobsText();
  const locale = useLocale();
  const click = (event: MouseEvent): void => {
    event.preventDefault();
    onClear();
  };
  return (
    <div className="site-jobs__unmatched">
      <p>{t('unmatched.text')}</p>
      <LinkButton variant="secondary" href={localisePath(locale, bankPaths.careers)} onClick={click}>
        {t('filter.clear')}
      </LinkButton>
    </div>
  );
}

/** There are no open jobs at all: says so kindly, and how to write all the same. */
function NoVacancies({ hasAbout }: Pick<JobListProps, 'hasAbout'>) {
  const t = useJobsText();
  const locale = useLocale();
  return (
    <section className="site-jobs__empty" aria-labelledby="empty-title">
      <Desks />
      <div>
        <h2 id="empty-title">{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
        <div className="site-jobs__actions">
          <LinkButton href={writeAbout(locale, t('empty.subject'))}>{t('empty.write')}</LinkButton>
          {hasAbout && <Link href={localisePath(locale, bankPaths.about)}>{t('empty.about')}</Link>}
        </div>
      </div>
    </section>
  );
}

/** A long table at which every chair is taken but the one that is drawn in outline. */
function Desks() {
  return (
    <svg className="site-jobs__desks" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <path className="site-jobs__floor" d="M0 172h320" />
      {[34, 110, 186].map((x) => (
        <g key={x}>
          <circle className="site-jobs__person" cx={x + 20} cy="62" r="14" />
          <path className="site-jobs__person" d={`M${x} 118V98a20 20 0 0 1 40 0v20Z`} />
        </g>
      ))}
      <g className="site-jobs__chair">
        <circle cx="282" cy="62" r="14" />
        <path d="M262 118V98a20 20 0 0 1 40 0v20" />
      </g>
      <path className="site-jobs__table" d="M12 118h296v14H12ZM30 132h10v40H30ZM280 132h10v40h-10Z" />
      <path className="site-jobs__lamp" d="M160 0v18m-18 16a18 16 0 0 1 36 0Z" />
    </svg>
  );
}
