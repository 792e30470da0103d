import { useStepForm, type ScreenProps } from '@statewise/wizard';
import { savedIn } from '../contacts/contact-form.js';
import { ListStep } from '../contacts/list-step.js';
import { PeoplePart } from '../people/people-part.js';
import { listsOfPeople } from '../people/roles.js';

/** Step four: who of the people holds the account, who gets a card of their own, and who has an account already. */
export function Screen({ flow }: ScreenProps) {
  const form = useStepForm(flow);
  const lists = listsOfPeople(savedIn(flow)).map(({ name }) => name);
  return (
    <ListStep flow={flow} form={form} list="people" parts={lists}>
      <PeoplePart flow={flow} step={form.step} />
    </ListStep>
  );
}
