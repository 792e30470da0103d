import { StepScreen, useWizard, type ScreenProps, type StepForm, Question } from '@statewise/wizard';
import { useState, type ReactNode } from 'react';
import { useBusinessText } from '../messages/use-business-text.js';
import { unfinishedEntries } from './remembered-entries.js';
import { elementIds } from './use-contact-list.js';

export interface ListStepProps extends ScreenProps {
  readonly form: StepForm;
  /** Name of the list of the step. */
  readonly list: string;
  /** Whether it is shown, as it is unless an answer of the step leaves it out. */
  readonly isListed?: boolean;
  /** What errors may be about besides fields: the summary leads there. */
  readonly parts: readonly string[];
  readonly children: ReactNode;
}

/** A step with a list of entries. Going on while an entry is open asks first, for the entry is kept but not saved. */
export function ListStep({ flow, form, list, isListed = true, parts, children }: ListStepProps) {
  const t = useBusinessText();
  const { storage } = useWizard();
  const [isAsked, setIsAsked] = useState(false);
  const save = (): boolean => {
    const isOpen = isListed && unfinishedEntries(storage, flow.client.code)[list] !== undefined;
    setIsAsked(isOpen);
    return !isOpen && form.save();
  };
  const goOn = (): void => {
    setIsAsked(false);
    form.save();
  };
  const goBack = (): void => {
    setIsAsked(false);
    requestAnimationFrame(() => document.getElementById(elementIds({ name: list }).form)?.focus());
  };
  return (
    <>
      <StepScreen flow={flow} form={{ ...form, save }} parts={parts}>
        {children}
      </StepScreen>
      <Question
        isOpen={isAsked}
        title={t('open.title')}
        yes={t('open.back')}
        no={t('open.goOn')}
        onYes={goBack}
        onNo={goOn}
      >
        <p>{t('open.text', { list: t.text(`list.${list}`) })}</p>
      </Question>
    </>
  );
}
