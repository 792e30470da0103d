import type { Fields } from '@statewise/fields';
import type { Difference, PendingEvent, StepAnswers } from './types.js';

/** Drafts of the server and of this tab as one; the tab's own typing counts more. */
export function mergedDrafts(server: StepAnswers, own: StepAnswers): StepAnswers {
  return Object.entries(own).reduce((merged, [step, fields]) => typedOver(merged, Number(step), fields), server);
}

/** Drafts after something was typed into a step. */
export function typedOver(drafts: StepAnswers, step: number, fields: Fields): StepAnswers {
  return { ...drafts, [step]: { ...drafts[step], ...fields } };
}

/** Drafts without those of one step. */
export function withoutStep(drafts: StepAnswers, step: number | undefined): StepAnswers {
  return Object.fromEntries(Object.entries(drafts).filter(([number]) => Number(number) !== step));
}

/** Drafts after a save: a saved step has none any more, but for what was typed since it was sent. */
export function typedSince(drafts: StepAnswers, { step, event }: PendingEvent): StepAnswers {
  if (step === undefined) return drafts;
  const sent = fieldsIn(event);
  const since = Object.entries(drafts[step] ?? {}).filter(
    ([name, value]) => Object.hasOwn(sent, name) && String(sent[name]) !== String(value),
  );
  const others = withoutStep(drafts, step);
  return since.length > 0 ? { ...others, [step]: Object.fromEntries(since) } : others;
}

/** What is typed over the fields of a conflict when what is saved elsewhere is taken: only where something was typed. */
export function theirsOver(typed: Fields = {}, differences: readonly Difference[]): Fields {
  const fields = differences.filter(({ field }) => Object.hasOwn(typed, field));
  return Object.fromEntries(fields.map(({ field, theirs }) => [field, theirs ?? '']));
}

/** The fields that an event carries. */
export function fieldsIn({ fields }: PendingEvent['event']): Fields {
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}
