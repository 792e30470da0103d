import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SharedSecret } from '@statewise/server/platform/captcha/shared-secret.js';
import { TranslationRepository } from './translation.repository.js';

/** What a key or a short text of an interface looks like. */
const plausibleContent = /^(?!.*:\/\/)[^\p{C}<>|\\^`"]{1,200}$/u;
/** What apps send: their name, the area of the text where it is another, and the page. */
const plausibleContext = /^[\w.:-]*(?: \/[\w./{}-]*)?$/;
/** Stands for everything that no app of ours sends. */
const other = '*';

/** Texts that interfaces lack. */
@Injectable()
export class TranslationReports {
  constructor(
    private readonly translations: TranslationRepository,
    private readonly secret: SharedSecret,
  ) {}

  /** Notes a text; what looks like none is only counted, all of it together. */
  async note(content: string, context: string, language: string, address: string): Promise<void> {
    const isPlausible = plausibleContent.test(content) && plausibleContext.test(context);
    const told = isPlausible ? { content, context } : { content: other, context: other };
    await this.translations.keep({ ...told, language, reporter: this.reporter(address) });
  }

  /** Returns a keyed digest of an address and the day, from which the address cannot be read. */
  private reporter(address: string): Buffer {
    const day = new Date().toISOString().slice(0, 10);
    return createHmac('sha256', this.secret.value).update(`translation ${day} ${address}`).digest().subarray(0, 12);
  }
}
