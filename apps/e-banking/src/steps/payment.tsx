import { FormField, Part, StepScreen, useChoices, useStepForm, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { logicOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';

/** Step five: paying at the partner's stores, and the credit card. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const t = useBusinessText();
  const form = useStepForm(flow);
  const { creditCards } = logicOf(flow);
  const cards = (useChoices()['izola_pro_credit_card'] ?? []).filter(({ value }) => creditCards.includes(value));
  return (
    <StepScreen flow={flow} form={form}>
      <Part title={t('group.partner')}>
        <FormField form={form} name="payment" />
      </Part>
      <Part title={t('group.card')}>
        <FormField
          form={form}
          name="izola_pro_credit_card"
          choices={[{ value: '', label: t('card.none') }, ...cards]}
          look="cards"
        />
      </Part>
    </StepScreen>
  );
}
