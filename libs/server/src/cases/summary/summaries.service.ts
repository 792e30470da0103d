import { Injectable } from '@nestjs/common';
import { summaries } from '@statewise/contract';
import { timeZone } from '@statewise/finance';
import { createFormatter, type Language } from '@statewise/i18n';
import { ApplicationAccess } from '../../applications/application-access.js';
import { isMasked, maskedText } from '../../applications/application-view.js';
import { DocumentsService } from '../../documents/documents.service.js';
import { FlowRegistry, flowTranslator, type FlowWords } from '../../engine/flow-registry.js';
import type { Caller } from '../../platform/auth/access.js';
import { drawDocument } from '../../platform/pdf/draw-document.js';
import type { Pdf } from '../../platform/pdf/pdf.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { answerWords, documentWords } from '../answers-in-words.js';
import { ChoiceLists } from '../choice-lists.service.js';
import { summaryDocument } from './summary-document.js';

/** What every summary says; a flow's words of the same keys count more. */
const ownWords: FlowWords = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  nl: () => import('./nl.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
};

/** What was entered into an application, as a document to keep. */
@Injectable()
export class ApplicationSummaries {
  constructor(
    private readonly access: ApplicationAccess,
    private readonly registry: FlowRegistry,
    private readonly choices: ChoiceLists,
    private readonly documents: DocumentsService,
    private readonly limits: RateLimits,
  ) {}

  /** The application of a code or id as it stands, of `flow` where one is named; reading it moves nothing. */
  async pdf(code: unknown, language: Language, caller: Caller, flow?: string): Promise<Pdf> {
    const outcome = await this.access.read(code, { ...caller, ...(flow !== undefined && { flow }) });
    const { application, snapshot } = outcome;
    await this.limits.consume(summaries, application.id);
    const served = this.registry.get(application.flow);
    const [lists, kept] = await Promise.all([this.choices.inLanguage(language), this.documents.heldBy(application)]);
    const t = await flowTranslator({ words: [ownWords, ...served.words] }, language);
    const words = await answerWords(served, language, lists);
    const received = new Map<string, number>();
    for (const { kind, isSetAside } of kept) if (!isSetAside) received.set(kind, (received.get(kind) ?? 0) + 1);
    const paper = summaryDocument(
      { flow: served.flow, state: application.state, context: snapshot.context, received },
      {
        ...words,
        t,
        date: createFormatter({ country: 'be', language }, timeZone).date(new Date()),
        shown: isMasked(caller.actor, snapshot.context) ? maskedText : (text) => text,
        document: documentWords(served.flow, lists, t),
      },
    );
    return {
      name: `${served.flow.summary?.file ?? served.flow.id}-${language}.pdf`,
      content: await drawDocument(paper),
    };
  }
}
