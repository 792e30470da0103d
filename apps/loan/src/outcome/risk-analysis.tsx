import { Loading } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { StepHeading } from '../wizard/step-heading.js';

/** While the server's risk rules look at the application. */
export function RiskAnalysisScreen(): ReactNode {
  const t = useLoanText();
  return (
    <>
      <StepHeading title={t('analysis.title')} lead={t('analysis.text')} />
      <Loading label={t('app.loading')} />
    </>
  );
}
