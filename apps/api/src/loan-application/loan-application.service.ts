import { Injectable } from '@nestjs/common';
import type { LoanCall } from '@statewise/contract/bank';
import type { Language } from '@statewise/i18n';
import { loanApplicationFlow, loanSteps, stepOpening } from '@statewise/machines';
import { applicationView, draftsOf, stepDataRows } from '@statewise/server/applications/application-view.js';
import { ApplicationAccess, type Opener } from '@statewise/server/applications/application-access.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { FlowEngine, type EngineSendOptions } from '@statewise/server/engine/flow-engine.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import type { IdempotencyKey } from '@statewise/server/platform/http/handles.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { loanContextOf, loanDetailsView, riskAnswer } from './loan-details.js';

/** Who sends a call on a loan application, and what makes it safe to send. */
export const loanCall = ({ version }: LoanCall, caller: Caller, key?: IdempotencyKey): EngineSendOptions & Opener => ({
  ...caller,
  version,
  idempotencyKey: key,
  flow: loanApplicationFlow.id,
});

/** A new application as the start page sends it. */
export interface LoanApplicationStart {
  readonly data: unknown;
  readonly loan?: unknown;
  readonly referrer: string;
  readonly claimsStaff: boolean;
  readonly country?: unknown;
  readonly language: Language;
}

/** The steps of a loan application: what a call means as an event of the chart, and what its answer shows. */
@Injectable()
export class LoanApplicationService {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly engine: FlowEngine,
  ) {}

  create(
    { data, loan, referrer, claimsStaff, country, language }: LoanApplicationStart,
    options: Omit<EngineSendOptions & Caller, 'version'>,
  ): Promise<Outcome> {
    const event = {
      type: 'application.create',
      fields: data,
      referrer,
      isStaff: claimsStaff,
      ...(loan !== undefined && loan !== null && { loan }),
      ...(country !== undefined && country !== null && { country }),
    };
    return this.access.create(loanApplicationFlow.id, event, { ...options, locale: language });
  }

  async read(code: unknown, caller: Opener, key?: IdempotencyKey): Promise<Outcome> {
    const outcome = await this.access.read(code, caller, key);
    loanContextOf(outcome);
    return outcome;
  }

  /** Applicants go to a step they have reached; admins look at any, which moves nothing. */
  async changeStep(code: unknown, step: number, options: EngineSendOptions & Opener): Promise<Outcome> {
    if (options.actor.role !== 'admin') return this.access.send(code, { type: 'step.goTo', step }, options);
    const outcome = await this.read(code, options);
    const { application } = outcome;
    return this.engine.look(
      application,
      { ...stepOpening(loanContextOf(outcome), application.state, step) },
      options.actor,
    );
  }

  async canResume(code: unknown, caller: Caller): Promise<boolean> {
    try {
      await this.read(code, { ...caller, anyDevice: true });
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'APPLICATION.NOT_FOUND') return false;
      throw error;
    }
  }

  /** The bank's people look at an application without moving it; an admin is told its admin code. */
  async resume(code: unknown, options: EngineSendOptions & Opener, language: Language) {
    const isAdmin = options.actor.role === 'admin';
    const outcome =
      (await this.access.looked(code, options)) ??
      (await this.access.send(code, { type: 'application.resume' }, withoutKey(options)));
    const { application } = outcome;
    const { admin_code } = application;
    return {
      success: true,
      application: { ...applicationView(outcome, options.actor), is_admin: isAdmin, ...(isAdmin && { admin_code }) },
      step_data: stepDataRows(application),
      loan_details: loanDetailsView(outcome),
      drafts: draftsOf(application),
      resume_at: isAdmin ? loanSteps.stepOne.state : application.state,
      ...(await riskAnswer(outcome, language)),
    };
  }
}

/** Returning to where one stands can be repeated as often as one likes; there is nothing to remember about it. */
function withoutKey({ idempotencyKey: _, ...options }: EngineSendOptions & Opener): EngineSendOptions & Opener {
  return options;
}
