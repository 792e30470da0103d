import type { Tone } from '@statewise/ui';
import type { ApplicationsKey } from './messages/catalogue.js';
import type { Translator } from '@statewise/i18n';

/** The six statuses, in the order in which they are decided. */
export const statusTypes = ['application', 'risk', 'nbb', 'payslip', 'invoice', 'final'] as const;
export type StatusType = (typeof statusTypes)[number];

type Text = Translator<ApplicationsKey>;

export const flowName = (t: Text, flow: string): string => (t.has(`flow.${flow}`) ? t.text(`flow.${flow}`) : flow);

/** How an application stands, at a glance. */
export function stateTone(state: string): Tone | undefined {
  if (state === 'finished.rejected') return 'danger';
  if (state === 'finished.accepted' || state === 'completed') return 'success';
  return state === 'thankYou' || state === 'riskAnalysis' ? 'info' : undefined;
}

export const valueTone = (value: number): Tone | undefined =>
  ({ 1: 'success', 2: 'danger', 3: 'warning', 4: 'info', 5: 'success' } as const)[value];

/** The statuses that say something, as a type and a value. */
export function statusesIn(application: Partial<Record<`${StatusType}_status_id`, number>>) {
  return statusTypes.flatMap((type) => {
    const value = application[`${type}_status_id`] ?? 0;
    return value === 0 ? [] : [{ type, value }];
  });
}
