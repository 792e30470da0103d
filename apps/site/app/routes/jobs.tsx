import { createTranslator, bankPaths } from '@statewise/i18n';
import { jobListMachine } from '@statewise/machines';
import type { LoaderFunctionArgs } from 'react-router';
import { initialTransition } from 'xstate';
import { aboutPage } from '../head/head.js';
import { hostContext } from '../host.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { Island } from '../islands/island.js';
import { filterIn } from '../jobs/filter-address.js';
import { summaryOf } from '../jobs/job-cards.js';
import { JobList } from '../jobs/job-list.js';
import { jobsCatalogue } from '../jobs/messages/catalogue.js';
import { useJobsText } from '../jobs/messages/use-jobs-text.js';
import { localeOf } from '../locale.js';
import type { Loaded } from '../page/page-state.js';
import '../jobs/jobs.css';

const path = bankPaths.careers;

/** Every open job, and what the address asks for; the chart says whether anything matches. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const t = createTranslator(locale.language, await jobsCatalogue.load(locale.language));
  const title = t('title');
  const [listed, pages] = await Promise.all([host.reader.jobs(locale), host.reader.pages()]);
  const jobs = listed.map(summaryOf);
  const hasAbout = pages.some(({ slug }) => bankPaths.about === `/${slug}`);
  const filter = filterIn(new URL(request.url).searchParams);
  const [{ value: state }] = initialTransition(jobListMachine, { jobs, filter });
  return {
    ...{ jobs, filter, state, hasAbout },
    ...aboutPage(host, locale, { title, description: t('description'), path, way: [{ name: title, path }] }),
  };
}

/** Every open job, by employment and place. */
export function Page({ data: { jobs, filter, state, hasAbout } }: Loaded<typeof loader>) {
  const t = useJobsText();
  return (
    <div className="sw-width site-jobs">
      <Breadcrumbs steps={[{ name: t('title'), path: bankPaths.careers }]} />
      <div className="site-jobs__head">
        <h1>{t('title')}</h1>
        <p className="sw-lead">{t('description')}</p>
      </div>
      <Island name="jobs" of={JobList} props={{ jobs, filter, state, hasAbout }} starts="when touched" />
    </div>
  );
}

export { Page as default };
