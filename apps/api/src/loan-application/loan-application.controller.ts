import { Controller } from '@nestjs/common';
import { loanApplication, loanDocumentRemoval } from '@statewise/contract/bank';
import { provider } from '@statewise/i18n';
import { loanApplicationFlow, loanSteps, stepOpening } from '@statewise/machines';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import {
  applicationAnswer,
  applicationView,
  draftsOf,
  stepDataRows,
} from '@statewise/server/applications/application-view.js';
import { CreationHumanCheck } from '@statewise/server/applications/creation-human-check.js';
import { DocumentsService, documentView } from '@statewise/server/documents/documents.service.js';
import { FlowEngine } from '@statewise/server/engine/flow-engine.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { loanCall, loanContextOf, loanDetailsView, riskAnswer } from './loan-details.js';

/** The steps of a consumer-loan application, as the specification's callers know them. */
@Controller()
export class LoanApplicationController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly engine: FlowEngine,
    private readonly humanCheck: CreationHumanCheck,
    private readonly documents: DocumentsService,
  ) {}

  @Handles(loanApplication.create)
  async create({ body, caller, language, key }: Input<typeof loanApplication.create>) {
    const { data, loan, country, captcha } = body;
    await this.humanCheck.demand(captcha, caller, key);
    const event = {
      type: 'application.create',
      fields: data,
      referrer: body.referrer || provider.defaultReferrer,
      isStaff: body.is_staff === true,
      ...(loan !== undefined && loan !== null && { loan }),
      ...(country !== undefined && country !== null && { country }),
    };
    const options = { ...caller, idempotencyKey: key, locale: language };
    const outcome = await this.access.create(loanApplicationFlow.id, event, options);
    return { ...applicationAnswer(outcome, caller.actor), code: outcome.application.code };
  }

  @Handles(loanApplication.saveStepData)
  async saveStepData({ body, caller, key }: Input<typeof loanApplication.saveStepData>) {
    const { code, current_step: step, data } = body;
    return applicationAnswer(await this.access.saveStep(code, step, data, loanCall(body, caller, key)), caller.actor);
  }

  @Handles(loanApplication.saveAdditionalData)
  async saveAdditionalData({ body, caller, language, key }: Input<typeof loanApplication.saveAdditionalData>) {
    const event = { type: 'step.save', step: 5, fields: body.data };
    const outcome = await this.access.send(body.code, event, loanCall(body, caller, key));
    return { ...applicationAnswer(outcome, caller.actor), ...(await riskAnswer(outcome, language)) };
  }

  /** Applicants go to a step they have reached; admins look at any, which moves nothing. */
  @Handles(loanApplication.changeStep)
  async changeStep({ body, caller, key }: Input<typeof loanApplication.changeStep>) {
    const { code, current_step: step } = body;
    const options = loanCall(body, caller, key);
    const { actor } = caller;
    if (actor.role !== 'admin')
      return applicationAnswer(await this.access.send(code, { type: 'step.goTo', step }, options), actor);
    const outcome = await this.access.read(code, options);
    const opening = stepOpening(loanContextOf(outcome), outcome.application.state, step);
    return applicationAnswer(await this.engine.look(outcome.application, { ...opening }, actor), actor);
  }

  @Handles(loanApplication.canResume)
  async canResume({ body, caller }: Input<typeof loanApplication.canResume>) {
    return { success: true, can_resume: await this.access.opens(body.code, loanCall(body, caller)) };
  }

  /** The bank's people look at an application without moving it; there is nothing to remember about returning to one. */
  @Handles(loanApplication.resume)
  async resume({ body, caller, language }: Input<typeof loanApplication.resume>) {
    const options = loanCall(body, caller);
    const isAdmin = caller.actor.role === 'admin';
    const outcome =
      (await this.access.looked(body.code, options)) ??
      (await this.access.send(body.code, { type: 'application.resume' }, options));
    const { application } = outcome;
    const { admin_code } = application;
    return {
      success: true,
      application: { ...applicationView(outcome, caller.actor), is_admin: isAdmin, ...(isAdmin && { admin_code }) },
      step_data: stepDataRows(application),
      loan_details: loanDetailsView(outcome),
      drafts: draftsOf(application),
      resume_at: isAdmin ? loanSteps.stepOne.state : application.state,
      ...(await riskAnswer(outcome, language)),
    };
  }

  /** What only loan applications have of documents: one can be taken back. */
  @Handles(loanDocumentRemoval.remove)
  async removeDocument({ body, caller, key }: Input<typeof loanDocumentRemoval.remove>) {
    const { code, id } = body;
    const outcome = await this.documents.remove(loanApplicationFlow, id, code, loanCall(body, caller, key));
    const documents = (await this.documents.list(loanApplicationFlow, code, caller)).map(documentView);
    return { success: true, documents, application: applicationView(outcome, caller.actor) };
  }
}
