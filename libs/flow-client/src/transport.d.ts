import type { Fields } from '@statewise/fields';
import { type Application, type PendingEvent } from '@statewise/machines';
import type { Request } from './http.js';
/** What an answer to an event tells at least; what it leaves out is what the chart predicts. */
export type Answered = Pick<Application, 'code' | 'state' | 'version'> & Partial<Application>;
/** How a flow reaches its server. A flow with endpoints of its own brings its own adapter; the others use the platform's. */
export interface Transport {
  read(code: string): Promise<Application>;
  /** Sends an event; without a code it is the one that creates the application. */
  send(code: string | undefined, pending: PendingEvent): Promise<Answered>;
  saveDraft(
    code: string,
    step: number,
    fields: Fields,
    options?: {
      readonly keepalive?: boolean;
    },
  ): Promise<void>;
}
/** A flow over the platform's own endpoints: events in, application out. */
export declare function platformTransport(flowId: string, request: Request): Transport;
/** Reads an application from any of the platform's answers, whether it stands alone or beside other fields. */
export declare function applicationOf(answer: unknown): Application;
/** What an answer to an event tells; what it does not mention is left out, for the chart to fill in. */
export declare function answeredOf(answer: unknown): Answered;
//# sourceMappingURL=transport.d.ts.map
