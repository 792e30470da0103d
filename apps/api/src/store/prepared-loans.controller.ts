import { Controller } from '@nestjs/common';
import { applicationMailsOfMailbox } from '@statewise/contract';
import { preparedLoans, preparedMails } from '@statewise/contract/bank';
import { languageOr, type Language } from '@statewise/i18n';
import { storeFlow, storeSteps } from '@statewise/machines';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { WaysBack } from '@statewise/server/applications/addresses/ways-back.service.js';
import { countryIn } from '@statewise/server/applications/resume-link.js';
import { renderMail } from '@statewise/server/platform/mail/mail-parts.js';
import { AnsweredCalls } from '@statewise/server/engine/answered-calls.js';
import { eventsFor, whereabouts, type Outcome } from '@statewise/server/engine/stored-application.js';
import { Intermediaries } from '../intermediaries/intermediaries.service.js';
import { loanDetailsView, LoanTermsService } from '../loan-application/loan-terms.service.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';
import { Sql } from '@statewise/server/platform/database/sql.js';
import { Handles, type IdempotencyKey, type Input } from '@statewise/server/platform/http/handles.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { MailboxLimits } from '@statewise/server/platform/mail/mailbox-limits.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { RateLimits } from '@statewise/server/platform/rate-limit/rate-limits.js';
import { PreparedLoans } from './prepared-loans.js';
import { ofStore } from './prepared-loans.statements.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** What a customer is written when a store has prepared a loan. */
const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** How many lines of its own an intermediary sees. */
const longestList = 50;

/** What a store may know of the loan applications that it prepared, until the customer goes on with them, and after. */
@Controller()
export class PreparedLoansController {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly prepared: PreparedLoans,
    private readonly intermediaries: Intermediaries,
    private readonly terms: LoanTermsService,
    private readonly mail: Mail,
    private readonly calls: AnsweredCalls,
    private readonly limits: RateLimits,
    private readonly mailboxes: MailboxLimits,
    private readonly ways: WaysBack,
    private readonly sql: Sql,
  ) {}

  /** By the code of the store's own application. */
  @Handles(preparedLoans.getPrepared)
  async getPrepared({ body, caller }: Input<typeof preparedLoans.getPrepared>) {
    const sale = await this.saleOf(body.code, caller);
    const loan = await this.prepared.loanOf(sale);
    const loan_details = loan ? loanDetailsView(loan) : null;
    return { success: true, prepared: { continued: loan === undefined, email: emailOf(sale), loan_details } };
  }

  /** Mails the customer where to go on with the code, which the store tells: nothing has proven an address that it typed. */
  @Handles(preparedLoans.sendCode)
  async sendCode({ body, caller, key }: Input<typeof preparedLoans.sendCode>) {
    const sale = await this.saleOf(body.code, caller, key);
    if (this.calls.wasAnswered(sale.application, key)) return { success: true };
    const loan = await this.prepared.loanOf(sale);
    const to = emailOf(sale);
    if (!loan || to === null) throw refused(sale, caller);
    await this.limits.consume(preparedMails, sale.application.id);
    const language = languageOr(loan.application.locale);
    const link = this.ways.withoutCode(loan, language);
    const country = countryIn(loan.snapshot.context);
    const figures = await this.terms.figures(loan, { country, language });
    const message = {
      to,
      about: loan.application.id,
      ...renderMail(texts[language].preparedMail, { link, figures }, language),
    };
    await this.calls.writeOnce(sale.application, key, async (runner) => {
      await this.mailboxes.consume(applicationMailsOfMailbox, to, runner);
      await this.mail.send(message, runner);
    });
    return { success: true };
  }

  /** What the store of a signed-in intermediary prepared, the latest first. */
  @Handles(preparedLoans.list)
  async list({ caller: { actor } }: Input<typeof preparedLoans.list>) {
    const { id } = actor;
    const account = id === undefined ? undefined : await this.intermediaries.find(id);
    if (!account || account.store_number === null) return { success: true, prepared: [] };
    const { state } = storeSteps.applicationDetails;
    return { success: true, prepared: await this.sql.run(ofStore, [account.store_number, state, longestList]) };
  }

  /** The store's own application, once it has prepared one for the customer. */
  private async saleOf(code: string, caller: Caller, key?: IdempotencyKey): Promise<Outcome> {
    const sale = await this.access.read(code, { ...caller, flow: storeFlow.id }, key);
    if (sale.application.state !== storeSteps.finish.state) throw refused(sale, caller);
    return sale;
  }
}

/** Not where the store's application is. */
function refused({ application, flow, snapshot }: Outcome, { actor }: Caller): Problem {
  const allowed_events = eventsFor(flow, snapshot, application, actor, new Date().toISOString());
  return new Problem('APPLICATION.REFUSED', { members: { ...whereabouts(application), allowed_events } });
}

function emailOf({ snapshot }: Outcome): string | null {
  const email = snapshot.context.steps[storeSteps.applicationDetails.step]?.['email'];
  return typeof email === 'string' ? email : null;
}
