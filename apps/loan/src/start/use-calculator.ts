import { RequestFailure } from '@statewise/flow-client';
import { parseAmount } from '@statewise/i18n';
import { useEffect, useState } from 'react';
import type { LoanCatalogue } from '../api/loan-catalogue.js';
import type { LoanPlan } from '../api/loan-plan.js';
import { useServices } from '../services.js';
import { calculate, isCalculable } from './calculate.js';
import type { LoanChoice } from './loan-choice.js';
import { adapted } from './terms-on-offer.js';

/** The calculator as a page sees it. */
export interface CalculatorBinding {
  readonly choice: LoanChoice;
  readonly plan: LoanPlan | undefined;
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  readonly amountError: 'numbers' | 'min' | undefined;
  readonly change: (change: Partial<LoanChoice>) => void;
}

const leastAmount = 500;

/** Placeholder until the chart of the calculator is there. */
export function useCalculator(catalogue: LoanCatalogue, first: LoanChoice, onChange: (choice: LoanChoice) => void): CalculatorBinding {
  const { request } = useServices();
  const [choice, setChoice] = useState(first);
  const [answer, setAnswer] = useState<{ for: LoanChoice; plan: LoanPlan | undefined }>();
  useEffect(() => {
    if (!isCalculable(choice) || errorOf(choice)) return;
    const timer = setTimeout(async () => {
      try {
        setAnswer({ for: choice, plan: await calculate(request, choice) });
      } catch (failure) {
        if (!(failure instanceof RequestFailure)) throw failure;
        setAnswer({ for: choice, plan: undefined });
      }
    }, 300);
    return () => clearTimeout(timer);
  }, [choice, request]);
  return {
    choice,
    plan: isCalculable(choice) ? answer?.plan : undefined,
    isStale: answer?.for !== choice,
    hasFailed: answer !== undefined && answer.plan === undefined,
    amountError: errorOf(choice),
    change: (change) => {
      const next = adapted(catalogue, choice, change);
      setChoice(next);
      onChange(next);
    },
  };
}

function errorOf({ amount }: LoanChoice): 'numbers' | 'min' | undefined {
  const euros = parseAmount(amount);
  if (euros === undefined) return 'numbers';
  return euros < leastAmount ? 'min' : undefined;
}
