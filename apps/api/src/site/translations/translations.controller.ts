import { Controller, UseInterceptors } from '@nestjs/common';
import { translations } from '@statewise/contract/bank';
import { isLanguage } from '@statewise/i18n';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { cachedFor } from '../cached-answer.js';
import { LiveTexts } from './live-texts.js';
import { TranslationReports } from './translation-reports.js';

/** Seconds for which a browser does not ask again. */
const keptFor = 30;

@Controller()
export class TranslationsController {
  constructor(
    private readonly reports: TranslationReports,
    private readonly live: LiveTexts,
  ) {}

  @UseInterceptors(cachedFor(keptFor))
  @Handles(translations.texts)
  async texts({ lang }: Input<typeof translations.texts>) {
    if (!isLanguage(lang)) throw new Problem('REQUEST.NOT_FOUND');
    return { success: true, texts: await this.live.of(lang) };
  }

  @Handles(translations.report)
  async report({ body: { content, context = '', lang }, request }: Input<typeof translations.report>) {
    await this.reports.note(content, context, lang, request.address);
    return { success: true };
  }
}
