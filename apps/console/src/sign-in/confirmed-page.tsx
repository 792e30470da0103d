import { Notice } from '@statewise/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { signOnFailures, tellConfirmed } from '../requests/single-sign-on.js';
import { SignedOutPage } from './signed-out-page.js';

/** Where the window ends in which the identity provider asked for a person again. */
export function ConfirmedPage() {
  const t = useConsoleText();
  const [search] = useSearchParams();
  const failed = search.get('failed');
  useEffect(() => {
    if (failed !== null) return;
    tellConfirmed();
    window.close();
  }, [failed]);
  return (
    <SignedOutPage title={t('again.title')}>
      <Notice tone={failed === null ? 'success' : 'danger'}>
        {t(failed === null ? 'sso.confirmed' : (signOnFailures.get(failed) ?? 'sso.refused'))}
      </Notice>
    </SignedOutPage>
  );
}
