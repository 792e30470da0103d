import { createTranslator } from '@statewise/i18n';
import type { LoaderFunctionArgs } from 'react-router';
import { headOf } from '../head/head.js';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';
import { siteCatalogue } from '../messages/catalogue.js';
import { samePath } from '../shell/addresses.js';
import { newsletterView } from '../subscribe/newsletter-view.js';

/** The page of the links in the newsletter's mails. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const t = createTranslator(locale.language, await siteCatalogue.load(locale.language));
  return {
    ...newsletterView(new URL(request.url).searchParams),
    paths: samePath('/newsletter'),
    head: headOf(context.get(hostContext), locale, {
      title: t('newsletter.title'),
      description: t('newsletter.description'),
      pathIn: () => '/newsletter',
      isHidden: true,
    }),
  };
}

export { Page as default } from '../pages/newsletter-page.js';
