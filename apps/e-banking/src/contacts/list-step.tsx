import { contactLists, type ContactList } from '@statewise/machines';
import { StepScreen, useWizard, type ScreenProps, type StepForm, Question } from '@statewise/wizard';
import { useState, type ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { savedIn } from './contact-form.js';
import { unfinishedEntries } from './remembered-entries.js';
import { elementIds } from './use-contact-list.js';

export interface ListStepProps extends ScreenProps {
  readonly form: StepForm;
  /** The lists that the step shows now. */
  readonly lists: readonly ContactList[];
  readonly children: ReactNode;
}

/** The lists that the answers ask for in a step; one with a question once it is answered with yes. */
export function listsOf({ flow, form }: Pick<ListStepProps, 'flow' | 'form'>): readonly ContactList[] {
  const asked = contactLists.filter((list) => list.step === form.step && list.applies(savedIn(flow).steps));
  return asked.filter(({ question }) => question === undefined || form.values[question] === 'yes');
}

/** A step with lists of contacts. Going on while an entry is open asks first, for the entry is kept but not saved. */
export function ListStep({ flow, form, lists, children }: ListStepProps): ReactNode {
  const t = useBusinessText();
  const { storage } = useWizard();
  const [open, setOpen] = useState<ContactList>();
  const save = (): boolean => {
    const unfinished = unfinishedEntries(storage, flow.client.code);
    const found = lists.find(({ name }) => unfinished[name] !== undefined);
    setOpen(found);
    return found === undefined && form.save();
  };
  const goOn = (): void => {
    setOpen(undefined);
    form.save();
  };
  const goBack = (): void => {
    setOpen(undefined);
    if (open === undefined) return;
    const { form: id } = elementIds(open);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const parts = [...lists.map(({ name }) => name), 'shares'];
  return (
    <>
      <StepScreen flow={flow} form={{ ...form, save }} parts={parts}>
        {children}
      </StepScreen>
      <Question
        isOpen={open !== undefined}
        title={t('open.title')}
        yes={t('open.back')}
        no={t('open.goOn')}
        onYes={goBack}
        onNo={goOn}
      >
        <p>{t('open.text', { list: open === undefined ? '' : t.text(`field.${open.name}`) })}</p>
      </Question>
    </>
  );
}
