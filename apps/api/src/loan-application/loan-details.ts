import type { LoanDetailsAnswer, RiskReason } from '@statewise/contract/bank';
import { isoDateOf, type Fields } from '@statewise/fields';
import { createTranslator, riskReasonCatalogue, type Language } from '@statewise/i18n';
import { isLoanContext, loanApplicationFlow, type LoanContext } from '@statewise/machines';
import { flowCall } from '@statewise/server/applications/application-access.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import type { LoanRequest } from '../loan-plan/loan-plan.service.js';

/** A call on a loan application as it is sent. */
export const loanCall = flowCall(loanApplicationFlow);

/** What the chart knows of an application; a code of another flow opens nothing here. */
export function loanContextOf({ snapshot }: Outcome): LoanContext {
  if (!isLoanContext(snapshot.context)) throw new Problem('APPLICATION.NOT_FOUND');
  return snapshot.context;
}

/** The loan details under the names of the wire contract; what is not known is null. */
export function loanDetailsView(outcome: Outcome): LoanDetailsAnswer {
  const loan = loanContextOf(outcome).steps[0] ?? {};
  return {
    id: Number(outcome.application.id),
    amount: numberIn(loan, 'amount'),
    loan_term: numberIn(loan, 'loan_term'),
    consumer_loan_application_loan_type_id: numberIn(loan, 'consumer_loan_application_loan_type_id'),
    consumer_loan_application_promotion_id: numberIn(loan, 'consumer_loan_application_promotion_id'),
    promotional_months: numberIn(loan, 'promotional_months') ?? 0,
    purchase_amount: numberIn(loan, 'purchase_amount'),
    description: typeof loan['description'] === 'string' ? loan['description'] : '',
  };
}

/** The reasons in the reader's language. */
export async function reasonViews(codes: readonly string[], language: Language): Promise<RiskReason[]> {
  const { text } = createTranslator(language, await riskReasonCatalogue.load(language));
  return codes.map((code) => ({ code, text: text(code) }));
}

/** What the risk rules said and why, in plain words. */
export async function riskAnswer(outcome: Outcome, language: Language) {
  const { risk } = loanContextOf(outcome);
  return { risk_analysis_result: risk.result, reasons: await reasonViews(risk.reasons, language) };
}

/** The loan that an application asks for; undefined as long as it asks for none. */
export function loanRequestOf({ steps, route, country }: LoanContext): LoanRequest | undefined {
  const loan = steps[0] ?? {};
  const amount = numberIn(loan, 'amount');
  const term = numberIn(loan, 'loan_term');
  const loanType = numberIn(loan, 'consumer_loan_application_loan_type_id');
  if (amount === null || term === null || loanType === null) return undefined;
  const rate = numberIn(loan, 'yearly_rate');
  const promotionalMonths = numberIn(loan, 'promotional_months') ?? 0;
  const born = isoDateOf(steps[1]?.['date_of_birth']);
  return {
    loanType,
    amount,
    term,
    route,
    promotion: numberIn(loan, 'consumer_loan_application_promotion_id'),
    ...(country !== null && { country }),
    ...(rate !== null && { agreed: { rate, promotionalMonths } }),
    ...(born !== undefined && { born }),
  };
}

/** A number among a step's answers; null when it is not answered. */
function numberIn(fields: Fields, name: string): number | null {
  const value = fields[name];
  return typeof value === 'number' ? value : null;
}
