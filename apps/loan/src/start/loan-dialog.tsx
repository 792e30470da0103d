import { Actions, Button, Modal } from '@statewise/ui';
import { useWizard, type ScreenProps } from '@statewise/wizard';
import { use, useState } from 'react';
import { useLoanServices } from '../loan-services.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { isFromStaff } from './arrival.js';
import { Calculator } from './calculator.js';
import { OpenLoan } from './change-loan.js';
import { ChoiceCost } from './choice-cost.js';
import { recallLoan, rememberLoan, type LoanChoice } from './loan-choice.js';
import { adapted } from './terms-on-offer.js';
import { useCalculator } from './use-calculator.js';

export interface LoanDialogProps extends ScreenProps {
  readonly onClose: () => void;
}

/** The loan beside the form: changed here, or left as it is. */
export function LoanDialog({ flow, onClose }: LoanDialogProps) {
  const t = useLoanText();
  const { storage } = useWizard();
  const [choice] = useState(() => recallLoan(storage));
  return (
    <Modal open onClose={onClose} title={t('banner.change')}>
      {flow.application !== undefined ? (
        <OpenLoan client={flow.client} onSaved={onClose} onCancel={onClose} />
      ) : (
        choice !== undefined && <NewChoice choice={choice} onClose={onClose} />
      )}
    </Modal>
  );
}

/** Before there is an application the loan is kept in the tab alone. */
function NewChoice({ choice, onClose }: { readonly choice: LoanChoice; readonly onClose: () => void }) {
  const t = useLoanText();
  const { storage } = useWizard();
  const { arrival, loans } = useLoanServices();
  const catalogue = use(loans('direct'));
  const [first] = useState(() => adapted(catalogue, choice, {}));
  const calculator = useCalculator({ catalogue, first });
  const { plan, isComplete, isLent } = calculator;
  const save = (): void => {
    rememberLoan(storage, calculator.choice);
    onClose();
  };
  return (
    <Calculator
      catalogue={catalogue}
      calculator={calculator}
      isStaff={isFromStaff(arrival, catalogue) && catalogue.allow_staff_loans}
    >
      <Actions className="loan-change">
        <ChoiceCost amount={calculator.choice.amount} plan={plan} />
        <Button disabled={!isComplete || !isLent} onClick={save}>
          {t('start.keep')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('start.cancel')}
        </Button>
      </Actions>
    </Calculator>
  );
}
