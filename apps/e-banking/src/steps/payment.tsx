import { FormField, Part, useChoices, useStepForm, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { ContactListPart } from '../contacts/contact-list-part.js';
import { ListStep, listsOf } from '../contacts/list-step.js';
import { logicOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';

/** Step five: paying at the partner's stores, and the credit card. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const t = useBusinessText();
  const form = useStepForm(flow);
  const lists = listsOf({ flow, form });
  const { creditCards } = logicOf(flow);
  const cards = (useChoices()['izola_pro_credit_card'] ?? []).filter(({ value }) => creditCards.includes(value));
  return (
    <ListStep flow={flow} form={form} lists={lists}>
      <Part title={t('group.partner')}>
        <FormField form={form} name="payment" />
      </Part>
      {lists.map((list) => (
        <ContactListPart key={list.name} flow={flow} list={list} />
      ))}
      <Part title={t('group.card')}>
        <FormField
          form={form}
          name="izola_pro_credit_card"
          choices={[{ value: '', label: t('card.none') }, ...cards]}
          look="cards"
        />
      </Part>
    </ListStep>
  );
}
