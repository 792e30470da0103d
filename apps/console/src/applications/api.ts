import type { Result } from '../requests/call.js';
import type { StatusType } from './words.js';

/** What every answer about an application says of where it is. */
export interface Standing extends Partial<Record<`${StatusType}_status_id`, number>> {
  readonly id: string;
  readonly flow: string;
  readonly state: string;
  readonly version: number;
  readonly current_step: number;
  readonly furthest_step: number;
  readonly locale: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An application in the list. */
export interface ListedApplication extends Standing {
  readonly name: string | null;
  readonly email: string | null;
  readonly amount: number | null;
}

export interface ListPage {
  readonly applications: readonly ListedApplication[];
  readonly next_cursor: string | null;
  readonly is_partial: boolean;
  readonly total: { readonly count: number; readonly is_exact: boolean } | null;
}

export type SavedView = Result<'GET /api/v1/saved-views'>['views'][number];

export type WordedStep = Result<'GET /api/v1/applications/{code}/answers'>['steps'][number];
export type WordedContact = Result<'GET /api/v1/applications/{code}/answers'>['contacts'][number];
export type AnswerChange = Result<'GET /api/v1/applications/{code}/history'>['changes'][number];
export type Actor = AnswerChange['actor'];
/** Names by the ids of people and tokens. */
export type Names = Result<'GET /api/v1/applications/{code}/history'>['people'];

export interface Transition {
  readonly seq: number;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly actor: Actor;
  readonly at: string;
  readonly reason?: string;
}

export interface KeptDocument {
  readonly id: string;
  readonly name: string;
  readonly document_type: string;
  readonly content_type: string;
  readonly size: number;
  readonly created_at: string;
  readonly scanned_clean: boolean | null;
}

export interface RiskJudgement {
  readonly seq: number;
  readonly at: string;
  readonly result: number;
  readonly reasons: readonly { readonly code: string; readonly text: string }[];
  readonly figures: Readonly<Record<string, unknown>> | null;
}

/** Addresses of the API about one application. */
export const applicationPath = (id: string, part = ''): string =>
  `/api/v1/applications/${encodeURIComponent(id)}${part}`;
