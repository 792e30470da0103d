import { Controller, type StreamableFile } from '@nestjs/common';
import { businessAccount, businessSummary, type ContactDeletion, type ContactSave } from '@statewise/contract/bank';
import { isFields } from '@statewise/fields';
import type { UnstampedEvent } from '@statewise/flow';
import { businessAccountFlow } from '@statewise/machines';
import { applicationAnswer } from '@statewise/server/applications/application-view.js';
import { ApplicationSummaries } from '@statewise/server/cases/summary/summaries.service.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { pdfAnswer } from '@statewise/server/platform/pdf/pdf.js';
import { fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { BusinessAccounts, businessCall } from './business-account.service.js';
import { contactsAnswer, loadedAnswer, savedContactOf } from './business-answers.js';

/** The steps of an application for a business account, as the specification's callers know them, and its summary. */
@Controller()
export class BusinessAccountController {
  constructor(
    private readonly accounts: BusinessAccounts,
    private readonly summaries: ApplicationSummaries,
  ) {}

  @Handles(businessAccount.checkCode)
  async checkCode({ body, caller }: Input<typeof businessAccount.checkCode>) {
    return { success: true, exists: await this.accounts.exists(body.code, caller) };
  }

  @Handles(businessAccount.loadApplicationByCode)
  async loadApplicationByCode({ body, caller }: Input<typeof businessAccount.loadApplicationByCode>) {
    return loadedAnswer(await this.accounts.load(body.code, businessCall(body, caller)), caller);
  }

  @Handles(businessAccount.saveStepOne)
  async saveStepOne({ body, caller, language, key, response }: Input<typeof businessAccount.saveStepOne>) {
    const { code, data, page = 1 } = body;
    if (page !== 1) throw fieldErrors({ page: ['oneOf'] });
    const isNew = code === undefined || code === null || code === '';
    const outcome = isNew
      ? await this.accounts.create(data, { ...caller, idempotencyKey: key, locale: language })
      : await this.accounts.save(code, 1, data, businessCall(body, caller, key));
    response.status(isNew ? 201 : 200);
    const answer = applicationAnswer(outcome, caller.actor);
    return { ...answer, code: answer.application.code ?? '' };
  }

  @Handles(businessAccount.saveStepData)
  async saveStepData({ body, caller, key }: Input<typeof businessAccount.saveStepData>) {
    const { code, page, data } = body;
    return applicationAnswer(await this.accounts.save(code, page, data, businessCall(body, caller, key)), caller.actor);
  }

  @Handles(businessAccount.changeStep)
  async changeStep({ body, caller, key }: Input<typeof businessAccount.changeStep>) {
    const outcome = await this.accounts.changeStep(body.code, body.page, businessCall(body, caller, key));
    return applicationAnswer(outcome, caller.actor);
  }

  @Handles(businessAccount.saveContact)
  async saveContact({ body, caller, key }: Input<typeof businessAccount.saveContact>) {
    const outcome = await this.accounts.send(body.code, contactEvent(body), businessCall(body, caller, key));
    return { ...contactsAnswer(outcome, caller), id: savedContactOf(outcome) };
  }

  @Handles(businessAccount.deleteContact)
  async deleteContact({ body, caller, key }: Input<typeof businessAccount.deleteContact>) {
    const outcome = await this.accounts.send(body.code, deletionEvent(body), businessCall(body, caller, key));
    return contactsAnswer(outcome, caller);
  }

  @Handles(businessAccount.finish)
  async finish({ body, caller, key }: Input<typeof businessAccount.finish>) {
    const options = businessCall(body, caller, key);
    return applicationAnswer(
      await this.accounts.send(body.code, { type: 'application.finish' }, options),
      caller.actor,
    );
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
