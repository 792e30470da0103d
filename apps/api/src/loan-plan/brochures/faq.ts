import { branches, provider, type Language } from '@statewise/i18n';
import type { PdfDocument } from '@statewise/server/platform/pdf/blocks.js';
import { loanPlanTexts } from '../plan-texts.js';

/** Questions and answers about consumer loans. */
export function faq(language: Language): PdfDocument {
  const { title, lead, questions } = loanPlanTexts[language].faq;
  return {
    title,
    language,
    blocks: [
      { kind: 'lead', text: lead },
      ...questions.map(([question, answer]) => ({ kind: 'question' as const, question, answer })),
      { kind: 'note', text: `${provider.name}, ${branches.be.phone}, ${provider.email}` },
    ],
  };
}
