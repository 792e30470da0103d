import { useStepForm, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { ContactListPart } from '../contacts/contact-list-part.js';
import { ListStep, listsOf } from '../contacts/list-step.js';

/** Step four: who holds the account, who gets a card of their own, and who has an account already. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const form = useStepForm(flow);
  const lists = listsOf({ flow, form });
  return (
    <ListStep flow={flow} form={form} lists={lists}>
      {lists.map((list) => (
        <ContactListPart key={list.name} flow={flow} list={list} />
      ))}
    </ListStep>
  );
}
