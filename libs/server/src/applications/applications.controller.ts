import { Controller } from '@nestjs/common';
import { formStep } from '@statewise/flow';
import { applications } from '@statewise/contract';
import { ApplicationRepository } from '../engine/application.repository.js';
import { FlowRegistry } from '../engine/flow-registry.js';
import { stale, type Outcome } from '../engine/stored-application.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Problem } from '../platform/problem/problem.js';
import { ApplicationAccess } from './application-access.js';
import { changedAnswer, platformAnswer, readAnswer } from './application-view.js';
import { CreationHumanCheck } from './creation-human-check.js';
import { transitionView } from './transition-view.js';

/** In bytes of the JSON in UTF-8: a draft is what a person typed into one step. */
const maxDraft = 32 * 1024;

/** The applications of every flow, for consoles, QA and other programs. */
@Controller()
export class ApplicationsController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly repository: ApplicationRepository,
    private readonly registry: FlowRegistry,
    private readonly humanCheck: CreationHumanCheck,
  ) {}

  @Handles(applications.create)
  async create({ body, caller, language, key }: Input<typeof applications.create>) {
    const { flow, captcha, version: _, ...event } = body;
    this.registry.get(flow);
    await this.humanCheck.demand(captcha, caller, key);
    const options = { ...caller, locale: language, idempotencyKey: key };
    return platformAnswer(await this.access.create(flow, event, options), caller.actor);
  }

  @Handles(applications.read)
  async read({ code, expand, caller }: Input<typeof applications.read>) {
    const outcome = await this.access.read(code, caller);
    const answer = readAnswer(outcome, caller.actor, new Date().toISOString());
    if (expand === undefined) return answer;
    const page = await this.repository.transitionsAfter(outcome.application.id, 0, 100);
    return { ...answer, transitions: page.map((entry) => transitionView(entry, caller.actor)) };
  }

  @Handles(applications.transitions)
  async transitions({ code, caller, after, limit, event, actor }: Input<typeof applications.transitions>) {
    const { id } = await this.access.find(code, caller);
    const page = await this.repository.transitionsAfter(id, after, limit, { event, actor });
    return { success: true, transitions: page.map((entry) => transitionView(entry, caller.actor)) };
  }

  @Handles(applications.send)
  async send({ code, body, caller, key }: Input<typeof applications.send>) {
    const { version, ...event } = body;
    const outcome = await this.access.send(code, event, { ...caller, version, idempotencyKey: key });
    const handed = await this.handedOver(outcome, event.type);
    return { ...changedAnswer(outcome, caller.actor), ...(handed && { handed_over: handed }) };
  }

  @Handles(applications.putDraft)
  async putDraft({ code, step, body, caller }: Input<typeof applications.putDraft>): Promise<void> {
    if (Buffer.byteLength(JSON.stringify(body.fields)) > maxDraft) throw new Problem('REQUEST.TOO_LARGE');
    const application = await this.access.find(code, caller);
    const { flow } = this.registry.get(application.flow);
    if (!/^\d{1,3}$/.test(step) || !formStep(flow, Number(step))) throw new Problem('REQUEST.NOT_FOUND');
    if (!(await this.repository.putDraft(application, Number(step), body))) throw stale(application);
    await this.access.noteDraft(application, caller);
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

  /** What an event brought into being for another person; the same event repeated under its key is answered with it again. */
  private async handedOver(outcome: Outcome, type: string): Promise<{ flow: string; code: string } | undefined> {
    const { handsOver } = this.registry.get(outcome.flow.id);
    if (handsOver?.event !== type) return undefined;
    const found = await handsOver.find(outcome);
    return found && { flow: found.flow.id, code: found.application.code };
  }
}
