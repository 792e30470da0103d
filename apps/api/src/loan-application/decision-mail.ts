import { Injectable } from '@nestjs/common';
import { statusValue } from '@statewise/machines';
import type { ReachingHandler } from '../engine/flow-registry.js';
import type { StoredApplication } from '../engine/stored-application.js';
import { Config } from '../platform/config/config.js';
import { Mail } from '../platform/mail/mail.js';
import { applicantOf, resumeLink, written } from './applicant.js';
import { acceptedMail, rejectedMail } from './mail-texts.js';
import { reasonViews } from './risk-texts.js';

/** Mails the bank's decision to the applicant. */
@Injectable()
export class DecisionMail implements ReachingHandler {
  readonly kind = 'reach';

  constructor(
    private readonly mail: Mail,
    private readonly config: Config,
  ) {}

  data(): object {
    return {};
  }

  async reach(application: StoredApplication): Promise<undefined> {
    const applicant = applicantOf(application);
    if (!applicant) return;
    const { name, language, email } = applicant;
    const isAccepted = application.final_status_id === statusValue.passed;
    const told = await reasonViews(failingReasonsOf(application), language);
    const reasons = told.map(({ text }) => `\n– ${text}`).join('');
    const link = resumeLink(this.config.publicUrl, language);
    const letter = isAccepted
      ? written(acceptedMail[language], { name })
      : written(rejectedMail[language], { name, link, reasons: reasons === '' ? '' : `${reasons}\n` });
    await this.mail.send({ to: email, ...letter });
  }
}

/** The reasons of the risk rules count only where those rules decided. */
function failingReasonsOf({ facts, risk_status_id }: StoredApplication): string[] {
  const { risk } = facts;
  if (risk_status_id !== statusValue.failed || typeof risk !== 'object' || risk === null || !('reasons' in risk))
    return [];
  const { reasons } = risk;
  return Array.isArray(reasons) ? reasons.filter((reason: unknown) => typeof reason === 'string') : [];
}
