import { Injectable } from '@nestjs/common';
import { applicationReceiptsOfMailbox } from '@statewise/contract';
import { timeZone } from '@statewise/finance';
import { createFormatter, languageOr, type Language } from '@statewise/i18n';
import { businessSteps } from '@statewise/machines';
import { WaysBack } from '@statewise/server/applications/addresses/ways-back.service.js';
import { emailOf } from '@statewise/server/applications/devices/devices.service.js';
import { countryIn } from '@statewise/server/applications/resume-link.js';
import type { ActionCall, ReachingHandler } from '@statewise/server/engine/flow-registry.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { MailboxLimits } from '@statewise/server/platform/mail/mailbox-limits.js';
import { renderMail } from '@statewise/server/platform/mail/mail-parts.js';
import { DropdownsService } from '../dropdowns/dropdowns.service.js';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** Confirms to the applicant that the application for a business account has arrived, and what follows. */
@Injectable()
export class BusinessReceiptMail implements ReachingHandler {
  readonly kind = 'reach';
  readonly writesToApplicant = true;

  constructor(
    private readonly mailboxes: MailboxLimits,
    private readonly ways: WaysBack,
    private readonly dropdowns: DropdownsService,
  ) {}

  /** Returns the moment of sending, ISO 8601. */
  data({ event }: ActionCall): { readonly sentAt: string } {
    return { sentAt: event.at };
  }

  async reach(outcome: Outcome, { sentAt }: { readonly sentAt?: string }, job: string): Promise<undefined> {
    const { application, snapshot } = outcome;
    const to = emailOf(application);
    if (to === undefined) return;
    const language = languageOr(application.locale);
    const { vat = '', account_type } = snapshot.context.steps[businessSteps.basics.step] ?? {};
    const accounts = await this.dropdowns.one('account_type', 'e_banking', language);
    const { date } = createFormatter({ country: countryIn(snapshot.context), language }, timeZone);
    const { receiptMail, figures: labels } = texts[language];
    const figures = [
      [labels.vat, String(vat)],
      [labels.account, accounts.find(({ value }) => value === account_type)?.label ?? ''],
      [labels.sent, date(sentAt ?? application.updated_at)],
    ] as const;
    const way = await this.ways.of(outcome, language);
    const letter = renderMail(receiptMail, { figures, ...way }, language);
    await this.mailboxes.send(applicationReceiptsOfMailbox, { to, about: application.id, job, ...letter });
  }
}
