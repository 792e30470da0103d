import { loanType, type Fields } from '@statewise/fields';
import { statusValue } from '@statewise/flow';
import type { LoanContext } from './context.js';

/** What proves an income, by the main occupation: the paper that is sent as the payslip. */
export const incomeProofs = ['payslip', 'tax', 'pension', 'benefit'] as const;
export type IncomeProof = (typeof incomeProofs)[number];

const proofs: Readonly<Record<string, IncomeProof>> = {
  self_employed: 'tax',
  retired: 'pension',
  benefit: 'benefit',
  unemployed: 'benefit',
};

/** Which paper proves the income of this applicant. */
export function incomeProofOf({ main_occupation: occupation }: Fields): IncomeProof {
  return proofs[String(occupation)] ?? 'payslip';
}

type RequiredDocument = 'payslip' | 'invoice';

/** The kinds of documents that the bank needs: a proof of income, and the invoice of what a loan for a purpose pays. */
export function requiredDocuments({ steps }: Pick<LoanContext, 'steps'>): readonly RequiredDocument[] {
  const isForAPurpose = steps[0]?.['consumer_loan_application_loan_type_id'] !== loanType.generalPurpose;
  return isForAPurpose ? ['payslip', 'invoice'] : ['payslip'];
}

/** Those of them that have not arrived. */
export function outstandingDocuments(context: Pick<LoanContext, 'steps' | 'statuses'>): readonly RequiredDocument[] {
  return requiredDocuments(context).filter((kind) => context.statuses[kind] === statusValue.absent);
}
