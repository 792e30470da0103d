import { Injectable } from '@nestjs/common';
import { minimumAmount, riskSituation } from '@statewise/fields';
import {
  analyseRisk,
  largestLoan,
  type LoanPlan,
  type RiskPolicy,
  type RiskResult,
  type RiskSituation,
} from '@statewise/finance';
import { isLoanContext, type Alternative, type LoanContext } from '@statewise/machines';
import { statusValue, type UnstampedEvent } from '@statewise/flow';
import type { ActionCall, AnsweringHandler } from '@statewise/server/engine/flow-registry.js';
import { LoanPlanService, type LoanRequest } from '../loan-plan/loan-plan.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { loanRequestOf } from './loan-details.js';

/** What the rules judged and by which thresholds, as the log keeps it; money in euro, a month where it recurs. */
interface RiskFigures extends Omit<RiskSituation, 'born'> {
  readonly room: number;
  readonly ratio: number | null;
  readonly policy: RiskPolicy;
}

/** Asks the risk rules when the chart does; their answer names the attempt that asked. */
@Injectable()
export class RiskHandler implements AnsweringHandler {
  readonly kind = 'answer';

  constructor(
    private readonly plans: LoanPlanService,
    private readonly pricing: PricingService,
  ) {}

  async answer({ context }: ActionCall): Promise<UnstampedEvent> {
    const request = isLoanContext(context) ? loanRequestOf(context) : undefined;
    if (!isLoanContext(context) || !request)
      throw new Error('the risk rules were asked about an application without a loan');
    const [plan, policy] = await Promise.all([this.plans.plan(request), this.pricing.riskPolicy()]);
    const situation = riskSituation(context.steps, plan);
    if (!situation) throw new Error('the risk rules were asked about an applicant without a date of birth');
    const said = judge(policy, situation, plan);
    const alternative = said.result === statusValue.failed ? await this.smaller(request, policy, context) : undefined;
    return { type: 'risk.analysed', attempt: context.risk.attempt, ...said, ...(alternative && { alternative }) };
  }

  /** The largest loan below the one that failed which would not fail; undefined where there is none. */
  private async smaller(
    request: LoanRequest,
    policy: RiskPolicy,
    { steps }: LoanContext,
  ): Promise<Alternative | undefined> {
    const planOf = await this.plans.planner(request);
    return largestLoan({
      below: request.amount,
      least: minimumAmount,
      loans: (amount) => {
        const plans = planOf(amount);
        return plans.filter((plan) => {
          const situation = riskSituation(steps, plan);
          return situation !== undefined && judge(policy, situation, plan).result !== statusValue.failed;
        });
      },
    });
  }
}

/** What the rules say; a loan that the plan rejects fails whatever the household. */
function judge(
  policy: RiskPolicy,
  situation: RiskSituation,
  plan: LoanPlan,
): { result: RiskResult; reasons: readonly string[]; figures: RiskFigures } {
  const { result, reasons, room, ratio } = analyseRisk(policy, situation);
  const { born: _, ...household } = situation;
  const figures: RiskFigures = { ...household, room, ratio, policy };
  const isOverMaximum = plan.is_loan_rejected && !reasons.includes('age');
  if (!isOverMaximum) return { result, reasons, figures };
  const failed = statusValue.failed;
  return { result: failed, reasons: ['amount_over_maximum', ...(result === failed ? reasons : [])], figures };
}
