import { stepOf, loanApplicationMachine } from '@statewise/machines';
import type { FlowBinding } from '@statewise/flow-client';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { Shell } from '../shell.js';
import { Banner } from './banner.js';
import { ConflictDialog } from './conflict-dialog.js';
import { ConversationNotice } from './conversation-notice.js';
import { Progress } from './progress.js';

/** What stands around every screen of the wizard. */
export function WizardShell({
  flow,
  children,
}: {
  readonly flow: FlowBinding;
  readonly children: ReactNode;
}): ReactNode {
  const t = useLoanText();
  const step = flow.state === 'start' ? 1 : stepOf(loanApplicationMachine, flow.state)?.step;
  const isOneToFive = step !== undefined && step >= 1 && step <= 5;
  return (
    <Shell
      narrow
      title={t.text(titleKey(flow.state, step))}
      top={step === undefined ? undefined : <Progress flow={flow} current={step} />}
    >
      {isOneToFive && <Banner flow={flow} />}
      <ConversationNotice flow={flow} />
      {children}
      <ConflictDialog flow={flow} />
    </Shell>
  );
}

const titles: Readonly<Record<string, string>> = {
  riskAnalysis: 'analysis.title',
  documents: 'documents.title',
  thankYou: 'thanks.title',
  'finished.rejected': 'finished.rejectedTitle',
  'finished.accepted': 'finished.acceptedTitle',
};

function titleKey(state: string, step: number | undefined): string {
  return titles[state] ?? `step.${step ?? 1}`;
}
