import type { FieldErrors } from '@statewise/fields';
import { type Application, type UnstampedEvent, type Flow, type PendingEvent } from '@statewise/machines';
import type { AnyMachineSnapshot } from 'xstate';
import type { Answered } from './transport.js';
/** What the flow's chart says to an event in this tab. */
export type LocalDecision =
  | {
      readonly isTaken: true;
      readonly snapshot: AnyMachineSnapshot;
    }
  | {
      readonly isTaken: false;
      readonly errors: FieldErrors;
    };
/** The flow's chart as this tab runs it: where the server says an application is, and where an event will lead. */
export declare class LocalChart {
  #private;
  readonly flow: Flow;
  constructor(flow: Flow, now: () => Date);
  /** Where the server says the application is; null is one that does not exist yet. */
  settled(application: Application | null): AnyMachineSnapshot;
  /** Where the application will be once the pending event is taken. */
  expected(application: Application | null, pending: PendingEvent): AnyMachineSnapshot;
  /** Asks the chart what an event does to an application. */
  decide(application: Application | null, event: UnstampedEvent): LocalDecision;
  /** The application after a short answer: what it does not tell is what was expected. Undefined where the server went elsewhere. */
  completed(application: Application | null, pending: PendingEvent, answered: Answered): Application | undefined;
}
//# sourceMappingURL=local-chart.d.ts.map
