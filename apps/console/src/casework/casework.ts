import type { Tone } from '@statewise/ui';
import type { Translator } from '@statewise/i18n';
import type { CaseworkKey } from './messages/catalogue.js';

export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** An application whose applicant asked for a person, as the API lists it. */
export interface Review {
  readonly application_id: string;
  readonly name: string;
  readonly amount: number | null;
  readonly reasons: readonly string[];
  readonly locale: string;
  readonly version: number;
  readonly words: string | null;
  readonly asked_at: string;
  readonly due_at: string;
  readonly is_overdue: boolean;
  readonly assigned_to: Colleague | null;
}

/** What may be done with an application now, as its chart says. */
export interface PossibleActs {
  readonly version: number;
  readonly state: string;
  readonly jumps: readonly {
    readonly state: string;
    readonly is_allowed: boolean;
    readonly passed_over: readonly string[];
  }[];
  readonly jump: { readonly from: string; readonly reason: string; readonly can_undo: boolean } | null;
  readonly statuses: readonly {
    readonly type: string;
    readonly value: number;
    readonly state: string;
    readonly isProposal: boolean;
  }[];
  readonly acceptance_errors: Readonly<Record<string, readonly string[]>>;
  readonly proposal: {
    readonly by: Colleague;
    readonly reason: string;
    readonly letter: string | null;
    readonly is_own: boolean;
    readonly can_confirm: boolean;
    readonly can_decline: boolean;
  } | null;
  readonly erasure: { readonly by: Colleague; readonly is_own: boolean } | null;
}

/** An application, and what may be done with it. */
export interface ActProps {
  readonly id: string;
  readonly acts: PossibleActs;
}

export interface Note {
  readonly id: string;
  readonly text: string;
  readonly written_at: string;
  readonly author: Colleague | null;
}

export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly string[];
  readonly created_at: string;
  readonly sent_at: string | null;
}

/** How a deadline stands: in words, which the colour only repeats. */
export const deadlineTone = ({ is_overdue }: Pick<Review, 'is_overdue'>): Tone => (is_overdue ? 'danger' : 'info');

type Text = Translator<CaseworkKey>;

const answered = /^is(\w)(\w*)Answered$/;

/** A requirement of a chart in words; one that has none keeps its name. */
export function requirementText(t: Text, stateName: (state: string) => string, name: string): string {
  const [, first = '', rest = ''] = answered.exec(name) ?? [];
  if (first !== '') return t('requirement.answered', { step: stateName(`${first.toLowerCase()}${rest}`) });
  const key = `requirement.${name}`;
  return t.has(key) ? t.text(key) : name;
}
