import { Notice } from '@statewise/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { AllTexts } from '../messages/all-texts.js';
import { useWizardText } from '../messages/use-wizard-text.js';
import { RouterLink } from '../shell/router-link.js';

/** The history state with which the start page is shown in place of an application whose code is unknown. */
export const unknownCode = { isCodeUnknown: true };

/** Says on a start page that the code is unknown with which an application was to be opened. */
export function UnknownCode() {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('isCodeUnknown' in state)) return null;
  return (
    <Suspense>
      <AllTexts>
        <UnknownCodeNotice />
      </AllTexts>
    </Suspense>
  );
}

function UnknownCodeNotice() {
  const t = useWizardText();
  return (
    <Notice tone="danger" live="assertive">
      {t('resume.unknown')} <RouterLink href="/resume">{t('app.resume')}</RouterLink>
    </Notice>
  );
}
