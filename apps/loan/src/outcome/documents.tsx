import { documentTypes, isSubmitted } from '@statewise/machines';
import { Actions, Button } from '@statewise/ui';
import { DocumentUpload, OutcomePage, type ScreenProps } from '@statewise/wizard';
import type { ReactNode } from 'react';
import { loanContextOf } from '../loan/loan-context.js';
import { useLoanText } from '../messages/use-loan-text.js';

/** The documents that the bank needs, each sent by itself. */
export function Screen({ flow }: ScreenProps): ReactNode {
  const t = useLoanText();
  const goOn = { type: 'step.goTo', step: 7 };
  return (
    <OutcomePage title={t('documents.title')} lead={t('documents.lead')}>
      <DocumentUpload
        flow={flow}
        address="/consumer-loans-application/api/uploadDocuments"
        kinds={documentTypes}
        isOpen={isSubmitted(loanContextOf(flow).statuses)}
      />
      {flow.can(goOn) && (
        <Actions>
          <Button variant="secondary" onClick={() => flow.send(goOn)}>
            {t('documents.finish')}
          </Button>
        </Actions>
      )}
    </OutcomePage>
  );
}
