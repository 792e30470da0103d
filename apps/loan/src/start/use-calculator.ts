import { maxMoney, type Fields, type PriceCountry } from '@statewise/fields';
import { parseEuros, type LoanPlan } from '@statewise/finance';
import { loanCalculatorMachine } from '@statewise/machines';
import { useEffect } from 'react';
import { useWizard } from '@statewise/wizard';
import { calculate, type LoanCatalogue } from '@statewise/lending';
import { useMachine } from '@xstate/react';
import { isLoanChoice, type LoanChoice } from './loan-choice.js';
import { adapted, isTooLate, isTooMuch, leastAmount, maxAmount } from './terms-on-offer.js';

/** The calculator as a page sees it. */
export interface CalculatorBinding {
  readonly choice: LoanChoice;
  readonly plan: LoanPlan | undefined;
  /** A newer plan is on its way. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  readonly amountError: 'numbers' | 'min' | 'max' | undefined;
  /** The smallest amount for which any term is offered, in euro. */
  readonly least: number;
  /** The largest amount that can be asked for, in euro. */
  readonly most: number;
  /** Whether no term ends in time for who was born on the date that is given. */
  readonly isTooLate: boolean;
  /** Whether such a loan is lent at all. */
  readonly isLent: boolean;
  /** Whether all is chosen that a loan needs. */
  readonly isComplete: boolean;
  readonly change: (change: Partial<LoanChoice>) => void;
}

export interface CalculatorOptions {
  readonly catalogue: LoanCatalogue;
  readonly first: LoanChoice;
  /** Whose prices count; by default those of the page. */
  readonly country?: PriceCountry;
  /** Told every choice after the first. */
  readonly onChange?: (choice: LoanChoice) => void;
}

/** Runs the calculator's chart from a first choice. */
export function useCalculator({ catalogue, first, country, onChange }: CalculatorOptions): CalculatorBinding {
  const { request, locale } = useWizard();
  const [snapshot, send] = useMachine(
    loanCalculatorMachine.provide({
      actions: {
        calculate: ({ context, self }) =>
          void birthOf(choiceOf(context.details, first))
            .then((dateOfBirth) => calculate(request, context, { dateOfBirth, country: country ?? locale.country }))
            .then((answer) => self.send(answer)),
      },
    }),
  );
  useEffect(() => {
    send({ type: 'details.changed', details: detailsOf(first, catalogue) });
    send({ type: 'calculation.requested' });
  }, [send, first, catalogue]);
  const { plan, details } = snapshot.context;
  const choice = choiceOf(details, first);
  const least = leastAmount(catalogue, choice.loanType);
  const error = amountError(choice, least);
  const isOverAge = isTooLate(catalogue, choice);
  const isShown = plan !== null && error === undefined && choice.term !== 0;
  const isRejected = isTooMuch(catalogue, choice);
  return {
    choice,
    // The server is told no route when it calculates: the catalogue is of the one by which this loan is lent.
    plan: isShown ? { ...plan, is_loan_rejected: isRejected } : undefined,
    isStale: snapshot.matches('editing') || snapshot.matches('calculating'),
    hasFailed: snapshot.matches('failed'),
    amountError: error,
    least,
    most: maxAmount(catalogue, choice.loanType),
    isTooLate: isOverAge,
    isLent: !isRejected && !isOverAge,
    isComplete: error === undefined && choice.term !== 0,
    change: (change) => {
      const next = adapted(catalogue, choice, change);
      onChange?.(next);
      send({ type: 'details.changed', details: detailsOf(next, catalogue) });
    },
  };
}

/** The choice as the chart keeps it; an amount that cannot be lent stays empty, so that nothing is calculated. */
function detailsOf(choice: LoanChoice, catalogue: LoanCatalogue): Fields {
  return {
    choice,
    amount: amountError(choice, leastAmount(catalogue, choice.loanType)) === undefined ? parseEuros(choice.amount) : '',
    consumer_loan_application_loan_type_id: choice.loanType,
    loan_term: choice.term === 0 ? '' : choice.term,
    ...(choice.promotion === 0 ? {} : { consumer_loan_application_promotion_id: choice.promotion }),
  };
}

function choiceOf({ choice }: Fields, first: LoanChoice): LoanChoice {
  return isLoanChoice(choice) ? choice : first;
}

/** What no plan can be asked for; more than is lent for a purpose is for the plan to reject. */
function amountError({ amount }: LoanChoice, least: number): CalculatorBinding['amountError'] {
  const euros = parseEuros(amount);
  if (euros === undefined) return 'numbers';
  if (euros > maxMoney) return 'max';
  return euros < least ? 'min' : undefined;
}

/** A date of birth with which a loan can be calculated; empty while none is typed. */
async function birthOf({ born = '' }: LoanChoice): Promise<string> {
  if (born === '') return '';
  const { birthError } = await import('./birth-rule.js');
  return birthError(born) === undefined ? born : '';
}
