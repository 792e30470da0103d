import { minimumAmount, type Fields } from '@statewise/fields';
import { parseEuros } from '@statewise/finance';
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

/** `?amount=&term=&type=` of an address that carries a calculation over, which was made without a promotion. */
export function loanChoiceIn(search: string): Partial<LoanChoice> {
  const query = new URLSearchParams(search);
  const [term, loanType] = ['term', 'type'].map((key) => Number(query.get(key) ?? ''));
  const amount = parseEuros(query.get('amount') ?? '');
  return {
    ...(amount ? { amount: String(amount), promotion: 0 } : {}),
    ...(term ? { term } : {}),
    ...(loanType ? { loanType } : {}),
  };
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

/** The choice as loan details; undefined until it is complete, for step four then asks for the rest. */
export function loanFieldsOf({ amount, loanType, term, promotion }: LoanChoice): Fields | undefined {
  const euros = parseEuros(amount);
  if (euros === undefined || euros < minimumAmount || term === 0) return undefined;
  return {
    amount: euros,
    consumer_loan_application_loan_type_id: loanType,
    loan_term: term,
    ...(promotion === 0 ? {} : { consumer_loan_application_promotion_id: promotion }),
  };
}
