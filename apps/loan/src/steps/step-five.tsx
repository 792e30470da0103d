import { StepFive } from '@statewise/fields';
import { localisePath, pagePaths } from '@statewise/i18n';
import { Link } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';
import { FormField } from '../wizard/form-field.js';
import { loanStepForm } from '../wizard/loan-step-form.js';
import type { ScreenProps } from '../wizard/screens.js';
import { StepScreen } from '../wizard/step-screen.js';
import { Part } from '@statewise/wizard';
import { Summary } from './summary.js';

/** Step five: everything once more, then the consents; sending it starts the risk analysis. */
export function StepFiveScreen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const { locale } = useServices();
  const form = loanStepForm(flow, { step: 5, fieldsClass: StepFive });
  return (
    <StepScreen flow={flow} form={form} sendLabel={t('step.send')}>
      <Summary flow={flow} />
      <Part title={t('group.consents')}>
        <p className="sw-small">
          <Link
            href={`/consumer-loans-application/api/downloadProductFactSheet?lang=${locale.language}`}
            target="_blank"
            rel="noopener"
          >
            {t('start.facts')}
          </Link>
          {' · '}
          <Link href={localisePath(locale, pagePaths.terms)} target="_blank" rel="noopener">
            {t('consents.terms')}
          </Link>
        </p>
        <FormField form={form} name="tos" />
        <FormField form={form} name="tos_two" />
        <FormField form={form} name="tos_three" />
      </Part>
    </StepScreen>
  );
}
