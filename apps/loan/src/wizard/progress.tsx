import { isSubmitted } from '@statewise/machines';
import type { FlowBinding } from '@statewise/flow-client';
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
  const canGoTo = (step: number) => flow.can({ type: 'step.goTo', step }) || step === current || isAdmin;
  const furthest = Math.max(...numbers.filter((step) => step <= Math.max(furthestStep, isAdmin ? 7 : 1) && canGoTo(step)), current);
  return (
    <div className="loan-progress">
      <div className="sw-width sw-width--narrow">
        <ProgressSteps
          steps={numbers.map((number) => ({ number, name: t.text(`step.${number}`) }))}
          current={current}
          furthest={furthest}
          onGoTo={(step) => flow.send({ type: isAdmin && !flow.can({ type: 'step.goTo', step }) ? 'application.jump' : 'step.goTo', step })}
        />
      </div>
    </div>
  );
}
