import type { FieldErrors } from '@statewise/fields';
import { businessSteps, missingAnswers, type BusinessContext } from '@statewise/machines';

/** What is wrong with a field, a list or a field of a contact; without `field`, with a step that was not filled in. */
export interface MissingAnswer {
  readonly field?: string;
  readonly key: string;
  /** Id of the contact that it is about. */
  readonly contact?: string;
}

/** The problems of one step. */
export interface StepProblems {
  readonly step: number;
  readonly problems: readonly MissingAnswer[];
}

/** What the chart misses before it lets the application be sent now, step by step. */
export function missingIn(context: BusinessContext): readonly StepProblems[] {
  const event = { type: 'application.finish', at: new Date().toISOString(), actor: { role: 'applicant' } } as const;
  return problemsByStep(missingAnswers(context, event) ?? {});
}

/** Errors that are named by step, sorted by the steps where they are mended. */
export function problemsByStep(errors: FieldErrors): readonly StepProblems[] {
  return Object.values(businessSteps)
    .map(({ state, step }) => ({ step, problems: problemsOf(errors, state) }))
    .filter(({ problems }) => problems.length > 0);
}

/** Names are `state`, `state.field`, `state.list` or `state.list.contact.field`. */
function problemsOf(errors: FieldErrors, state: string): MissingAnswer[] {
  return Object.entries(errors).flatMap(([name, [key = 'required']]) => {
    const [of, list, contact, field] = name.split('.');
    if (of !== state) return [];
    if (list === undefined) return [{ key }];
    return [contact === undefined || field === undefined ? { field: list, key } : { field, key, contact }];
  });
}
