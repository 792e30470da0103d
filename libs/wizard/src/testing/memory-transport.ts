import { RequestFailure, type Answered, type Transport, type UnstampedEvent } from '@statewise/flow-client';
import {
  factsOf,
  initialSnapshot,
  preview,
  snapshotFrom,
  stateOf,
  type Flow,
  type FlowSnapshot,
  type Role,
} from '@statewise/flow';
import type { Application } from '@statewise/machines';

const code = 'TEST0TEST0TE';
const at = '2026-11-20T10:00:00.000Z';

/** For tests: a server with one application, decided by its chart; `prepare` puts on an event what only the server may say, `role` is who sends what others than applicants send too. */
export function memoryTransport(
  flow: Flow,
  prepare: (event: UnstampedEvent) => UnstampedEvent = (event) => event,
  role: Role = 'applicant',
): Transport {
  let snapshot: FlowSnapshot = initialSnapshot(flow);
  let version = 0;
  const told = (): Application => {
    const { steps, setAside, contacts } = snapshot.context;
    const facts = factsOf(snapshot.context);
    const state = stateOf(flow, snapshot);
    return { code, state, version, steps, setAside, contacts, facts, isAdmin: false, drafts: {} };
  };
  return {
    read: () => Promise.resolve(told()),
    saveDraft: () => Promise.resolve(),
    send: (_code, { event, version: seen = version }): Promise<Answered> => {
      if (seen !== version) return Promise.reject(new RequestFailure('stale', { status: 409 }));
      const { state, facts, steps, setAside, contacts } = told();
      const stored = snapshotFrom(flow, { state, facts, steps, setAside, contacts });
      const decision = preview(flow, stored, prepare(event), { at, actor: { role: senderOf(flow, event, role) } });
      if (!decision.taken) return Promise.reject(new Error(`${event.type} is refused in ${state}`));
      snapshot = decision.snapshot;
      version += 1;
      return Promise.resolve(told());
    },
  };
}

/** Applicants send what they may, `role` everything else. */
function senderOf({ events }: Flow, { type }: UnstampedEvent, role: Role): Role {
  const { roles = [], own = [] } = events[type]?.who ?? {};
  return roles.includes(role) && !own.includes(role) ? role : roles.includes('applicant') ? 'applicant' : role;
}
