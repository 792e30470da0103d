import { contactName, companiesWithoutOwners } from '@statewise/machines';
import { fieldId } from '@statewise/ui';
import { FormField, Part, Question, useStepForm, type ScreenProps } from '@statewise/wizard';
import { useState } from 'react';
import { savedIn } from '../contacts/contact-form.js';
import { ListStep } from '../contacts/list-step.js';
import { useBusinessText } from '../messages/use-business-text.js';
import { PeoplePart } from '../people/people-part.js';
import { PepHelp } from '../people/pep-help.js';
import { listsOfPeople, peopleIn } from '../people/roles.js';
import { ShareTotal } from '../people/share-total.js';

/** Step three: the people of the business, each once with all roles, and whether one of them is politically exposed. */
export function Screen({ flow }: ScreenProps) {
  const t = useBusinessText();
  const [isAsked, setIsAsked] = useState(false);
  const known = savedIn(flow);
  const isExposed = peopleIn(known).some(({ contact_type }) => contact_type === 'politically_exposed_person');
  const form = useStepForm(flow, { defaults: isExposed ? { pep: true } : {} });
  const bare = companiesWithoutOwners(known).map(({ fields }) => contactName(fields));
  const lists = listsOfPeople(known).map(({ name }) => name);
  const save = (): boolean => {
    const isInDoubt = bare.length > 0 && flow.explain(form.event) === undefined;
    setIsAsked(isInDoubt);
    return !isInDoubt && form.save();
  };
  const goOn = (): void => {
    setIsAsked(false);
    form.save();
  };
  return (
    <>
      <ListStep flow={flow} form={{ ...form, save }} list="people" parts={[...lists, 'shares']}>
        <PeoplePart flow={flow} step={form.step} onExposed={() => form.type({ pep: 'yes' })} />
        <Part>
          <FormField form={form} name="pep" />
          <PepHelp />
          {form.values['pep'] === 'yes' && !isExposed && (
            <p id={fieldId('politically_exposed_person')} tabIndex={-1}>
              {t('pep.tick')}
            </p>
          )}
        </Part>
        {lists.includes('beneficial_owner') && <ShareTotal flow={flow} />}
      </ListStep>
      <Question
        isOpen={isAsked}
        title={t('doubt.owners')}
        yes={t('doubt.ownersYes')}
        no={t('doubt.ownersNo')}
        onYes={() => setIsAsked(false)}
        onNo={goOn}
      >
        <p>{t('doubt.ownersText', { names: bare.join(', ') })}</p>
      </Question>
    </>
  );
}
