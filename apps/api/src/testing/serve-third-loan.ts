import { loanApplicationFlow } from '@statewise/machines';
import { thirdLoanRelease } from '@statewise/machines/testing';

/**
 * Makes the loan of this process the third release of its flow, so that there is something to migrate; what it answers puts
 * the present release back, for the next test file of a process.
 */
export function serveThirdLoan(): () => void {
  const { version, migrations } = loanApplicationFlow;
  Object.assign(loanApplicationFlow, thirdLoanRelease);
  return () => void Object.assign(loanApplicationFlow, { version, migrations });
}
