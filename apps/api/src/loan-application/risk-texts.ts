import { createTranslator, riskReasonCatalogue, type Language } from '@statewise/i18n';

/** One reason of a decision: its code for programs, its text for people. */
export interface ReasonView {
  readonly code: string;
  readonly text: string;
}

/** The reasons in the reader's language. */
export async function reasonViews(codes: readonly string[], language: Language): Promise<ReasonView[]> {
  const { text } = createTranslator(language, await riskReasonCatalogue.load(language));
  return codes.map((code) => ({ code, text: text(code) }));
}
