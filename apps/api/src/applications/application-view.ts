import type { Actor } from '@statewise/machines';
import type { Outcome } from '../engine/decide.js';
import type { StoredApplication } from '../engine/stored-application.js';

/** An application as every answer of the wire contract shows it. */
export interface ApplicationView {
  readonly code: string;
  readonly flow: string;
  readonly state: string;
  readonly version: number;
  readonly current_step: number;
  readonly furthest_step: number;
  readonly application_status_id: number;
  readonly risk_status_id: number;
  readonly nbb_status_id: number;
  readonly payslip_status_id: number;
  readonly invoice_status_id: number;
  readonly final_status_id: number;
  readonly is_staff: boolean;
  readonly referrer: string | null;
  readonly locale: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export function viewOf(application: StoredApplication): ApplicationView {
  const a = application;
  return {
    code: a.code,
    flow: a.flow,
    state: a.state,
    version: a.version,
    current_step: a.current_step,
    furthest_step: a.furthest_step,
    application_status_id: a.application_status_id,
    risk_status_id: a.risk_status_id,
    nbb_status_id: a.nbb_status_id,
    payslip_status_id: a.payslip_status_id,
    invoice_status_id: a.invoice_status_id,
    final_status_id: a.final_status_id,
    is_staff: a.is_staff,
    referrer: a.referrer,
    locale: a.locale,
    created_at: a.created_at.toISOString(),
    updated_at: a.updated_at.toISOString(),
  };
}

/** An application as an endpoint of its own flow answers it; only admins see the admin code. */
export function applicationAnswer(outcome: Outcome, actor: Actor) {
  return { success: true, application: applicationView(outcome, actor) };
}

/** The same, beside what else an answer has. */
export function applicationView({ application }: Outcome, { role }: Actor) {
  const view = viewOf(application);
  return role === 'admin' ? { ...view, admin_code: application.admin_code } : view;
}

/** Rows of one step's answers, as the specification shows them. */
export interface StepDataRow {
  readonly step_number: number;
  readonly field_name: string;
  readonly field_value: string;
}

/** The answers that count as rows of text, `''` for an emptied field. */
export function stepDataRows(application: StoredApplication): StepDataRow[] {
  return [...application.steps]
    .sort((a, b) => a.step_number - b.step_number)
    .flatMap(({ step_number, fields }) =>
      Object.entries(fields ?? {}).map(([field_name, value]) => ({
        step_number,
        field_name,
        field_value: asText(value),
      })),
    );
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What is typed but not saved, by step number. */
export function draftsOf(application: StoredApplication): Record<number, object> {
  return Object.fromEntries(
    application.steps.flatMap(({ step_number, draft }) => (draft === null ? [] : [[step_number, draft]])),
  );
}

/** The answers that count, by step number. */
export function answersOf({ snapshot }: Outcome): Readonly<Record<number, object>> {
  return snapshot.context.steps;
}
