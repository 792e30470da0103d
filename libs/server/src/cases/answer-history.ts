import type { AnswerChange } from '@statewise/contract';
import { asFields, fieldsOf, isFields, type Fields, type FieldsClass } from '@statewise/fields';
import type { Flow, FlowContext, Step } from '@statewise/flow';
import { Replay } from '../engine/replay.js';
import type { LoggedTransition } from '../engine/stored-application.js';
import type { Words } from './answers-in-words.js';

/** Where the fields of an event belong. */
interface Given {
  readonly place: string;
  readonly step: number | null;
  readonly contact: string | null;
  readonly type: FieldsClass | undefined;
  readonly fields: Fields;
  /** Whether what is not named is gone. */
  readonly isWhole: boolean;
}

/** What each event of a log changed in the answers, as its payload says, or the chart where it says nothing, the last one first. */
export function answerHistory(flow: Flow, log: readonly LoggedTransition[], words: Words): AnswerChange[] {
  const known = new Map<string, Fields>();
  const changes: AnswerChange[] = [];
  const run = Replay.of(flow, log);
  for (const entry of log) {
    const was = run.snapshot?.context;
    run.take(entry);
    const given = givenBy(flow, entry);
    const implied = given.length > 0 ? [] : impliedBy(flow, was, run.snapshot?.context);
    const told = new Set<string>();
    for (const one of [...given, ...implied]) {
      const before = known.get(one.place) ?? {};
      const after = normalised(one);
      const now = one.isWhole ? after : { ...before, ...after };
      const names = one.isWhole ? new Set([...Object.keys(before), ...Object.keys(after)]) : Object.keys(after);
      for (const name of names) {
        const change = changeOf(one, name, before, now, words);
        // What two steps keep alike is told once.
        const isTold = implied.includes(one) && told.has(name);
        if (change && !isTold && entry.event.type !== 'flow.migrated') changes.push({ ...who(entry), ...change });
        told.add(name);
      }
      known.set(one.place, now);
    }
  }
  return changes.toReversed();
}

function who({ seq, at, event, actor_role, actor_id }: LoggedTransition) {
  const actor = { role: actor_role, ...(actor_id !== null && { id: actor_id }) };
  return { seq, at, event: event.type, actor };
}

function changeOf({ step, contact, type }: Given, name: string, before: Fields, after: Fields, words: Words) {
  const spec = type && fieldsOf(type).get(name);
  const [old, now] = [before, after].map((fields) => words.text(name, spec, fields[name], fields) || null);
  if (old === undefined || now === undefined || old === now) return undefined;
  const label = contact === null ? words.label(name) : words.contactLabel(name);
  return { step, contact, name, label, old, new: now };
}

/** What was typed, as it is kept. */
function normalised({ type, fields }: Given): Fields {
  const specs = type && fieldsOf(type);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, specs?.get(name)?.normalise(value) ?? value]),
  );
}

function givenBy(flow: Flow, { event }: LoggedTransition): Given[] {
  const { type, step, contacts, ids, steps } = event;
  if (type === 'flow.migrated' && isFields(steps))
    return Object.entries(steps).flatMap(([number, fields]) =>
      isFields(fields) ? [ofStep(flow, Number(number), fields)] : [],
    );
  const given = asFields(ids);
  const changed = Object.entries(asFields(contacts)).map(([name, one]) => ofContact(flow, one, given[name]));
  const ofContacts = [ofContact(flow, event, event['id']), ...changed].flat();
  if (ofContacts.length > 0) return ofContacts;
  const payload = flow.events[type]?.payload;
  return [...(payload ? fieldsOf(payload) : [])].flatMap(([name, { kind, members }]) => {
    const fields = event[name];
    if (kind !== 'object' || !isFields(fields)) return [];
    const number = members ? stepOfClass(flow, members.of) : name === 'fields' ? (step ?? firstStep(flow)) : undefined;
    if (typeof number !== 'number') return [];
    return [{ ...ofStep(flow, number, fields), isWhole: members === undefined }];
  });
}

/** What the chart changes at an event that says no answers itself, such as taking what is offered. */
function impliedBy(flow: Flow, was: FlowContext | undefined, now: FlowContext | undefined): Given[] {
  return Object.entries(now?.steps ?? {}).flatMap(([number, fields]) => {
    const before = was?.steps[Number(number)] ?? fields;
    const names = Object.keys({ ...before, ...fields }).filter((name) => fields[name] !== before[name]);
    const changed = Object.fromEntries(names.map((name) => [name, fields[name]]));
    return names.length > 0 ? [{ ...ofStep(flow, Number(number), changed), isWhole: false }] : [];
  });
}

/** The fields of a contact that an event adds under `id` or edits; none where it says nothing of one. */
function ofContact({ contactTypes, contactName }: Flow, change: unknown, id: unknown): Given[] {
  const { contact_type, contact_id, data } = asFields(change);
  const type = contactTypes?.[String(contact_type)];
  if (type === undefined || !isFields(data)) return [];
  return [
    { place: String(contact_id ?? id), step: null, contact: contactName(data), type, fields: data, isWhole: true },
  ];
}

function ofStep(flow: Flow, number: number, fields: Fields): Given {
  const type = forms(flow).find(({ step }) => step === number)?.fields;
  return { place: `step ${number}`, step: number, contact: null, type, fields, isWhole: true };
}

const forms = ({ steps }: Flow): Step[] => Object.values(steps).filter(({ fields }) => fields !== undefined);
const stepOfClass = (flow: Flow, type: unknown) => forms(flow).find(({ fields }) => fields === type)?.step;
const firstStep = (flow: Flow) => forms(flow).find(({ step }) => step > 0)?.step;
