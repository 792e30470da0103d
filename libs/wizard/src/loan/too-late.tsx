import { branches } from '@statewise/i18n';
import { Notice, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import type { LoanTextKey } from './messages/catalogue.js';
import { useWizardText } from '../messages/use-wizard-text.js';

/** No term ends before the 75th birthday: said where the terms would be, before anything else is asked. */
export function TooLate(): ReactNode {
  const t = useWizardText<LoanTextKey>();
  const { country } = useLocale();
  return (
    <Notice tone="warning" live="polite" title={t('plan.rejected')}>
      {t('plan.tooLate', { phone: branches[country].phone })}
    </Notice>
  );
}
