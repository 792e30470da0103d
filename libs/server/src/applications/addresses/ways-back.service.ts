import { Injectable } from '@nestjs/common';
import { fill, groupCode, type Language } from '@statewise/i18n';
import type { Outcome } from '../../engine/stored-application.js';
import { Config } from '../../platform/config/config.js';
import { countryIn, resumeLink } from '../resume-link.js';
import { ApplicationAddresses } from './application-addresses.service.js';
import { applicationMails } from '../application-mails.js';

/** How a mail leads back into an application: values of its text. */
export interface WayBack {
  readonly link: string;
  /** In groups; undefined where the address is not known to be the holder's. */
  readonly code?: string;
  /** Sentences that tell the code, or that the page asks for it. */
  readonly way: string;
}

/** The ways back into applications that mails tell. */
@Injectable()
export class WaysBack {
  constructor(
    private readonly addresses: ApplicationAddresses,
    private readonly config: Config,
  ) {}

  /** The link and code for the application's own address; no code where somebody else typed it and nothing has proven it. */
  async of(outcome: Outcome, language: Language): Promise<WayBack> {
    const { application } = outcome;
    const email = (await this.addresses.of(application)) ?? '';
    const proof = `#${this.addresses.proofOf(application, email)}`;
    const texts = applicationMails[language].way;
    if (!(await this.addresses.isHolders(application.id, email)))
      return { link: this.withoutCode(outcome, language) + proof, way: texts.noCode };
    const code = groupCode(application.code);
    const link = this.linkOf(outcome, language, application.code) + proof;
    return { link, code, way: fill(texts.code, { code }) };
  }

  /** The page that asks for the code, for mails that other people read too. */
  withoutCode(outcome: Outcome, language: Language): string {
    return this.linkOf(outcome, language);
  }

  private linkOf({ flow, snapshot }: Outcome, language: Language, code?: string): string {
    const { publicUrl } = this.config;
    const country = countryIn(snapshot.context);
    return resumeLink({ publicUrl, flowId: flow.id, language, country, ...(code !== undefined && { code }) });
  }
}
