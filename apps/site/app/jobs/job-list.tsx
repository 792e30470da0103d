import { localisePath, pagePaths } from '@statewise/i18n';
import { LinkButton, useLocale, Link } from '@statewise/ui';
import { useRef, type MouseEvent } from 'react';
import { JobCards } from './job-cards.js';
import { JobFilters } from './job-filters.js';
import { useJobsText } from './messages/use-jobs-text.js';
import { useJobList, type DrawnJobs } from './use-job-list.js';
import { writeAbout } from './apply-address.js';

/** The open jobs that match a filter. */
export function JobList(drawn: DrawnJobs) {
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
      <LinkButton variant="secondary" href={localisePath(locale, pagePaths.careers)} onClick={click}>
        {t('filter.clear')}
      </LinkButton>
    </div>
  );
}

/** There are no open jobs at all: says so kindly, and how to write all the same. */
function NoVacancies() {
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
          <Link href={localisePath(locale, '/about-us')}>{t('empty.about')}</Link>
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
