import { Notice } from '@statewise/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { tellConfirmed } from '../requests/single-sign-on.js';
import { SignedOutPage } from './signed-out-page.js';

/** Where the window ends in which the identity provider asked for a person again. */
export function ConfirmedPage() {
  const t = useConsoleText();
  const [search] = useSearchParams();
  const isRefused = search.has('failed');
  useEffect(() => {
    if (isRefused) return;
    tellConfirmed();
    window.close();
  }, [isRefused]);
  return (
    <SignedOutPage title={t('again.title')}>
      <Notice tone={isRefused ? 'danger' : 'success'}>{t(isRefused ? 'sso.refused' : 'sso.confirmed')}</Notice>
    </SignedOutPage>
  );
}
