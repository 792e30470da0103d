import { Injectable } from '@nestjs/common';
import { possibleVatNumbers, vatText } from '@statewise/fields';
import { businessAccountFlow, businessSteps } from '@statewise/machines';
import type { UnstampedEvent } from '@statewise/flow';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { FlowEngine, type CreateOptions, type EngineSendOptions } from '@statewise/server/engine/flow-engine.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import type { IdempotencyKey } from '@statewise/server/platform/http/handles.js';
import { Problem, fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { VatNumbers, type VatUse } from './vat-numbers.repository.js';

const flow = businessAccountFlow.id;

/** A call on an application for a business account as the engine takes it. */
export const businessCall = (
  { version }: { readonly version?: number },
  caller: Caller,
  key?: IdempotencyKey,
): EngineSendOptions & Caller => ({ ...caller, version, idempotencyKey: key });

/** Applications for business accounts: what a call means as an event of the chart. */
@Injectable()
export class BusinessAccounts {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly engine: FlowEngine,
    private readonly numbers: VatNumbers,
  ) {}

  create(data: unknown, options: CreateOptions & Caller): Promise<Outcome> {
    return this.access.create(flow, { type: 'application.create', fields: data }, options);
  }

  send(code: unknown, event: UnstampedEvent, options: EngineSendOptions & Caller): Promise<Outcome> {
    return this.access.send(code, event, { ...options, flow });
  }

  /** The bank's people look at an application without moving it; there is nothing to remember about returning to one. */
  async load(code: unknown, caller: Caller): Promise<Outcome> {
    const looked = await this.access.looked(code, { ...caller, flow });
    return looked ?? this.send(code, { type: 'application.resume' }, caller);
  }

  save(code: unknown, step: number, fields: unknown, options: EngineSendOptions & Caller): Promise<Outcome> {
    return this.access.saveStep(code, step, fields, { ...options, flow });
  }

  async exists(code: unknown, caller: Caller): Promise<boolean> {
    try {
      await this.access.find(code, { ...caller, flow, anyDevice: true });
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'APPLICATION.NOT_FOUND') return false;
      throw error;
    }
  }

  /** Applicants go to a step they have reached; admins look at any, which moves nothing. */
  async changeStep(code: unknown, step: number, options: EngineSendOptions & Caller): Promise<Outcome> {
    const going = { type: 'step.goTo', step };
    if (options.actor.role !== 'admin') return this.send(code, going, options);
    const stored = await this.access.find(code, { ...options, flow });
    const state = Object.values(businessSteps).find((known) => known.step === step)?.state;
    const reason = `step ${step} opened by an admin`;
    const opening = step <= stored.furthest_step ? going : { type: 'application.jump', state, reason };
    return this.engine.look(stored, opening, options.actor);
  }

  /** How applications other than that of `code` use a VAT number of any country; throws errors for `vat`. */
  async useOfVat(vat: unknown, code: unknown, caller: Caller): Promise<VatUse> {
    const numbers = possibleVatNumbers(vat).map(vatText);
    if (numbers.length === 0) throw fieldErrors({ vat: [vat === undefined || vat === '' ? 'required' : 'vat'] });
    const isNew = code === undefined || code === null || code === '';
    const own = isNew ? undefined : (await this.access.find(code, { ...caller, flow, anyDevice: true })).id;
    return this.numbers.useOf(numbers, own);
  }
}
