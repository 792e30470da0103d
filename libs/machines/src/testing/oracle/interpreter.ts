import { isFilled, type Fields } from '@statewise/fields';
import { insideRoles, type Role } from '@statewise/flow';
import { sampleAt, type SentEvent } from '@statewise/flow/testing';
import { isDeepStrictEqual } from 'node:util';
import {
  filledIn,
  outcomeOf,
  rowsFor,
  targetOf,
  type KeptAnswers,
  type KnownApplication,
  type Oracle,
  type OracleRow,
  type AskedAnswer,
} from './table.js';

// A second implementation of the flows: their tables played, without their charts.

/** Somebody who sends events: an account, or nobody’s. */
export interface HistorySender {
  readonly role: Role;
  readonly account?: string;
}

/** An application as the tables have it. */
export interface Interpreted<K extends KnownApplication> {
  readonly known: K;
  readonly kept: KeptAnswers;
  /** Who of the bank’s people made it, as long as no applicant took it over. */
  readonly maker: HistorySender | null;
}

/** An application after an event, with what is done outside and the row that said so. */
export interface Played<K extends KnownApplication> extends Interpreted<K> {
  readonly tells: readonly string[];
  readonly row: OracleRow<K>;
}

/** Before anything happened. */
export function nothingKnown<K extends KnownApplication>({ start, derivedOf }: Oracle<K>): Interpreted<K> {
  const kept: KeptAnswers = { steps: {}, setAside: {}, contacts: [] };
  return { known: { ...start, ...derivedOf(kept) } as K, kept, maker: null };
}

const customers: readonly Role[] = ['applicant', 'intermediary', ...insideRoles];

/** Who may send an event: the bank’s people one that is `isOwn` only to what they made themselves. */
interface Sending {
  readonly roles: readonly Role[];
  readonly isOwn?: true;
  /** Whether it says nothing on which it depends that it is taken. */
  readonly isBare?: true;
  /** What it can say on which it depends that it is taken, where that follows from what is kept. */
  readonly says?: (kept: KeptAnswers) => readonly object[];
  /** Whether the server words it for who sends it. */
  readonly isWorded?: true;
}

const senders: Readonly<Record<string, Sending>> = {
  'application.create': { roles: customers },
  'application.refer': { roles: customers },
  'intermediary.enter': { roles: ['intermediary'], isBare: true },
  'step.save': { roles: customers, isOwn: true },
  'step.back': { roles: customers, isOwn: true, isBare: true },
  'step.goTo': { roles: customers, isOwn: true },
  'application.resume': { roles: customers, isOwn: true, isBare: true },
  'loan.change': { roles: customers, isOwn: true },
  'promotion.remove': { roles: customers, isOwn: true, isBare: true },
  'alternative.take': { roles: customers, isOwn: true, isBare: true },
  'review.request': { roles: customers, isOwn: true, isBare: true },
  'contact.save': { roles: customers, isOwn: true },
  'contacts.save': { roles: customers, isOwn: true },
  'contact.delete': {
    roles: customers,
    isOwn: true,
    says: ({ contacts }) => contacts.map(({ id }) => ({ contact_id: id })),
  },
  'documents.uploaded': { roles: ['applicant'], isWorded: true },
  'application.finish': { roles: customers, isOwn: true, isBare: true },
  'help.save': { roles: ['admin'] },
  'application.jump': { roles: ['admin'] },
  'application.undo': { roles: ['admin'], isBare: true },
  'status.change': { roles: ['staff', 'admin'] },
  'decision.confirm': { roles: ['staff', 'admin'], isBare: true },
  'decision.decline': { roles: ['staff', 'admin'], isBare: true },
};

/** Whether an admin only looks where an event would lead. */
export const onlyLooks = (type: string, { role }: HistorySender): boolean =>
  role === 'admin' && (type === 'step.back' || type === 'step.goTo');

function maySend(type: string, sender: HistorySender, maker: HistorySender | null): boolean {
  const { roles, isOwn } = senders[type] ?? { roles: [] };
  if (!roles.includes(sender.role)) return false;
  const isTheirs = maker?.account === sender.account && maker?.role === sender.role;
  return isOwn !== true || !insideRoles.includes(sender.role) || isTheirs || onlyLooks(type, sender);
}

