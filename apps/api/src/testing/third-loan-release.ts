import { loanApplicationFlow } from '@statewise/machines';
import { thirdLoanRelease } from '@statewise/machines/testing';

// Makes the loan of this process the third release of its flow, so that there is something to migrate: for tests, which import
// this, and for the commands that they run, which are given it by `--import`.
Object.assign(loanApplicationFlow, thirdLoanRelease);
