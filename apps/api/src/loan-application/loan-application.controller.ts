import { Controller } from '@nestjs/common';
import { loanApplication, loanDocumentRemoval } from '@statewise/contract/bank';
import { provider } from '@statewise/i18n';
import { loanApplicationFlow } from '@statewise/machines';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { applicationAnswer, applicationView } from '@statewise/server/applications/application-view.js';
import { CreationHumanCheck } from '@statewise/server/applications/creation-human-check.js';
import { DocumentsService, documentView } from '@statewise/server/documents/documents.service.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { loanCall, LoanApplicationService } from './loan-application.service.js';
import { riskAnswer } from './loan-details.js';

/** The steps of a consumer-loan application, as the specification's callers know them. */
@Controller()
export class LoanApplicationController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly service: LoanApplicationService,
    private readonly humanCheck: CreationHumanCheck,
    private readonly documents: DocumentsService,
  ) {}

  @Handles(loanApplication.create)
  async create({ body, caller, language, key }: Input<typeof loanApplication.create>) {
    const { data, loan, country, captcha } = body;
    await this.humanCheck.demand(captcha, caller, key);
    const application = {
      data,
      loan,
      referrer: body.referrer || provider.defaultReferrer,
      claimsStaff: body.is_staff === true,
      country,
      language,
    };
    const outcome = await this.service.create(application, { ...caller, idempotencyKey: key });
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

  @Handles(loanApplication.changeStep)
  async changeStep({ body, caller, key }: Input<typeof loanApplication.changeStep>) {
    const outcome = await this.service.changeStep(body.code, body.current_step, loanCall(body, caller, key));
    return applicationAnswer(outcome, caller.actor);
  }

  @Handles(loanApplication.canResume)
  async canResume({ body, caller }: Input<typeof loanApplication.canResume>) {
    return { success: true, can_resume: await this.service.canResume(body.code, loanCall(body, caller)) };
  }

  @Handles(loanApplication.resume)
  resume({ body, caller, language, key }: Input<typeof loanApplication.resume>) {
    return this.service.resume(body.code, loanCall(body, caller, key), language);
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
