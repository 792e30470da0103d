import { branches, provider, type Language } from '@statewise/i18n';
import type { Paper } from '@statewise/server/platform/pdf/blocks.js';
import { faqTexts } from './faq-texts.js';

/** Questions and answers about consumer loans. */
export function faq(language: Language): Paper {
  const { title, lead, questions } = faqTexts[language];
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
