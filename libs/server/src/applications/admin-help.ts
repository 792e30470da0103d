import { Injectable } from '@nestjs/common';
import type { UnstampedEvent } from '@statewise/flow';
import { FlowEngine, type EngineSendOptions } from '../engine/flow-engine.js';
import { isMaker, type Outcome } from '../engine/stored-application.js';
import { isInsider } from '../platform/auth/access.js';
import { Problem } from '../platform/problem/problem.js';
import { ApplicationAccess, type Opener } from './application-access.js';

/** The reason that is logged where the call of a wizard has no place for one. */
const byWizard = 'helped in the wizard, opened by code';

/** What the bank's people do with the calls of a wizard: they look, and an admin helps; neither is a customer's event. */
@Injectable()
export class AdminHelp {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly engine: FlowEngine,
  ) {}

  /** Where an application stands for who only looks at it; undefined where the caller sends the customer's own events. */
  async looked(code: unknown, options: Opener): Promise<Outcome | undefined> {
    if (!isInsider(options.actor)) return undefined;
    const outcome = await this.access.read(code, options);
    return isMaker(outcome.application, options.actor) ? undefined : outcome;
  }

  /**
   * Saves answers of a step: an applicant's save, or an admin's help that leaves the application where it is and
   * answers the next step to look at.
   */
  async save(code: unknown, step: number, fields: unknown, options: EngineSendOptions & Opener): Promise<Outcome> {
    const isHelp = options.actor.role === 'admin' && (await this.looked(code, options)) !== undefined;
    if (!isHelp) return this.access.send(code, { type: 'step.save', step, fields }, options);
    const outcome = await this.access.send(code, { type: 'help.save', step, fields, reason: byWizard }, options);
    return this.lookedAt(outcome, [step + 1, step], options);
  }

  /** The first of some steps that can be looked at. */
  private async lookedAt(outcome: Outcome, steps: readonly number[], { actor }: Opener): Promise<Outcome> {
    for (const step of steps) {
      const event: UnstampedEvent = { type: 'step.goTo', step };
      try {
        return await this.engine.look(outcome.application, event, actor);
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'APPLICATION.REFUSED')) throw error;
      }
    }
    return outcome;
  }
}
