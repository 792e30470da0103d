import { mergedDrafts, type Application, type Conflict, type Refusal, type StepAnswers } from '@statewise/machines';
import { stateOf, type Role } from '@statewise/flow';
import type { AnyMachineSnapshot } from 'xstate';
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
  readonly drafts: StepAnswers;
  /** Why the last event was not taken; `attempt` goes up with every refusal, so that each one can be announced. */
  readonly refusal: (Refusal & { readonly attempt: number }) | undefined;
  readonly conflict: Conflict | undefined;
  /** Whether the application has another code than the one it was opened with, which the applicant has not noted yet. */
  readonly isCodeNew: boolean;
}

/** What the session knows, as a screen sees it. */
export function viewOf(chart: LocalChart, session: SessionSnapshot): FlowView {
  const { application, role, pending, refusal, refusals, conflict, drafts, formerCode } = session.context;
  const underWay = session.hasTag('ahead') ? pending : null;
  const snapshot = underWay === null ? chart.settled(session.context) : chart.expected(session.context, underWay);
  return {
    snapshot,
    state: stateOf(chart.flow, snapshot),
    application: application ?? undefined,
    role,
    phase: session.value,
    isUnderWay: underWay !== null,
    drafts: mergedDrafts(application?.drafts ?? {}, drafts),
    refusal: refusal === null ? undefined : { ...refusal, attempt: refusals },
    conflict: conflict ?? undefined,
    isCodeNew: formerCode !== null,
  };
}
