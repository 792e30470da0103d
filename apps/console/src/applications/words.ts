import type { Tone } from '@statewise/ui';

/** How an application stands, at a glance. */
export function stateTone(state: string): Tone | undefined {
  if (state === 'finished.rejected') return 'danger';
  if (state === 'finished.accepted' || state === 'completed') return 'success';
  return state === 'thankYou' || state === 'riskAnalysis' ? 'info' : undefined;
}

/** How a status stands, by its value of the wire contract. */
export const valueTone = (value: number): Tone | undefined =>
  ({ 1: 'success', 2: 'danger', 3: 'warning', 4: 'info', 5: 'success' } as const)[value];