/** The application after an event; undefined where it is refused. */
export function interpret<K extends KnownApplication>(
  oracle: Oracle<K>,
  before: Interpreted<K>,
  sent: SentEvent,
  sender: HistorySender,
): Played<K> | undefined {
  const { known, kept, maker } = before;
  if (sender.role !== 'system' && !maySend(sent.type, sender, maker)) return undefined;
  const event = heard(oracle, kept, { ...sent, at: sampleAt, actor: sender, person: sender.account });
  const row = rowsFor(oracle, known.state, event.type).find(({ when }) => when?.(known, event) ?? true);
  if (row === undefined) return undefined;
  const to = targetOf(row, known, event);
  const after = sorted(oracle.answers.questions, kept, { ...kept, ...oracle.answers.keeps(kept, event, to) });
  const numbers = Object.keys({ ...kept.steps, ...after.steps }).map(Number);
  const isOther = (step: number): boolean =>
    !(step in kept.steps) || !isDeepStrictEqual(filledIn(kept.steps[step]), filledIn(after.steps[step]));
  const outcome = outcomeOf(oracle, row, { known, event, changed: numbers.filter(isOther) });
  const isTaken = outcome.tells.includes('renewCode');
  const isMade = known.state === oracle.start.state && insideRoles.includes(sender.role);
  return {
    known: { ...outcome.known, ...oracle.derivedOf(after) },
    kept: after,
    maker: isMade ? sender : isTaken ? null : maker,
    tells: outcome.tells,
    row,
  };
}

/** The event with an applicant’s own answers where an admin helps, and without answers where some that are asked for are missing. */
function heard<K extends KnownApplication>({ answers }: Oracle<K>, kept: KeptAnswers, event: SentEvent): SentEvent {
  const step = event.type === 'application.create' ? 1 : Number(event['step']);
  const present = kept.steps[step] ?? {};
  const own = event.type === 'help.save' ? (answers.own[step] ?? []).map((name) => [name, present[name]]) : [];
  const isAllOwn = Object.keys(present).every((name) => answers.own[step]?.includes(name));
  if (Object.keys(Object(event['fields'])).length === 0 && !(event.type === 'help.save' && isAllOwn)) return event;
  const fields: Fields = { ...Object(event['fields']), ...Object.fromEntries(own) };
  const steps = { ...kept.steps, ...answers.keeps(kept, { ...event, fields }, '').steps };
  const said = { ...kept.setAside[step], ...steps[step] };
  const isMissing = answers.questions.some(
    (question) => question.step === step && question.isRequired?.(steps) === true && !isFilled(said[question.field]),
  );
  return { ...event, fields: isMissing ? {} : fields };
}

/** What is not asked for any more is set aside; what is asked for again and was not answered anew comes back. */
function sorted(questions: readonly AskedAnswer[], before: KeptAnswers, after: KeptAnswers): KeptAnswers {
  if (before.steps === after.steps) return after;
  const [steps, setAside] = [new Map(entriesOf(after.steps)), new Map(entriesOf(after.setAside))];
  for (const { step, field, when } of questions) {
    const { [field]: said, ...others } = steps.get(step) ?? {};
    const { [field]: aside, ...asideOthers } = setAside.get(step) ?? {};
    if (!steps.has(step)) continue;
    const value = [said, before.steps[step]?.[field], aside].find(isFilled);
    if (when(Object.fromEntries(steps), value)) {
      if (aside !== undefined && said === undefined) steps.set(step, { ...others, [field]: aside });
      setAside.set(step, asideOthers);
    } else {
      steps.set(step, others);
      if (isFilled(value)) setAside.set(step, { ...asideOthers, [field]: value });
    }
  }
  return { ...after, steps: Object.fromEntries(steps), setAside: Object.fromEntries(setAside) };
}

const entriesOf = (answers: KeptAnswers['steps']) =>
  Object.entries(answers).map(([step, fields]) => [Number(step), fields] as const);

/** Types of the events that somebody may send now. */
export function allowedTypes<K extends KnownApplication>(
  oracle: Oracle<K>,
  { known, kept, maker }: Interpreted<K>,
  sender: HistorySender,
): readonly string[] {
  return Object.entries(senders).flatMap(([type, { isBare, isWorded, says }]) => {
    if (isWorded === true || !maySend(type, sender, maker)) return [];
    const event = { type, at: sampleAt, actor: sender };
    const said = isBare === true ? [{}] : says?.(kept);
    const isOpen = rowsFor(oracle, known.state, type).some(
      ({ when }) => !said || said.some((one) => when?.(known, { ...event, ...one }) ?? true),
    );
    return isOpen ? [type] : [];
  });
}
