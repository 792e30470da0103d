import type { AnswerChange } from '@statewise/contract';
import { asFields, fieldsOf, isFields, type Fields, type FieldsClass } from '@statewise/fields';
import type { Contact, Flow, FlowContext, Step } from '@statewise/flow';
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

/** What each event of a log changed in the answers, the last one first: where an older chart made it, as its payload says. */
export function answerHistory(flow: Flow, log: readonly LoggedTransition[], words: Words): AnswerChange[] {
  const known = new Map<string, Fields>();
  const changes: AnswerChange[] = [];
  const run = Replay.of(flow, log);
  for (const entry of log) {
    const was = run.snapshot?.context;
    const is = run.take(entry) === 'taken' ? run.snapshot?.context : undefined;
    const told = new Set<string>();
    for (const one of is ? changed(flow, was, is, entry) : givenBy(flow, entry)) {
      const before = known.get(one.place) ?? {};
      const after = normalised(one);
      const now = one.isWhole ? after : { ...before, ...after };
      for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
        const change = changeOf(one, name, before, now, words);
        // What two steps keep alike is told once, and each contact for itself.
        const text = JSON.stringify([name, one.contact === null || one.place, change?.old, change?.new]);
        if (change && !told.has(text) && entry.event.type !== 'flow.migrated')
          changes.push({ ...who(entry), ...change });
        told.add(text);
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
  if (spec?.derived === true) return undefined;
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

/** The steps and contacts that the chart changed, its event's own step first. */
function changed(flow: Flow, was: FlowContext | undefined, now: FlowContext, { event }: LoggedTransition): Given[] {
  const { steps = {}, contacts = [] } = was ?? {};
  const present = new Set(now.contacts.map(({ id }) => id));
  const gone = contacts.filter(({ id }) => !present.has(id));
  return [
    ...Object.keys({ ...steps, ...now.steps })
      .map(Number)
      .filter((number) => steps[number] !== now.steps[number])
      .toSorted((one, other) => Number(other === event['step']) - Number(one === event['step']))
      .map((number) => ofStep(flow, number, now.steps[number] ?? {})),
    ...now.contacts.filter((contact) => !contacts.includes(contact)).map((contact) => kept(flow, contact)),
    ...gone.map((contact) => ({ ...kept(flow, contact), fields: {} })),
  ];
}

function kept({ contactTypes, contactName }: Flow, { id, contact_type, fields }: Contact): Given {
  const type = contactTypes?.[contact_type];
  return { place: id, step: null, contact: contactName(fields), type, fields, isWhole: true };
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
