import type { LoanPlan } from '@statewise/finance';
import { minimumAmount, maxMoney, offeredTerms } from '@statewise/fields';
import type { FlowBinding } from '@statewise/flow-client';
import { loanCalculatorMachine } from '@statewise/machines';
import { useWizard, type StepForm } from '@statewise/wizard';
import { calculate, offerOfType, type LoanCatalogue } from '@statewise/lending';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';

/** The plan of the loan on the form, as it is now. */
export interface LoanPlanBinding {
  readonly plan: LoanPlan | undefined;
  /** A newer plan is on its way. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  /** Whether the form says a whole loan, so that there is or will be a plan of it. */
  readonly isWhole: boolean;
}

/** Follows the fields of the form; nothing is calculated while they say no whole loan. */
export function useLoanPlan(flow: FlowBinding, form: StepForm, catalogue: LoanCatalogue): LoanPlanBinding {
  const { request } = useWizard();
  const born = bornOn(flow, form);
  const [snapshot, send] = useMachine(
    loanCalculatorMachine.provide({
      actions: {
        calculate: ({ context, self }) =>
          void calculate(request, context, { dateOfBirth: String(context.details['date_of_birth']) }).then((told) =>
            self.send(told),
          ),
      },
    }),
  );
  const { amount, type, term, promotion } = loanOn(form, catalogue);
  const isWhole = term !== '';
  useEffect(() => {
    const details = {
      amount,
      consumer_loan_application_loan_type_id: type,
      loan_term: term,
      date_of_birth: born,
      ...(promotion === 0 ? {} : { consumer_loan_application_promotion_id: promotion }),
    };
    send({ type: 'details.changed', details });
  }, [send, amount, type, term, promotion, born]);
  const { plan } = snapshot.context;
  return {
    plan: plan === null || !isWhole || snapshot.matches('failed') ? undefined : plan,
    isStale: snapshot.matches('editing') || snapshot.matches('calculating'),
    hasFailed: isWhole && snapshot.matches('failed'),
    isWhole: isWhole && !snapshot.matches('failed'),
  };
}

/**
 * The loan as far as it can be calculated; what is not right yet is empty. A term that ends too late for the customer's
 * age is calculated all the same: the plan then says which one would do.
 */
function loanOn({ fields }: StepForm, catalogue: LoanCatalogue) {
  const type = Number(fields['loan_type_id'] ?? 0);
  const amount = Number(fields['loan_amount'] ?? 0);
  const term = Number(fields['loan_term'] ?? 0);
  const promotion = Number(fields['promotion_id'] ?? 0);
  const offer = offerOfType(catalogue, type);
  const isAmount = amount >= minimumAmount && amount <= maxMoney;
  const isOffered = isAmount && offer !== undefined && offeredTerms(offer, amount, undefined, '').includes(term);
  return {
    type,
    amount: isAmount ? amount : '',
    term: isOffered ? term : '',
    promotion: offer?.promotions.some(({ id }) => id === promotion) === true ? promotion : 0,
  } as const;
}

/** The customer's date of birth once it is a right one, else nothing. */
function bornOn(flow: FlowBinding, form: StepForm): string {
  const isWrong = flow.explain(form.event)?.['date_of_birth'] !== undefined;
  return isWrong ? '' : String(form.values['date_of_birth'] ?? '');
}
