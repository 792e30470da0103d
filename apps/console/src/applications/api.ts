import type { Result } from '../requests/call.js';

/** An application in the list. */
export type ListedApplication = Result<'GET /api/v1/applications'>['applications'][number];
/** A row of an application's log. */
export type Transition = Result<'GET /api/v1/applications/{code}/transitions'>['transitions'][number];

export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

export interface WordedAnswer {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

export interface WordedStep {
  readonly step: number;
  readonly title: string;
  readonly answers: readonly WordedAnswer[];
  readonly draft: readonly WordedAnswer[];
  readonly set_aside: readonly WordedAnswer[];
}

export interface WordedContact {
  readonly id: string;
  readonly parent_id: string | null;
  readonly title: string;
  readonly name: string;
  readonly answers: readonly WordedAnswer[];
}

export interface Answers {
  readonly steps: readonly WordedStep[];
  readonly contacts: readonly WordedContact[];
}

export interface Actor {
  readonly role: string;
  readonly id?: string;
}

export interface AnswerChange {
  readonly seq: number;
  readonly at: string;
  readonly event: string;
  readonly actor: Actor;
  readonly step: number | null;
  readonly contact: string | null;
  readonly name: string;
  readonly label: string;
  readonly old: string | null;
  readonly new: string | null;
}

export interface History {
  readonly changes: readonly AnswerChange[];
  readonly people: Readonly<Record<string, string>>;
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

/** Addresses of the API about one application. */
export const applicationPath = (id: string, part = ''): string =>
  `/api/v1/applications/${encodeURIComponent(id)}${part}`;
