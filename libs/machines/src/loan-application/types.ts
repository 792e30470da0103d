import type { Route } from '@statewise/fields';
import type { FlowContext, Stamp, Statuses } from '../flow/flow.js';

/** What the risk rules said; an answer counts only for the attempt that asked. */
export interface RiskAnalysis {
  readonly attempt: number;
  /** A status value; 0 before the rules have answered. */
  readonly result: number;
  /** Keys of the reasons. */
  readonly reasons: readonly string[];
}

/** An admin's jump that can still be undone. */
export interface Jump {
  readonly from: string;
  readonly furthestStep: number;
  readonly reason: string;
  /** Names of the requirements that the jump passed over. */
  readonly unmet: readonly string[];
}

/** What the loan application's chart knows; `steps[0]` are the loan details. */
export interface LoanContext extends FlowContext {
  readonly referrer: string;
  readonly isStaff: boolean;
  readonly route: Route;
  /** Set when a partner store or an intermediary prepared the application. */
  readonly referral: { readonly storeNumber: string } | null;
  readonly statuses: Statuses;
  readonly risk: RiskAnalysis;
  readonly jump: Jump | null;
  readonly reviewRequested: boolean;
  /** Dotted path of the state that was left last. */
  readonly cameFrom: string;
}

/** Payloads come from outside; the guards look at every part before anything is done with it, hence `unknown`. */
export type LoanEvent = Partial<Stamp> &
  (
    | {
        readonly type: 'application.create';
        readonly fields?: unknown;
        readonly loan?: unknown;
        readonly offer?: unknown;
        readonly referrer?: unknown;
        readonly isStaff?: unknown;
      }
    | {
        readonly type: 'application.refer';
        readonly loan?: unknown;
        readonly offer?: unknown;
        readonly storeNumber?: unknown;
        readonly referrer?: unknown;
      }
    | { readonly type: 'step.save'; readonly step?: unknown; readonly fields?: unknown; readonly offer?: unknown }
    | { readonly type: 'step.back' }
    | { readonly type: 'step.goTo'; readonly step?: unknown }
    | { readonly type: 'loan.change'; readonly fields?: unknown; readonly offer?: unknown }
    | { readonly type: 'promotion.remove' }
    | {
        readonly type: 'risk.analysed';
        readonly attempt?: unknown;
        readonly result?: unknown;
        readonly reasons?: unknown;
      }
    | { readonly type: 'documents.uploaded'; readonly documentType?: unknown; readonly count?: unknown }
    | {
        readonly type: 'status.change';
        readonly statusType?: unknown;
        readonly statusValue?: unknown;
        readonly reason?: unknown;
      }
    | { readonly type: 'review.request' }
    | { readonly type: 'application.resume' }
    | { readonly type: 'application.jump'; readonly state?: unknown; readonly reason?: unknown }
    | { readonly type: 'application.undo' }
  );

/** What a guard is asked with. */
export interface Asked {
  readonly context: LoanContext;
  readonly event: LoanEvent;
}

const eventTypes: Readonly<Record<LoanEvent['type'], true>> = {
  'application.create': true,
  'application.refer': true,
  'step.save': true,
  'step.back': true,
  'step.goTo': true,
  'loan.change': true,
  'promotion.remove': true,
  'risk.analysed': true,
  'documents.uploaded': true,
  'status.change': true,
  'review.request': true,
  'application.resume': true,
  'application.jump': true,
  'application.undo': true,
};

/** Whether an event is one of this chart's; their payloads are all optional. */
export function isLoanEvent<T extends { readonly type: string }>(event: T): event is T & LoanEvent {
  return Object.hasOwn(eventTypes, event.type);
}

/** Whether a context has the facts of this chart. */
export function isLoanContext(context: FlowContext): context is LoanContext {
  return 'statuses' in context && 'risk' in context && 'referral' in context;
}
