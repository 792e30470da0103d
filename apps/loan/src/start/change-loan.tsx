import { newKey, RequestFailure } from '@statewise/flow-client';
import { Actions, Button, Notice } from '@statewise/ui';
import { use, useActionState, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useLoanText } from '../messages/use-loan-text.js';
import { unknownCode } from '../resume/unknown-code.js';
import { useServices, type Services } from '../services.js';
import { Calculator } from './calculator.js';
import type { LoanOfApplication } from './fetch-loan-choice.js';
import { loanFieldsOf, type LoanChoice } from './loan-choice.js';
import { adapted } from './terms-on-offer.js';
import { useCalculator } from './use-calculator.js';

/** The loan of an application that exists already. */
export function ChangeLoan({ code }: { readonly code: string }): ReactNode {
  const services = useServices();
  const { key } = useLocation();
  const loan = use(services.loanOf(code, key));
  return loan === undefined ? <Navigate to="/" replace state={unknownCode} /> : <OpenLoan code={code} loan={loan} />;
}

function OpenLoan({ code, loan }: { readonly code: string; readonly loan: LoanOfApplication }): ReactNode {
  const t = useLoanText();
  const services = useServices();
  const navigate = useNavigate();
  const catalogue = use(services.loans('direct'));
  const [first] = useState(() => adapted(catalogue, loan.choice, {}));
  const calculator = useCalculator({ catalogue, first, dateOfBirth: loan.dateOfBirth });
  const { choice, plan } = calculator;
  const grantable = plan?.isRevised === true ? { ...choice, term: plan.revisedTerm } : choice;
  const [failure, save, isBusy] = useActionState<string | undefined>(async () => {
    const failed = await saveLoan(services, code, grantable);
    if (failed === undefined) await navigate(`/resume/${code}`, { replace: true });
    return failed;
  }, undefined);
  return (
    <Calculator catalogue={catalogue} calculator={calculator} isStaff={loan.isStaff}>
      {failure !== undefined && (
        <Notice tone="danger" live="assertive">
          {failure}
        </Notice>
      )}
      <form action={save}>
        <Actions>
          <Button
            type="submit"
            wide
            busy={isBusy}
            disabled={loanFieldsOf(choice) === undefined || plan?.isRejected === true}
          >
            {t('start.save')}
          </Button>
        </Actions>
      </form>
    </Calculator>
  );
}

/** Saves the loan; answers what the server says against it, if anything. */
async function saveLoan({ request }: Services, code: string, choice: LoanChoice): Promise<string | undefined> {
  try {
    await request('/consumer-loans-application/api/saveLoanDetails', {
      method: 'POST',
      body: { code, ...loanFieldsOf(choice) },
      key: newKey(),
    });
    return undefined;
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return failure.message;
  }
}
