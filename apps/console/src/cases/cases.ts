import type { Translator } from '@statewise/i18n';
import type { Result } from '../requests/call.js';
import type { CasesKey } from './messages/catalogue.js';

/** What may be done with an application now, as its chart says. */
export type PossibleActs = Omit<Result<'GET /api/v1/applications/{code}/acts'>, 'success'>;

/** A note of a colleague beside an application. */
export type Note = Result<'GET /api/v1/applications/{code}/notes'>['notes'][number];

/** An application, and what may be done with it. */
export interface ActProps {
  readonly id: string;
  readonly acts: PossibleActs;
}

type Text = Translator<CasesKey>;

const answered = /^is(\w)(\w*)Answered$/;

/** A requirement of a chart in words; one that has none keeps its name. */
export function requirementText(t: Text, stateName: (state: string) => string, name: string): string {
  const [, first = '', rest = ''] = answered.exec(name) ?? [];
  if (first !== '') return t('requirement.answered', { step: stateName(`${first.toLowerCase()}${rest}`) });
  const key = `requirement.${name}`;
  return t.has(key) ? t.text(key) : name;
}
