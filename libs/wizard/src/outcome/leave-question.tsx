import type { FlowClient } from '@statewise/flow-client';
import { useEffect } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { Question } from '../shell/question.js';

export interface LeaveQuestionProps {
  readonly client: FlowClient;
  /** Whether another application is begun in its place. */
  readonly isAnew?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before what waits to be sent is lost with the application that is left; no longer once it has arrived. */
export function LeaveQuestion({ client, isAnew = false, onYes, onNo }: LeaveQuestionProps) {
  const t = useWizardText();
  useEffect(() => {
    const arriving = client.session.subscribe(() => client.isLeavable && onNo());
    return () => arriving.unsubscribe();
  }, [client, onNo]);
  return (
    <Question
      isOpen
      title={t(isAnew ? 'leave.anew' : 'leave.title')}
      yes={t(isAnew ? 'leave.yesAnew' : 'finished.home')}
      no={t('elsewhere.stay')}
      isDanger
      onYes={onYes}
      onNo={onNo}
    >
      {client.unsent.map((what) => (
        <p key={what}>{t(`leave.${what}`)}</p>
      ))}
    </Question>
  );
}
