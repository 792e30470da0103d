import { minimumAmount } from '@statewise/fields';
import { parseEuros } from '@statewise/finance';
import { loanCalculatorMachine } from '@statewise/machines';
import { useEffect } from 'react';
import { useWizard, type Row } from '@statewise/wizard';
import { calculate, loanPlanOf, type LoanCatalogue, type LoanPlan } from '@statewise/wizard/loan';
import { useMachine } from '@xstate/react';
import { isLoanChoice, type LoanChoice } from './loan-choice.js';
import { adapted } from './terms-on-offer.js';

/** The calculator as a page sees it. */
export interface CalculatorBinding {
  readonly choice: LoanChoice;
  readonly plan: LoanPlan | undefined;
  /** A newer plan is on its way. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  readonly amountError: 'numbers' | 'min' | undefined;
  readonly change: (change: Partial<LoanChoice>) => void;
}

export interface CalculatorOptions {
  readonly catalogue: LoanCatalogue;
  readonly first: LoanChoice;
  /** `DD/MM/YYYY` of the applicant, where it is known: the plan is then revised to end in time. */
  readonly dateOfBirth?: string;
  /** Told every choice after the first. */
  readonly onChange?: (choice: LoanChoice) => void;
}

/** Runs the calculator's chart from a first choice. */
export function useCalculator({ catalogue, first, dateOfBirth = '', onChange }: CalculatorOptions): CalculatorBinding {
  const { request, locale } = useWizard();
  const [snapshot, send] = useMachine(
    loanCalculatorMachine.provide({
      actions: {
        calculate: ({ context, self }) =>
          void calculate(request, context, { dateOfBirth, country: locale.country }).then((answer) =>
            self.send(answer),
          ),
      },
    }),
  );
  useEffect(() => {
    send({ type: 'details.changed', details: detailsOf(first) });
    send({ type: 'calculation.requested' });
  }, [send, first]);
  const { plan, details } = snapshot.context;
  const choice = choiceOf(details, first);
  const error = amountError(choice);
  return {
    choice,
    plan: plan === null || error !== undefined || choice.term === 0 ? undefined : loanPlanOf({ ...plan }),
    isStale: snapshot.matches('editing') || snapshot.matches('calculating'),
    hasFailed: snapshot.matches('failed'),
    amountError: error,
    change: (change) => {
      const next = adapted(catalogue, choice, change);
      onChange?.(next);
      send({ type: 'details.changed', details: detailsOf(next) });
    },
  };
}

/** The choice as the chart keeps it; an amount that cannot be lent stays empty, so that nothing is calculated. */
function detailsOf(choice: LoanChoice): Row {
  return {
    choice,
    amount: amountError(choice) === undefined ? parseEuros(choice.amount) : '',
    consumer_loan_application_loan_type_id: choice.loanType,
    loan_term: choice.term === 0 ? '' : choice.term,
    ...(choice.promotion === 0 ? {} : { consumer_loan_application_promotion_id: choice.promotion }),
  };
}

function choiceOf({ choice }: Row, first: LoanChoice): LoanChoice {
  return isLoanChoice(choice) ? choice : first;
}

function amountError({ amount }: LoanChoice): 'numbers' | 'min' | undefined {
  const euros = parseEuros(amount);
  if (euros === undefined) return 'numbers';
  return euros < minimumAmount ? 'min' : undefined;
}
