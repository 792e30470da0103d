import { recall, remember } from '@statewise/wizard';

/** The loan as it is chosen in the calculator, before there is an application; amounts as typed. */
export interface LoanChoice {
  readonly amount: string;
  readonly loanType: number;
  /** Months; 0 while none is chosen. */
  readonly term: number;
  /** The term chosen last, also while it is not on offer: it comes back with an amount that allows it. */
  readonly wantedTerm?: number;
  /** 0 for none. */
  readonly promotion: number;
  /** The promotion chosen last for each type, also while another type is chosen: it comes back with its type. */
  readonly wantedPromotions?: Readonly<Record<number, number>>;
  /** Date of birth as typed, `DD/MM/YYYY`; while it is not known, age takes no term away. */
  readonly born?: string;
  /** Whether the applicant has gone on to step one. */
  readonly isBegun: boolean;
}

const name = 'statewise.loan-choice';

/** What was chosen in this tab. */
export function recallLoan(storage: Storage): LoanChoice | undefined {
  const kept = recall(storage, name);
  return isLoanChoice(kept) ? kept : undefined;
}

export function rememberLoan(storage: Storage, choice: LoanChoice): void {
  remember(storage, name, choice);
}

export function forgetLoan(storage: Storage): void {
  storage.removeItem(name);
}

export function isLoanChoice(value: unknown): value is LoanChoice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'amount' in value &&
    'loanType' in value &&
    'term' in value &&
    'promotion' in value
  );
}
