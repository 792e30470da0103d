import { Controller, type StreamableFile } from '@nestjs/common';
import { businessAccount, businessSummary, type ContactDeletion, type ContactSave } from '@statewise/contract/bank';
import { isFields } from '@statewise/fields';
import type { UnstampedEvent } from '@statewise/flow';
import { businessAccountFlow, businessSteps } from '@statewise/machines';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { applicationAnswer } from '@statewise/server/applications/application-view.js';
import { ApplicationSummaries } from '@statewise/server/cases/summary/summaries.service.js';
import { FlowEngine } from '@statewise/server/engine/flow-engine.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { pdfAnswer } from '@statewise/server/platform/pdf/pdf.js';
import { fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { businessCall, contactsAnswer, loadedAnswer, savedContactOf } from './business-answers.js';

/** The steps of an application for a business account, as the specification's callers know them, and its summary. */
@Controller()
export class BusinessAccountController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly engine: FlowEngine,
    private readonly summaries: ApplicationSummaries,
  ) {}

  @Handles(businessAccount.checkCode)
  async checkCode({ body, caller }: Input<typeof businessAccount.checkCode>) {
    return { success: true, exists: await this.access.opens(body.code, businessCall({}, caller)) };
  }

  /** The bank's people look at an application without moving it; there is nothing to remember about returning to one. */
  @Handles(businessAccount.loadApplicationByCode)
  async loadApplicationByCode({ body, caller }: Input<typeof businessAccount.loadApplicationByCode>) {
    const options = businessCall(body, caller);
    const outcome =
      (await this.access.looked(body.code, options)) ??
      (await this.access.send(body.code, { type: 'application.resume' }, options));
    return loadedAnswer(outcome, caller);
  }

  @Handles(businessAccount.saveStepOne)
  async saveStepOne({ body, caller, language, key, response }: Input<typeof businessAccount.saveStepOne>) {
    const { code, data, page = 1 } = body;
    if (page !== 1) throw fieldErrors({ page: ['oneOf'] });
    const isNew = code === undefined || code === null || code === '';
    const options = { ...businessCall(body, caller, key), locale: language };
    const outcome = isNew
      ? await this.access.create(businessAccountFlow.id, { type: 'application.create', fields: data }, options)
      : await this.access.saveStep(code, 1, data, options);
    response.status(isNew ? 201 : 200);
    const answer = applicationAnswer(outcome, caller.actor);
    return { ...answer, code: answer.application.code ?? '' };
  }

  @Handles(businessAccount.saveStepData)
  async saveStepData({ body, caller, key }: Input<typeof businessAccount.saveStepData>) {
    const { code, page, data } = body;
    const outcome = await this.access.saveStep(code, page, data, businessCall(body, caller, key));
    return applicationAnswer(outcome, caller.actor);
  }

  /** Applicants go to a step they have reached; admins look at any, which moves nothing. */
  @Handles(businessAccount.changeStep)
  async changeStep({ body: { code, page: step, ...body }, caller, key }: Input<typeof businessAccount.changeStep>) {
    const options = businessCall(body, caller, key);
    const going = { type: 'step.goTo', step };
    const { actor } = caller;
    if (actor.role !== 'admin') return applicationAnswer(await this.access.send(code, going, options), actor);
    const stored = await this.access.find(code, options);
    const isSent = stored.state === businessSteps.completed.state;
    const pages = Object.values(businessSteps).filter((known) => known.step === step);
    const reason = `step ${step} opened by an admin`;
    const jump = { type: 'application.jump', state: pages.at(isSent ? -1 : 0)?.state, reason };
    const opening = step <= stored.furthest_step && !isSent ? going : jump;
    return applicationAnswer(await this.engine.look(stored, opening, actor), actor);
  }

  @Handles(businessAccount.saveContact)
  async saveContact({ body, caller, key }: Input<typeof businessAccount.saveContact>) {
    const outcome = await this.access.send(body.code, contactEvent(body), businessCall(body, caller, key));
    return { ...contactsAnswer(outcome, caller), id: savedContactOf(outcome) };
  }

  @Handles(businessAccount.deleteContact)
  async deleteContact({ body, caller, key }: Input<typeof businessAccount.deleteContact>) {
    const outcome = await this.access.send(body.code, deletionEvent(body), businessCall(body, caller, key));
    return contactsAnswer(outcome, caller);
  }

  @Handles(businessAccount.finish)
  async finish({ body, caller, key }: Input<typeof businessAccount.finish>) {
    const options = businessCall(body, caller, key);
    return applicationAnswer(await this.access.send(body.code, { type: 'application.finish' }, options), caller.actor);
  }

  @Handles(businessSummary.downloadSummary)
  async downloadSummary({
    code,
    language,
    caller,
  }: Input<typeof businessSummary.downloadSummary>): Promise<StreamableFile> {
    return pdfAnswer(await this.summaries.pdf(code, language, caller, businessAccountFlow.id));
  }
}

/** A contact as callers send it: its own id and its company's lie among its fields. */
function contactEvent({ data, contact_type }: ContactSave): UnstampedEvent {
  if (!isFields(data)) throw fieldErrors({ data: [data === undefined || data === null ? 'required' : 'format'] });
  const { id, parent_id, ...fields } = data;
  return { type: 'contact.save', contact_type, data: fields, contact_id: contactIdOf(id), parent_id };
}

/** The contact that is to be deleted; it must be named. */
function deletionEvent({ id }: ContactDeletion): UnstampedEvent {
  const contact_id = contactIdOf(id);
  if (contact_id === undefined) throw fieldErrors({ id: ['required'] });
  return { type: 'contact.delete', contact_id };
}

/** An id under the name that callers give it; an empty one is none. */
function contactIdOf(id: unknown): string | undefined {
  if (id === undefined || id === null || id === '') return undefined;
  if (typeof id !== 'string') throw fieldErrors({ id: ['format'] });
  return id;
}
