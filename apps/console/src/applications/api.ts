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

/** Addresses of the API about one application. */
export const applicationPath = (id: string, part = ''): string =>
  `/api/v1/applications/${encodeURIComponent(id)}${part}`;
