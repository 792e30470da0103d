import { Injectable } from '@nestjs/common';
import type { Fields } from '@statewise/fields';
import { formStep, type UnstampedEvent } from '@statewise/flow';
import { Audit } from '../platform/audit/audit.js';
import { demandFresh, type Caller } from '../platform/auth/access.js';
import { Log } from '../platform/logging/log.js';
import { Problem } from '../platform/problem/problem.js';
import { ApplicationAccess } from './application-access.js';
import { ApplicationRepository } from '../engine/application.repository.js';
import { changedAnswer, platformAnswer, readAnswer } from './application-view.js';
import { ErasureRequests, type ErasureRequest } from '../retention/erasure-requests.service.js';
import { Erasure } from '../retention/erasure.service.js';
import { FlowEngine, type CreateOptions, type SendOptions } from '../engine/flow-engine.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { NewcomerCheck } from './newcomer-check.js';
import { fieldErrors } from '../platform/http/request-fields.js';
import { transitionView } from './transition-view.js';

/** A draft is what a person typed into one step; anything longer is not. */
const longestDraft = 32 * 1024;

/** The platform's view of applications: what programs read and send, whatever the flow. */
@Injectable()
export class Applications {
  constructor(
    private readonly engine: FlowEngine,
    private readonly access: ApplicationAccess,
    private readonly repository: ApplicationRepository,
    private readonly registry: FlowRegistry,
    private readonly erasure: Erasure,
    private readonly requests: ErasureRequests,
    private readonly newcomers: NewcomerCheck,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  async read(code: string, caller: Caller) {
    return readAnswer(await this.access.read(code, caller), caller.actor, new Date().toISOString());
  }

  async transitions(code: string, caller: Caller, { after, limit }: { after: number; limit: number }) {
    const { id } = await this.access.find(code, caller);
    const page = await this.repository.transitionsAfter(id, after, limit);
    return { success: true, transitions: page.map((entry) => transitionView(entry, caller.actor)) };
  }

  /** Shows the codes of an application, which are the applicant's to know: who did so is logged. */
  async showCode(id: string, caller: Caller) {
    demandFresh(caller);
    const { public_id, code, admin_code } = await this.access.find(id, caller);
    await this.audit.note({ kind: 'code.shown', ...caller, application: public_id });
    this.log.info({ application: public_id, by: caller.actor.id, role: caller.actor.role }, 'code shown');
    return { success: true, code, ...(caller.actor.role === 'admin' && { admin_code }) };
  }

  /** One person asks for it, another does it; true when it is done, else who asked. */
  async erase(code: string, caller: Caller): Promise<true | ErasureRequest> {
    demandFresh(caller);
    const { id, public_id: application } = await this.access.find(code, caller);
    const { id: sender = '', person = sender } = caller.actor;
    const { is_new, ...request } = await this.requests.ask(id, person);
    if (request.person === person) {
      if (is_new) await this.audit.note({ kind: 'erasure.requested', ...caller, application });
      return request;
    }
    await this.audit.note({ kind: 'application.erased', ...caller, application });
    await this.erasure.erase(id);
    return true;
  }

  /** Nobody wants an application erased any more. */
  async keep(code: string, caller: Caller): Promise<void> {
    const { id, public_id: application } = await this.access.find(code, caller);
    if (!(await this.requests.drop(id))) throw new Problem('REQUEST.NOT_FOUND');
    await this.audit.note({ kind: 'erasure.declined', ...caller, application });
  }

  /** Brings an application of any flow into being; the endpoints of a flow itself may ask for more. */
  async create(flow: string, event: UnstampedEvent, options: CreateOptions & Caller, solution: unknown) {
    this.registry.get(flow);
    await this.newcomers.demand(solution, options, options.idempotencyKey);
    return platformAnswer(await this.access.create(flow, event, options), options.actor);
  }

  async send(code: string, event: UnstampedEvent, options: SendOptions & Caller) {
    if (isDecision(event)) demandFresh(options);
    return changedAnswer(await this.access.send(code, event, options), options.actor);
  }

  /** The answer of a jump also names the steps whose guards it passed over. */
  async jump(code: string, event: UnstampedEvent, options: SendOptions & Caller) {
    const outcome = await this.access.send(code, event, options);
    return { ...platformAnswer(outcome, options.actor), passed_over: outcome.snapshot.context.jump?.unmet ?? [] };
  }

  async putDraft(code: string, step: string, fields: unknown, caller: Caller): Promise<void> {
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
      throw fieldErrors({ fields: [fields === undefined ? 'required' : 'format'] });
    if (JSON.stringify(fields).length > longestDraft) throw new Problem('REQUEST.TOO_LARGE');
    const application = await this.access.find(code, caller);
    const { flow } = this.registry.get(application.flow);
    if (!/^\d{1,3}$/.test(step) || !formStep(flow, Number(step))) throw new Problem('REQUEST.NOT_FOUND');
    await this.repository.putDraft(application.id, Number(step), fields as Fields);
  }
}

/** The status that ends an application is the bank's decision, and so is a second person's word on it. */
const isDecision = ({ type, ...event }: UnstampedEvent): boolean =>
  type.startsWith('decision.') || (type === 'status.change' && 'statusType' in event && event.statusType === 'final');
