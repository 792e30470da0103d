import type { PlatformContract } from '@statewise/contract';
import { createClient } from '@statewise/contract/client';
import { asFields, isFields, type Fields } from '@statewise/fields';
import type { Contact, Facts } from '@statewise/flow';
import type { Application, PendingEvent, StepAnswers } from '@statewise/machines';
import { RequestFailure } from './failure.js';
import type { Request } from './http.js';

/** What an answer to an event tells at least; what it leaves out is what the chart predicts. */
export type Answered = Pick<Application, 'code' | 'state' | 'version'> & Partial<Application>;

/** How a flow reaches its server. A flow with endpoints of its own brings its own adapter; the others use the platform's. */
export interface Transport {
  read(code: string): Promise<Application>;
  /** Sends an event; without a code it is the one that creates the application. */
  send(code: string | undefined, pending: PendingEvent): Promise<Answered>;
  /** Keeps fields that are typed over an application, beside what is typed of others. */
  saveDraft(
    over: Pick<Application, 'code'> & Partial<Pick<Application, 'version'>>,
    step: number,
    fields: Fields,
    options?: { readonly keepalive?: boolean },
  ): Promise<void>;
}

/** A flow over the platform's own endpoints: events in, application out. */
export function platformTransport(flowId: string, request: Request): Transport {
  const call = createClient<PlatformContract>(request);
  return {
    read: async (code) => applicationOf(await call('GET /api/v1/applications/{code}', { code })),
    send: async (code, { event, key, version }) => {
      const body = { ...event, ...(version !== undefined && { version }) };
      return answeredOf(
        code === undefined
          ? await call('POST /api/v1/applications', { body: { flow: flowId, ...body } }, { key })
          : await call('POST /api/v1/applications/{code}/events', { code, body }, { key }),
      );
    },
    saveDraft: async ({ code, version }, step, fields, { keepalive = false } = {}) => {
      const put = (over: { readonly is_partial?: boolean; readonly version?: number }) => {
        const draft = { code, step: String(step), body: { fields, ...over } };
        return call('PUT /api/v1/applications/{code}/drafts/{step}', draft, { keepalive });
      };
      await put({ is_partial: true, ...(version !== undefined && { version }) }).catch((failure: unknown) => {
        // While releases change, a replica of the former one takes what is typed alone.
        if (!(failure instanceof RequestFailure) || !failure.problem?.errors?.['is_partial']) throw failure;
        return put({});
      });
    },
  };
}

/** Reads an application from any of the platform's answers, whether it stands alone or beside other fields. */
export function applicationOf(answer: unknown): Application {
  const told = asFields(answer);
  const row = isFields(told['application']) ? { ...told, ...told['application'] } : told;
  return {
    code: String(row['code'] ?? ''),
    state: String(row['state'] ?? ''),
    version: Number(row['version'] ?? 0),
    steps: answersOf(row['steps'] ?? row['data']),
    setAside: answersOf(row['set_aside']),
    contacts: contactsOf(row['contacts']),
    facts: factsOf(row),
    isAdmin: row['is_admin'] === true || row['admin_code'] !== undefined,
    ...(typeof row['admin_code'] === 'string' ? { adminCode: row['admin_code'] } : {}),
    drafts: answersOf(row['drafts']),
  };
}

/** What an answer to an event tells; what it does not mention is left out, for the chart to fill in. */
export function answeredOf(answer: unknown): Answered {
  const { code, state, version, facts, steps, contacts } = applicationOf(answer);
  const told = asFields(answer);
  return {
    code,
    state,
    version,
    facts,
    ...('data' in told ? { steps } : {}),
    ...('contacts' in told ? { contacts } : {}),
  };
}

/** How the members of an answer that hold statuses end. */
const ofStatus = '_status_id';

/** The facts as far as an answer names them; a chart's context holds them under these names. */
function factsOf(row: Fields): Facts {
  const statuses = Object.entries(row).flatMap(([name, value]) =>
    name.endsWith(ofStatus) ? [[name.slice(0, -ofStatus.length), Number(value ?? 0)] as const] : [],
  );
  return {
    furthestStep: Number(row['furthest_step'] ?? 0),
    ...(statuses.length > 0 ? { statuses: Object.fromEntries(statuses) } : {}),
    ...('is_staff' in row ? { isStaff: row['is_staff'] === true } : {}),
    ...('referrer' in row ? { referrer: String(row['referrer'] ?? '') } : {}),
    ...asFields(row['facts']),
  };
}

function answersOf(value: unknown): StepAnswers {
  const answers: Record<number, Fields> = {};
  for (const [step, fields] of Object.entries(asFields(value))) if (isFields(fields)) answers[Number(step)] = fields;
  return answers;
}

function contactsOf(value: unknown): readonly Contact[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).map(({ id, parent_id, contact_type, ...fields }) => ({
    id: String(id),
    parent_id: typeof parent_id === 'string' ? parent_id : null,
    contact_type: String(contact_type),
    fields,
  }));
}
