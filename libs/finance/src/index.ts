export {
  addMonths,
  adultAge,
  ageOn,
  dateOf,
  endsByAge,
  isCalendarDate,
  latestAdultBirthday,
  timeZone,
} from './calendar.js';
export { toCents, toEuro } from './money.js';
export { amortisation, annuityPayment, type AmortisationRow, type AnnuityLoan } from './amortisation.js';
export { annualPercentageRate, roundRate, type CashFlow } from './apr.js';
export { lastAge, loanPlan, loanPlanRows, type LoanPlan, type LoanPlanRequest, type LoanPlanRow } from './loan-plan.js';
export * from './risk.js';

export {
  noThousands,
  numberIn,
  parseAmount,
  parseEuros,
  parsePercentage,
  type AmountReading,
  type Typed,
} from './calculators/amount-text.js';
export { individualRate, type IndividualRate } from './calculators/rates.js';
export * from './calculators/consumer-lending.js';
export { factoring, leastInvoice, retainedShare, type Factoring } from './calculators/factor.js';
export { proDiscount, proDiscounts, type ProDiscountRow } from './calculators/pro-discount.js';
export { saver, saverRate, saverRateContext, type Savings } from './calculators/saver.js';
export * from './calculators/savings-goal.js';
export * from './calculators/term-deposit.js';
export { generateIban, ibanMessage, validateIban, type IbanError, type IbanResult } from './calculators/iban.js';

export { largestLoan, type LargestLoanQuestion } from './largest-loan.js';
