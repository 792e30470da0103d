import type { Language } from '@statewise/i18n';

/** What the applicant reads when documents have arrived. */
export const receivedTexts: Readonly<Record<Language, string>> = {
  en: 'Your documents have arrived. Thank you.',
  nl: 'Uw documenten zijn aangekomen. Dank u.',
  fr: 'Vos documents sont arrivés. Merci.',
};
