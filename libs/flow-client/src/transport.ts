import type { Fields } from '@statewise/fields';
import type { Answered, Application, Outgoing } from './application.js';

/** How a flow reaches its server. A flow with endpoints of its own brings its own adapter; the others use the platform's. */
export interface Transport {
  read(code: string): Promise<Application>;
  /** Sends an event; without a code it is the one that creates the application. */
  send(code: string | undefined, outgoing: Outgoing): Promise<Answered>;
  saveDraft(code: string, step: number, fields: Fields, options?: { readonly keepalive?: boolean }): Promise<void>;
}
