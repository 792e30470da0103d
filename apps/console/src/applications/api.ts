import type { Result } from '../requests/call.js';
import type { Tone } from '@statewise/ui';

/** An application in the list. */
export type ListedApplication = Result<'GET /api/v1/applications'>['applications'][number];
/** A row of an application's log, with what it changed. */
export type LoggedEntry = Result<'GET /api/v1/applications/{id}/replay'>['moments'][number];

export type WordedStep = Result<'GET /api/v1/applications/{code}/answers'>['steps'][number];
export type WordedContact = Result<'GET /api/v1/applications/{code}/answers'>['contacts'][number];
export type AnswerChange = Result<'GET /api/v1/applications/{code}/history'>['changes'][number];
export type LoggedActor = AnswerChange['actor'];
/** Names by the ids of people and tokens. */
export type Names = Result<'GET /api/v1/applications/{code}/history'>['people'];

export type StoredDocument = Result<'GET /api/v1/applications/{code}/documents'>['documents'][number];

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
