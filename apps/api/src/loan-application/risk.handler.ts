import { Injectable } from '@nestjs/common';
import { isLoanContext } from '@statewise/machines';
import type { ActionCall, AnsweringHandler } from '../engine/flow-registry.js';
import type { UnstampedEvent } from '@statewise/machines';
import { LoanPlanService } from '../loan-plan/loan-plan.service.js';
import { PricingService } from '../pricing/pricing.service.js';
import { askedLoanOf } from './loan-details.js';
import { judge } from './risk-situation.js';

/** Asks the risk rules when the chart does; their answer names the attempt that asked. */
@Injectable()
export class RiskHandler implements AnsweringHandler {
  readonly kind = 'answer';

  constructor(
    private readonly plans: LoanPlanService,
    private readonly pricing: PricingService,
  ) {}

  async answer({ context }: ActionCall): Promise<UnstampedEvent> {
    const asked = isLoanContext(context) ? askedLoanOf(context) : undefined;
    if (!isLoanContext(context) || !asked)
      throw new Error('the risk rules were asked about an application without a loan');
    const [plan, policy] = await Promise.all([this.plans.plan(asked), this.pricing.riskPolicy()]);
    return { type: 'risk.analysed', attempt: context.risk.attempt, ...judge(policy, context, plan) };
  }
}
