import type { FlowBinding } from '@statewise/flow-client';
import { contactName } from '@statewise/machines';
import { Notice, TextButton } from '@statewise/ui';
import { useFieldLabel, useNamedErrorText } from '@statewise/wizard';
import type { Ref } from 'react';
import { businessContextOf } from '../logic/business-logic.js';
import { useBusinessText } from '../messages/use-business-text.js';
import type { MissingAnswer, StepProblems } from './missing.js';

export interface MissingListProps {
  readonly flow: FlowBinding;
  readonly missing: readonly StepProblems[];
  /** Takes the focus when the applicant tries to send all the same. */
  readonly listRef: Ref<HTMLDivElement>;
}

/** What is missing, in words, with the way to each step where it is answered. */
export function MissingList({ flow, missing, listRef }: MissingListProps) {
  const t = useBusinessText();
  return (
    <div ref={listRef} tabIndex={-1} className="business-missing">
      <Notice tone="warning" title={t('missing.title')}>
        <ul className="business-missing__steps">
          {missing.map(({ step, problems }) => (
            <li key={step}>
              <StepLink flow={flow} step={step} />
              <Problems flow={flow} problems={problems} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function StepLink({ flow, step }: { readonly flow: FlowBinding; readonly step: number }) {
  const t = useBusinessText();
  const go = { type: 'step.goTo', step };
  const title = t.text(`step.${step}`);
  return flow.can(go) ? <TextButton onClick={() => flow.send(go)}>{title}</TextButton> : <strong>{title}</strong>;
}

/** Maximum of problems that are listed one by one: a step with more has not been answered yet. */
const fewProblems = 4;

function Problems({ flow, problems }: { readonly flow: FlowBinding; readonly problems: readonly MissingAnswer[] }) {
  const t = useBusinessText();
  const textOf = useProblemText(flow);
  if (problems.some(({ field }) => field === undefined)) return <p>{t('missing.step')}</p>;
  if (problems.length > fewProblems) return <p>{t('missing.many', { count: problems.length })}</p>;
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.contact ?? ''}${problem.field}`}>{textOf(problem)}</li>
      ))}
    </ul>
  );
}

function useProblemText(flow: FlowBinding): (problem: MissingAnswer) => string {
  const t = useBusinessText();
  const labelOf = useFieldLabel();
  const errorText = useNamedErrorText();
  const { contacts } = businessContextOf(flow);
  return ({ field = '', key, contact }) => {
    if (contact !== undefined) {
      const found = contacts.find(({ id }) => id === contact);
      return t('missing.contact', { name: found ? contactName(found.fields) : '', field: t.text(`contact.${field}`) });
    }
    return errorText({ name: field, kind: undefined, key }, labelOf(field));
  };
}
