import { createTranslator, localisePath } from '@statewise/i18n';
import { Button, LinkButton, Stack, useLocale } from '@statewise/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { aboutPage } from '../head/head.js';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';
import { siteCatalogue } from '../messages/catalogue.js';
import { useSiteText } from '../messages/use-site-text.js';
import type { Loaded } from '../page/page-state.js';
import { newsletterView } from '../subscribe/newsletter-view.js';

/** The page of the links in the newsletter's mails. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const t = createTranslator(locale.language, await siteCatalogue.load(locale.language));
  return {
    ...newsletterView(new URL(request.url).searchParams),
    ...aboutPage(context.get(hostContext), locale, {
      title: t('newsletter.title'),
      description: t('newsletter.description'),
      path: '/newsletter',
      isHidden: true,
    }),
  };
}

/** Asks once more what a mailed link is about, for mail programs follow links too; then says what came of it. */
export function Page({ data: { view, token } }: Loaded<typeof loader>) {
  const t = useSiteText();
  const locale = useLocale();
  const isQuestion = view === 'confirm' || view === 'leave';
  return (
    <div className="sw-width site-section site-plain site-newsletter">
      <h1>{t(`newsletter.${view}`)}</h1>
      <Stack gap="m">
        <p>{t(`newsletter.${view}.text`)}</p>
        {isQuestion ? (
          <form method="post" action={`/subscribe/${view}?lang=${locale.language}`}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{t(`newsletter.${view}.button`)}</Button>
          </form>
        ) : (
          <div className="sw-actions">
            <LinkButton href={localisePath(locale, '/')}>{t('newsletter.home')}</LinkButton>
          </div>
        )}
      </Stack>
    </div>
  );
}

export { Page as default };
