import { statusTypes } from '@statewise/machines';
const base = '/api/v1/applications';
/** A flow over the platform's own endpoints: events in, application out. */
export function platformTransport(flowId, request) {
  return {
    read: async (code) => applicationOf(await request(`${base}/${encodeURIComponent(code)}`)),
    send: async (code, { event, key, version }) => {
      const path = code === undefined ? base : `${base}/${encodeURIComponent(code)}/events`;
      const body = {
        ...(code === undefined ? { flow: flowId } : {}),
        ...event,
        ...(version === undefined ? {} : { version }),
      };
      return answeredOf(await request(path, { method: 'POST', body, key }));
    },
    saveDraft: async (code, step, fields, { keepalive = false } = {}) => {
      await request(`${base}/${encodeURIComponent(code)}/drafts/${step}`, {
        method: 'PUT',
        body: { fields },
        keepalive,
      });
    },
  };
}
const isRow = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowOf = (value) => (isRow(value) ? value : {});
/** Reads an application from any of the platform's answers, whether it stands alone or beside other fields. */
export function applicationOf(answer) {
  const told = rowOf(answer);
  const row = isRow(told['application']) ? { ...told, ...told['application'] } : told;
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
export function answeredOf(answer) {
  const { code, state, version, facts, steps, contacts } = applicationOf(answer);
  const told = rowOf(answer);
  return {
    code,
    state,
    version,
    facts,
    ...('data' in told ? { steps } : {}),
    ...('contacts' in told ? { contacts } : {}),
  };
}
/** The facts as far as an answer names them; a chart's context holds them under these names. */
function factsOf(row) {
  const statuses = statusTypes.map((type) => [type, Number(row[`${type}_status_id`] ?? 0)]);
  return {
    furthestStep: Number(row['furthest_step'] ?? 0),
    ...('application_status_id' in row ? { statuses: Object.fromEntries(statuses) } : {}),
    ...('is_staff' in row ? { isStaff: row['is_staff'] === true } : {}),
    ...('referrer' in row ? { referrer: String(row['referrer'] ?? '') } : {}),
    ...rowOf(row['facts']),
  };
}
function answersOf(value) {
  const answers = {};
  for (const [step, fields] of Object.entries(rowOf(value))) if (isRow(fields)) answers[Number(step)] = fields;
  return answers;
}
function contactsOf(value) {
  if (!Array.isArray(value)) return [];
  return value.filter(isRow).map(({ id, parent_id, contact_type, ...fields }) => ({
    id: String(id),
    parent_id: typeof parent_id === 'string' ? parent_id : null,
    contact_type: String(contact_type),
    fields,
  }));
}
//# sourceMappingURL=transport.js.map
