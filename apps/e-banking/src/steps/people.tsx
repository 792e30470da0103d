import { FormField, Part, useStepForm, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { ContactListPart } from '../contacts/contact-list-part.js';
import { ListStep, listsOf } from '../contacts/list-step.js';
import { PepHelp } from '../contacts/pep-help.js';
import { ShareTotal } from '../contacts/share-total.js';

/** Step three: who owns, manages and signs for the business, and who of them is politically exposed. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const form = useStepForm(flow);
  const lists = listsOf({ flow, form });
  const people = lists.filter(({ question }) => question === undefined);
  const exposed = lists.filter(({ question }) => question !== undefined);
  const hasOwners = people.some(({ name }) => name === 'beneficial_owner');
  return (
    <ListStep flow={flow} form={form} lists={lists}>
      {people.map((list) => (
        <ContactListPart key={list.name} flow={flow} list={list} />
      ))}
      <Part>
        <FormField form={form} name="pep" />
        <PepHelp />
      </Part>
      {exposed.map((list) => (
        <ContactListPart key={list.name} flow={flow} list={list} />
      ))}
      {hasOwners && <ShareTotal flow={flow} />}
    </ListStep>
  );
}
