import type { Language } from '@statewise/i18n';
import { viewOf } from '../applications/application-view.js';
import type { Outcome } from '../engine/flow-engine.js';
import type { Actor } from '@statewise/machines';
import { loanContextOf } from './loan-details.js';
import { reasonViews } from './risk-texts.js';

/** An application as this capability's answers show it; only admins see the admin code. */
export function applicationView({ application }: Outcome, { role }: Actor) {
  const view = viewOf(application);
  return role === 'admin' ? { ...view, admin_code: application.admin_code } : view;
}

export function applicationAnswer(outcome: Outcome, actor: Actor) {
  return { success: true, application: applicationView(outcome, actor) };
}

/** What the risk rules said and why, in plain words. */
export async function riskAnswer(outcome: Outcome, language: Language) {
  const { risk } = loanContextOf(outcome);
  return { risk_analysis_result: risk.result, reasons: await reasonViews(risk.reasons, language) };
}
