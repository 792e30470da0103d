export { addMonths, adultAge, ageOn, dateOf, endsByAge, isCalendarDate, latestAdultBirthday } from './calendar.js';
export { toCents, toEuro } from './money.js';
export { amortisation, annuityPayment, type AmortisationRow, type AnnuityLoan } from './amortisation.js';
export { annualPercentageRate, roundRate, type CashFlow } from './apr.js';
export { lastAge, loanPlan, loanPlanRows, type LoanPlan, type LoanPlanRequest, type LoanPlanRow } from './loan-plan.js';
export {
  analyseRisk,
  defaultRiskPolicy,
  riskReasons,
  type RiskAnalysis,
  type RiskPolicy,
  type RiskReason,
  type RiskResult,
  type RiskSituation,
} from './risk.js';

export {
  numberIn,
  parseAmount,
  parseEuros,
  parsePercentage,
  type AmountReading,
  type Typed,
} from './calculators/amount-text.js';
export { individualRate, type IndividualRate } from './calculators/rates.js';
export {
  consumerLending,
  defaultLendingRate,
  greenRateContext,
  lendingRate,
  lendingRateContext,
  renovationRateContext,
  representativeExample,
  type Lending,
  type LendingRow,
} from './calculators/consumer-lending.js';
export { factoring, leastInvoice, retainedShare, type Factoring } from './calculators/factor.js';
export { proDiscount, proDiscounts, type ProDiscountRow } from './calculators/pro-discount.js';
export { saver, saverRate, saverRateContext, type Savings } from './calculators/saver.js';
export {
  depositForGoal,
  maxGoalMonths,
  monthsToGoal,
  type SavingsGoal,
  type SavingsPlan,
} from './calculators/savings-goal.js';
export {
  leastDeposit,
  preselectedYears,
  termDeposit,
  termRateFor,
  termRates,
  type Deposit,
  type DepositKind,
  type TermRate,
} from './calculators/term-deposit.js';
export { generateIban, ibanMessage, validateIban, type IbanError, type IbanResult } from './calculators/iban.js';

export { largestLoan, type LargestLoanQuestion } from './largest-loan.js';
