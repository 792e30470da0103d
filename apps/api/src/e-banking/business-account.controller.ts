import { Controller } from '@nestjs/common';
import { businessAccount } from '@statewise/contract/bank';
import { applicationAnswer } from '@statewise/server/applications/application-view.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { fieldErrors } from '@statewise/server/platform/problem/problem.js';
import { BusinessAccounts, businessCall } from './business-account.service.js';
import { contactsAnswer, loadedAnswer, savedContactOf } from './business-answers.js';
import { contactEvent, deletionEvent } from './contact-events.js';

/** The steps of an application for a business account, as the specification's callers know them. */
@Controller()
export class BusinessAccountController {
  constructor(private readonly accounts: BusinessAccounts) {}

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
}
