import type { RiskReason } from '@statewise/contract/bank';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { loanContextOf } from './loan-details.js';
import { createTranslator, riskReasonCatalogue, type Language } from '@statewise/i18n';

/** The reasons in the reader's language. */
export async function reasonViews(codes: readonly string[], language: Language): Promise<RiskReason[]> {
  const { text } = createTranslator(language, await riskReasonCatalogue.load(language));
  return codes.map((code) => ({ code, text: text(code) }));
}

/** What the risk rules said and why, in plain words. */
export async function riskAnswer(outcome: Outcome, language: Language) {
  const { risk } = loanContextOf(outcome);
  return { risk_analysis_result: risk.result, reasons: await reasonViews(risk.reasons, language) };
}
