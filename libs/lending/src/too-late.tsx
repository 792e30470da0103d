import { branches } from '@statewise/i18n';
import { Notice, useLocale } from '@statewise/ui';
import { useWizardText } from '@statewise/wizard';
import type { LoanTextKey } from './messages/catalogue.js';

/** No term ends before the 75th birthday: said where the terms would be, before anything else is asked. */
export function TooLate() {
  const t = useWizardText<LoanTextKey>();
  const { country } = useLocale();
  return (
    <Notice tone="warning" live="polite" title={t('plan.rejected')}>
      {t('plan.tooLate', { phone: branches[country].phone })}
    </Notice>
  );
}
