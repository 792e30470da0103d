import type { Fields } from '@statewise/fields';
import { sameFields } from '@statewise/flow';
import type { Application, AnswerDifference, DraftBase, PendingEvent, SessionContext, StepAnswers } from './types.js';

/** Drafts of the server and of this tab as one; the tab's own typing counts more. */
export function mergedDrafts(server: StepAnswers, own: StepAnswers): StepAnswers {
  return Object.entries(own).reduce((merged, [step, fields]) => typedOver(merged, Number(step), fields), server);
}

/** Drafts after something was typed into a step. */
export function typedOver(drafts: StepAnswers, step: number, fields: Fields): StepAnswers {
  return { ...drafts, [step]: { ...drafts[step], ...fields } };
}

/** What is known by step, without one of the steps. */
export function withoutStep<Known>(
  drafts: Readonly<Record<number, Known>>,
  step: number | undefined,
): Readonly<Record<number, Known>> {
  return Object.fromEntries(Object.entries(drafts).filter(([number]) => Number(number) !== step));
}

/** What a tab knows of typing: what is typed, and what it is typed over. */
type Typing = Pick<SessionContext, 'drafts' | 'bases'>;

/** The answers of a step as they are, for what is typed over them from now on. */
export function baseOf({ version, steps }: Application, step: number): DraftBase {
  return { version, fields: steps[step] ?? {} };
}

/** Typing goes on, over what was there when it began. */
export function typed(
  { application, drafts, bases }: Typing & Pick<SessionContext, 'application'>,
  { step, fields }: { readonly step: number; readonly fields: Fields },
): Typing {
  const base = bases[step] ?? (application === null ? undefined : baseOf(application, step));
  return { drafts: typedOver(drafts, step, fields), bases: base === undefined ? bases : { ...bases, [step]: base } };
}

/** After a save of a step nothing of it is typed any more, but for what was since it was sent. */
export function saved({ drafts, bases }: Typing, step: number, sent: Fields): Typing {
  const since = Object.entries(drafts[step] ?? {}).filter(
    ([name, value]) => Object.hasOwn(sent, name) && String(sent[name]) !== String(value),
  );
  if (since.length === 0) return { drafts: withoutStep(drafts, step), bases: withoutStep(bases, step) };
  return { drafts: { ...drafts, [step]: Object.fromEntries(since) }, bases };
}

/** What is typed over, after a save of this tab: whatever its answer says otherwise than before was changed here. */
export function rebased(
  bases: SessionContext['bases'],
  before: Application | null,
  after: Application,
  savedStep: number | undefined,
): SessionContext['bases'] {
  const moved = Object.entries(bases).map(([number, base]) => {
    const step = Number(number);
    const isCurrent = step === savedStep || sameFields(base.fields, before?.steps[step] ?? {});
    return [step, isCurrent ? baseOf(after, step) : base] as const;
  });
  return Object.fromEntries(moved);
}

/** What is typed over the fields of a conflict when what is saved elsewhere is taken: only where something was typed. */
export function theirsOver(typed: Fields = {}, differences: readonly AnswerDifference[]): Fields {
  const fields = differences.filter(({ field }) => Object.hasOwn(typed, field));
  return Object.fromEntries(fields.map(({ field, theirs }) => [field, theirs ?? '']));
}

/** Events of every wizard that only lead somewhere: lost, they cost nothing. */
const moves: ReadonlySet<string> = new Set(['step.goTo', 'step.back', 'application.resume']);

/** Whether an event on its way, or one that goes after it, says something that the server is to have. */
export function saysSomething({ event, next }: PendingEvent): boolean {
  return !moves.has(event.type) || (next !== undefined && saysSomething(next));
}

/** The fields that an event carries. */
export function fieldsIn({ fields }: PendingEvent['event']): Fields {
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}
