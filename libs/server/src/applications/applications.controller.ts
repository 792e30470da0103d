import { Controller } from '@nestjs/common';
import { formStep } from '@statewise/flow';
import { applications } from '@statewise/contract';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Problem } from '../platform/problem/problem.js';
import { ApplicationAccess } from './application-access.js';
import { ApplicationList } from './application-list.js';
import { changedAnswer, platformAnswer, readAnswer } from './application-view.js';
import { listQueryOf } from './list-query.js';
import { CreationHumanCheck } from './creation-human-check.js';
import { transitionView } from './transition-view.js';

/** In characters: a draft is what a person typed into one step. */
const maxDraft = 32 * 1024;

/** The applications of every flow, for consoles, QA and other programs. */
@Controller()
export class ApplicationsController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly list: ApplicationList,
    private readonly repository: ApplicationRepository,
    private readonly registry: FlowRegistry,
    private readonly humanCheck: CreationHumanCheck,
  ) {}

  @Handles(applications.page)
  async page(query: Input<typeof applications.page>) {
    return { success: true, ...(await this.list.page(listQueryOf(query), query.caller.actor)) };
  }

  @Handles(applications.search)
  async search({ body, caller }: Input<typeof applications.search>) {
    return { success: true, ...(await this.list.page(listQueryOf(body), caller.actor)) };
  }

  @Handles(applications.create)
  async create({ body, caller, language, key }: Input<typeof applications.create>) {
    const { flow, captcha, version: _, ...event } = body;
    this.registry.get(flow);
    await this.humanCheck.demand(captcha, caller, key);
    const options = { ...caller, locale: language, idempotencyKey: key };
    return platformAnswer(await this.access.create(flow, event, options), caller.actor);
  }

  @Handles(applications.read)
  async read({ code, caller }: Input<typeof applications.read>) {
    return readAnswer(await this.access.read(code, caller), caller.actor, new Date().toISOString());
  }

  @Handles(applications.transitions)
  async transitions({ code, caller, after, limit }: Input<typeof applications.transitions>) {
    const { id } = await this.access.find(code, caller);
    const page = await this.repository.transitionsAfter(id, after, limit);
    return { success: true, transitions: page.map((entry) => transitionView(entry, caller.actor)) };
  }

  @Handles(applications.send)
  async send({ code, body, caller, key }: Input<typeof applications.send>) {
    const { version, ...event } = body;
    const outcome = await this.access.send(code, event, { ...caller, version, idempotencyKey: key });
    return changedAnswer(outcome, caller.actor);
  }

  @Handles(applications.putDraft)
  async putDraft({ code, step, body: { fields }, caller }: Input<typeof applications.putDraft>): Promise<void> {
    if (JSON.stringify(fields).length > maxDraft) throw new Problem('REQUEST.TOO_LARGE');
    const application = await this.access.find(code, caller);
    const { flow } = this.registry.get(application.flow);
    if (!/^\d{1,3}$/.test(step) || !formStep(flow, Number(step))) throw new Problem('REQUEST.NOT_FOUND');
    await this.repository.putDraft(application.id, Number(step), fields);
  }

  @Handles(applications.jump)
  async jump({ code, body, caller, key }: Input<typeof applications.jump>) {
    const { state, reason, version } = body;
    const event = { type: 'application.jump', state, reason };
    const outcome = await this.access.send(code, event, { ...caller, version, idempotencyKey: key });
    return { ...platformAnswer(outcome, caller.actor), passed_over: outcome.snapshot.context.jump?.unmet ?? [] };
  }

  @Handles(applications.setStatus)
  async setStatus({ code, body, caller, key }: Input<typeof applications.setStatus>) {
    const { status_type: statusType, status_value: statusValue, reason, version } = body;
    const event = { type: 'status.change', statusType, statusValue, reason };
    const outcome = await this.access.send(code, event, { ...caller, version, idempotencyKey: key });
    return changedAnswer(outcome, caller.actor);
  }
}
