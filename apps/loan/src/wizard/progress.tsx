import { isSubmitted, stateOfStep } from '@statewise/machines';
import type { ClientEvent, FlowBinding } from '@statewise/flow-client';
import { ProgressSteps } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { loanContextOf } from './loan-step-form.js';

/** Steps one to five; documents and result only for admins or once the application is sent. */
export function Progress({ flow, current }: { readonly flow: FlowBinding; readonly current: number }): ReactNode {
  const t = useLoanText();
  const { statuses, furthestStep } = loanContextOf(flow);
  const isAdmin = flow.application?.isAdmin === true;
  const hasEnd = isAdmin || isSubmitted(statuses);
  const numbers = hasEnd ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5];
  if (!numbers.includes(current)) return null;
  const reachedBy = (step: number): ClientEvent[] => {
    const ways = [
      { type: 'step.goTo', step },
      { type: 'application.jump', step, state: stateOf(step), reason: t('admin.jump') },
    ];
    return ways.filter((way) => flow.can(way));
  };
  const furthest = Math.max(
    current,
    ...numbers.filter((step) => reachedBy(step).length > 0 && (isAdmin || step <= furthestStep)),
  );
  const goTo = (step: number): void => {
    const [way] = reachedBy(step);
    if (way !== undefined) flow.send(way);
  };
  return (
    <div className="loan-progress">
      <div className="sw-width sw-width--narrow">
        <ProgressSteps
          steps={numbers.map((number) => ({ number, name: t.text(`step.${number}`) }))}
          current={current}
          furthest={furthest}
          onGoTo={goTo}
        />
      </div>
    </div>
  );
}

function stateOf(step: number): string {
  return Object.entries(stateOfStep).find(([number]) => Number(number) === step)?.[1] ?? '';
}
