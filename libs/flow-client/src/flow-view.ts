import {
  mergedDrafts,
  saysSomething,
  type Application,
  type Conflict,
  type Elsewhere,
  type Refusal,
  type SessionContext,
  type StepAnswers,
} from '@statewise/machines';
import { stateOf, stepOf, type Role } from '@statewise/flow';
import type { AnyMachineSnapshot } from 'xstate';
import { asTyped } from './differences.js';
import type { LocalChart } from './local-chart.js';
import type { SessionSnapshot } from './sync-session.js';

/** Where the session with the server stands. */
export type Phase = SessionSnapshot['value'];

/** Everything a screen needs, as one value that never changes. */
export interface FlowView {
  /** The chart where the applicant is: ahead of the server while an event is under way. */
  readonly snapshot: AnyMachineSnapshot;
  /** Dotted path of the snapshot's state. */
  readonly state: string;
  readonly application: Application | undefined;
  /** Who sits at this tab, as far as a sign-in has told. */
  readonly role: Role;
  readonly phase: Phase;
  /** Whether an event has been sent, or waits to be sent, and is not answered yet. */
  readonly isUnderWay: boolean;
  /** Whether that says something, and does not only lead somewhere. */
  readonly isSaying: boolean;
  readonly drafts: StepAnswers;
  /** Why the last event was not taken; `attempt` goes up with every refusal, so that each one can be announced. */
  readonly refusal: (Refusal & { readonly attempt: number }) | undefined;
  readonly conflict: Conflict | undefined;
  /** Whether what was typed here can still be saved: not where the application has gone on for good. */
  readonly canKeepMine: boolean;
  /** Set where another device has led the application elsewhere, and the applicant has not said yet whether to follow. */
  readonly elsewhere: Elsewhere | undefined;
  /** Whether something is typed here that no save has taken yet. */
  readonly isUnsaved: boolean;
  /** Whether the application has another code than the one it was opened with, which the applicant has not noted yet. */
  readonly isCodeNew: boolean;
}

/** Whether something is typed into a step, here or on another device, that its saved answers do not say. */
export function hasUnsaved({ application, drafts }: SessionContext, step: number | undefined): boolean {
  if (step === undefined) return false;
  const typed = Object.entries({ ...application?.drafts[step], ...drafts[step] });
  const saved = { ...application?.setAside[step], ...application?.steps[step] };
  return typed.some(([name, value]) => asTyped(value) !== asTyped(saved[name]));
}

/** What the session knows, as a screen sees it. */
export function viewOf(chart: LocalChart, session: SessionSnapshot): FlowView {
  const { application, role, pending, refusal, refusals, conflict, drafts, formerCode, elsewhere } = session.context;
  const underWay = session.hasTag('ahead') ? pending : null;
  // While both are shown the page is the one where the answers were typed, although another device has gone on.
  const ahead = conflict !== null && pending?.next !== undefined ? pending : underWay;
  const snapshot = ahead === null ? chart.settled(session.context) : chart.expected(session.context, ahead);
  const here = stepOf(chart.flow, stateOf(chart.flow, snapshot))?.step;
  return {
    snapshot,
    state: stateOf(chart.flow, snapshot),
    application: application ?? undefined,
    role,
    phase: session.value,
    isUnderWay: underWay !== null,
    isSaying: underWay !== null && saysSomething(underWay),
    drafts: mergedDrafts(application?.drafts ?? {}, drafts),
    refusal: refusal === null ? undefined : { ...refusal, attempt: refusals },
    conflict: conflict ?? undefined,
    canKeepMine: conflict !== null && (pending !== null || here === conflict.step),
    elsewhere: elsewhere === null || elsewhere.isNoted ? undefined : elsewhere,
    isUnsaved: hasUnsaved(session.context, here),
    isCodeNew: formerCode !== null,
  };
}
