import type { Tone } from '@statewise/ui';
import type { ListedApplication } from './api.js';

type Standing = Pick<ListedApplication, 'is_ended' | 'unreadable'> & Readonly<Record<string, unknown>>;

/** How an application stands, at a glance: what cannot be read is a warning, an end is good unless a check failed. */
export function standingTone({ is_ended, unreadable, ...application }: Standing): Tone | undefined {
  if (unreadable !== undefined) return 'warning';
  if (is_ended !== true) return undefined;
  const isFailed = Object.entries(application).some(([name, value]) => name.endsWith('_status_id') && value === 2);
  return isFailed ? 'danger' : 'success';
}

/** How a status stands, by its value of the wire contract. */
export const valueTone = (value: number): Tone | undefined =>
  ({ 1: 'success', 2: 'danger', 3: 'warning', 4: 'info', 5: 'success' } as const)[value];
