import { createTranslator } from '@statewise/i18n';
import type { LoaderFunctionArgs } from 'react-router';
import { breadcrumbs, headOf } from '../head/head.js';
import { hostContext } from '../host.js';
import { summaryOf } from '../jobs/job-cards.js';
import { localeOf } from '../locale.js';
import { siteCatalogue } from '../messages/catalogue.js';
import { samePath } from '../shell/addresses.js';

const path = '/jobs';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const t = createTranslator(locale.language, await siteCatalogue.load(locale.language));
  const title = t('jobs.title');
  return {
    jobs: (await host.reader.jobs(locale)).map(summaryOf),
    paths: samePath(path),
    head: headOf(host, locale, {
      title,
      description: t('jobs.description'),
      pathIn: () => path,
      structured: [breadcrumbs(host, locale, [{ name: title, path }])],
    }),
  };
}

export { Page as default } from '../pages/jobs-page.js';
