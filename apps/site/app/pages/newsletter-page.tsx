import { localisePath } from '@statewise/i18n';
import { Button, LinkButton, Stack, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useSiteText } from '../messages/use-site-text.js';
import type { Loaded } from '../page/page-state.js';
import type { loader } from '../routes/newsletter.js';

/** Asks once more what a mailed link is about, for mail programs follow links too; then says what came of it. */
export function Page({ data: { view, token } }: Loaded<typeof loader>): ReactNode {
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
