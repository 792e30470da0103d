import type { JobView } from '@statewise/site-content';
import { Link, useFormat, useLocale } from '@statewise/ui';
import { SitePicture } from '../picture.js';
import { useJobsText } from './messages/use-jobs-text.js';

/** A job in a list. */
export type JobSummary = Omit<JobView, 'html' | 'slugs' | 'address'>;

/** Where a job stands after the prefix. */
export function jobPath({ id, slug }: Pick<JobView, 'id' | 'slug'>): string {
  return `/jobs/${id}/${slug}`;
}

/** What a list shows of a job, without its text. */
export function summaryOf({ html: _html, slugs: _slugs, address: _address, ...summary }: JobView): JobSummary {
  return summary;
}

/** Jobs side by side: three where there is room. */
export function JobCards({ jobs, level }: { readonly jobs: readonly JobSummary[]; readonly level: 2 | 3 }) {
  return (
    <ul className="site-cards site-jobs__cards">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} level={level} />
        </li>
      ))}
    </ul>
  );
}

function JobCard({ job, level }: { readonly job: JobSummary; readonly level: 2 | 3 }) {
  const t = useJobsText();
  const format = useFormat();
  const locale = useLocale();
  const Heading = `h${level}` as const;
  return (
    <article className="site-card">
      {job.picture && <SitePicture picture={job.picture} decorative />}
      <div className="site-card__text">
        <p className="site-card__meta">
          <span>{job.employmentType}</span>
          <span>{job.location}</span>
        </p>
        <Heading lang={job.language === locale.language ? undefined : job.language}>
          <Link className="site-card__link" href={job.url}>
            {job.title}
          </Link>
        </Heading>
        <p>
          <time dateTime={job.publishDate}>{t('posted', { date: format.date(job.publishDate) })}</time>
        </p>
      </div>
    </article>
  );
}
