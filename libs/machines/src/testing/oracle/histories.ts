import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '@statewise/fields';
import { Random, type SentEvent } from '@statewise/flow/testing';
import { businessOracle } from './business-oracle.js';
import {
  allowedTypes,
  interpret,
  nothingKnown,
  onlyLooks,
  type Interpreted,
  type HistorySender,
} from './interpreter.js';
import { loanOracle } from './loan-oracle.js';
import { storeOracle } from './store-oracle.js';
import { filledIn, type KeptAnswers, type KnownApplication, type Oracle, type OracleRow } from './table.js';
import { triesOf, type World } from './tries.js';

/** How a server answers. */
export interface ServerAnswer {
  readonly status: number;
  readonly body: unknown;
}

type RequestParts = readonly [method: 'GET' | 'POST', path: string, body?: object | FormData];

/** Sends a request with a cookie; without one for an applicant. */
export type HistoryRequest = (cookie: string | undefined, ...parts: RequestParts) => Promise<ServerAnswer>;

/** A running server, and who is known to it. */
export interface PlayedServer {
  /** Sends a request as somebody. */
  readonly call: (sender: HistorySender, ...parts: RequestParts) => Promise<ServerAnswer>;
  /** Everybody who takes part: an applicant, and an account of each role, of admins two. */
  readonly people: readonly HistorySender[];
  readonly world: Omit<World, 'number'>;
}

/** The server with everybody signed in, by name; the cookies may be renewed meanwhile. */
export async function playedServer(
  request: HistoryRequest,
  cookies: ReadonlyMap<string, string>,
): Promise<PlayedServer> {
  const people = new Map<HistorySender, string>([[{ role: 'intermediary' }, 'intermediary']]);
  for (const name of ['qa', 'staff', 'admin', 'second'] as const) {
    const { body } = await request(cookies.get(name), 'GET', '/api/v1/session');
    people.set({ role: name === 'second' ? 'admin' : name, account: String(member(body, 'user', 'id')) }, name);
  }
  const base = '/consumer-loans-vm-stores/api';
  const [details, stores] = [`${base}/getLoanDetails?r=store`, `${base}/getStores`];
  const promotions = listOf(member((await request(undefined, 'GET', details)).body, 'promotions'));
  const [store] = listOf(member((await request(undefined, 'GET', stores)).body, 'stores'));
  const promotion = promotions.find((one) => member(one, 'loan_id') === 1);
  return {
    call: (sender, ...parts) => request(cookies.get(people.get(sender) ?? ''), ...parts),
    people: [{ role: 'applicant' }, ...people.keys()],
    world: {
      promotion: Number(member(promotion, 'id')),
      store: String(member(store, 'store_number')),
    },
  };
}

/** How a history went. */
export interface PlayedHistory {
  readonly flow: string;
  readonly taken: number;
  readonly refused: number;
  /** The rows of the tables that were taken, by name. */
  readonly rows: ReadonlySet<string>;
  /** Where server and table disagreed, which ended it; with what was sent until then. */
  readonly difference?: string;
}

/** Where papers of a flow are handed in. */
const uploads: Readonly<Record<string, string>> = {
  'loan-application': '/consumer-loans-application/api',
  'e-banking': '/e-banking/api',
};

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Above this amount in euro a server as it comes asks for a second person. */
const fourEyesAbove = 25_000;

const oracles = [
  ['loan-application', loanOracle],
  ['e-banking', businessOracle],
  ['store', storeOracle],
] as const;

/** Plays the history of a seed against a server and by the table; the first difference ends it. */
export async function playHistory(server: PlayedServer, seed: number): Promise<PlayedHistory> {
  const choices = new Random(seed);
  const [flow] = choices.of([...oracles, oracles[0], oracles[1]]);
  if (flow === 'loan-application') return new History(server, flow, loanOracle, choices, seed).play();
  if (flow === 'e-banking') return new History(server, flow, businessOracle, choices, seed).play();
  return new History(server, flow, storeOracle, choices, seed).play();
}

type NamedRow = Pick<OracleRow<KnownApplication>, 'from' | 'on'>;

const nameOf = (flow: string, rows: readonly NamedRow[], row: NamedRow): string =>
  `${flow} row ${rows.indexOf(row) + 1}, ${String(row.from)} by ${row.on}`;

/** What histories leave out: documents that are taken back, what browsers do alone, and what the risk rules answer before. */
const elsewhere: readonly string[] = [
  ...['documents.removed', 'login.open', 'login.leave'],
  ...['intermediaryLogin intermediary.enter', 'riskAnalysis step.back'],
];

/** Names of all rows that histories can take. */
export const playableRows: readonly string[] = oracles.flatMap(([flow, { rows }]) =>
  rows
    .filter(({ on, from }: NamedRow) => !elsewhere.includes(on) && !elsewhere.includes(`${String(from)} ${on}`))
    .map((row: NamedRow) => nameOf(flow, rows, row)),
);

const member = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found, name) => Object(found)[name], value);

/** What only some may read of what the tables go by. */
const hidden: readonly string[] = ['jump', 'proposedBy', 'proposedUntil'];
/** What the server adds to answers: prices of the day, and what it puts together. */
const worked = new Set(['promotional_months', 'yearly_rate', 'fullname', 'sector']);

class History<K extends KnownApplication> {
  private before: Interpreted<K>;
  private code = '';
  private version = 0;
  private alternative: unknown = null;
  /** Who sells: an intermediary alone completes the sale, which the server asks before the table. */
  private seller: HistorySender | undefined;
  private readonly sent: string[] = [];
  private readonly rows = new Set<string>();
  private readonly server: PlayedServer;
  private readonly flow: keyof typeof triesOf;
  private readonly oracle: Oracle<K>;
  private readonly choices: Random;
  private readonly world: World;

  constructor(server: PlayedServer, flow: keyof typeof triesOf, oracle: Oracle<K>, choices: Random, number: number) {
    [this.server, this.flow, this.oracle, this.choices] = [server, flow, oracle, choices];
    this.world = { ...server.world, number };
    this.before = nothingKnown(oracle);
  }

  async play(): Promise<PlayedHistory> {
    const { choices, flow } = this;
    const counts = { taken: 0, refused: 0 };
    const { rows } = this;
    const length = choices.between(6, 23);
    for (let n = 0; n < length; n += 1) {
      const { status, difference } = await this.step();
      counts[status < 300 ? 'taken' : 'refused'] += 1;
      const wrong = difference ?? (this.code === '' ? undefined : await this.compareRead());
      if (wrong !== undefined)
        return { flow, rows, ...counts, difference: `${wrong}\n    ${this.sent.join('\n    ')}` };
    }
    return { flow, rows, ...counts };
  }

  /** Sends one event, and plays it by the table. */
  private async step(): Promise<{ readonly status: number; readonly difference?: string }> {
    const { choices, oracle, before } = this;
    const tries = triesOf[this.flow];
    const tried = this.code === '' ? tries.begins(choices, this.world) : tries.next(before, choices, this.world);
    const sender = this.senderOf(tried.event.type);
    const { seen, ...said } = tried.event;
    const heard: SentEvent = {
      ...said,
      ...(tried.isWrong === true && { fields: {} }),
      ...(seen === true && { seen: this.version }),
      fourEyesAbove,
      alternative: this.alternative,
    };
    const json = { ...said, ...(seen === true && { version: this.version }) };
    this.sent.push(`${before.known.state}: ${sender.role} ${JSON.stringify(json)}`);
    const { status, body } = await this.send(sender, json);
    if (status >= 500 || status === 400) return { status, difference: `answered ${status}: ${JSON.stringify(body)}` };
    const after = interpret(oracle, before, this.withIds(heard, []), sender);
    if (status < 300 !== (after !== undefined))
      return {
        status,
        difference: `answered ${status}, ${after ? `not led to ${after.known.state}` : 'not refused'}: ${JSON.stringify(body).slice(0, 300)}`,
      };
    if (after === undefined) return { status };
    if (said.type === 'intermediary.enter') this.seller = sender;
    this.rows.add(nameOf(this.flow, oracle.rows, after.row));
    if (onlyLooks(said.type, sender)) return { status };
    if (said.type === 'documents.uploaded') {
      this.before = after;
      return { status };
    }
    const application = member(body, 'application');
    this.code = String(member(application, 'code'));
    this.version = Number(member(application, 'version'));
    const contacts = said.type.startsWith('contact') ? await this.contacts() : [];
    const known = interpret(oracle, before, this.withIds(heard, contacts), sender) ?? after;
    this.before = known.tells.includes('analyseRisk') ? this.analysed(known, member(application, 'facts')) : known;
    this.alternative = member(application, 'facts', 'risk', 'alternative');
    const wrong = this.differencesIn({ ...Object(member(application, 'facts')) }, member(application, 'state'));
    return { status, ...(wrong !== undefined && { difference: wrong }) };
  }

  private send(sender: HistorySender, event: SentEvent): Promise<ServerAnswer> {
    const { server, code, flow } = this;
    if (code === '') return server.call(sender, 'POST', '/api/v1/applications', { flow, ...event });
    if (event.type !== 'documents.uploaded')
      return server.call(sender, 'POST', `/api/v1/applications/${code}/events`, event);
    const form = new FormData();
    form.set('document_type', String(event['documentType']));
    form.set('files', new Blob([new Uint8Array(picture)]), 'paper.png');
    return server.call(sender, 'POST', `${uploads[flow] ?? ''}/uploadDocuments?code=${code}`, form);
  }

  /** The application once the risk rules have said what the server says they did. */
  private analysed(known: Interpreted<K>, facts: unknown): Interpreted<K> {
    const [result, alternative] = [member(facts, 'risk', 'result'), member(facts, 'risk', 'alternative')];
    const event = { type: 'risk.analysed', attempt: known.known['attempt'], result, alternative };
    const after = interpret(this.oracle, known, event, { role: 'system' });
    if (after) this.rows.add(nameOf(this.flow, this.oracle.rows, after.row));
    return after ?? known;
  }

  /** Who sends it: mostly who may. */
  private senderOf(type: string): HistorySender {
    const { choices, before, server } = this;
    const roles = rolesFor(type);
    if (type === 'documents.uploaded') return { role: 'applicant' };
    if (type === 'step.save' && this.seller) return this.seller;
    const fitting = server.people.filter(({ role }) => roles.includes(role));
    if (choices.chance(0.12)) return choices.of(server.people);
    return before.maker !== null && roles.includes('applicant') && choices.chance(0.7)
      ? before.maker
      : choices.of(fitting);
  }

  /** The event with the ids that the server gave what it adds. */
  private withIds(event: SentEvent, contacts: KeptAnswers['contacts']): SentEvent {
    const known = new Set(this.before.kept.contacts.map(({ id }) => id));
    const fresh = contacts.filter(({ id }) => !known.has(id));
    if (event.type === 'contact.save') return { ...event, id: fresh[0]?.id ?? 'new' };
    if (event.type !== 'contacts.save') return event;
    const names = Object.entries<unknown>(Object(event['contacts']));
    const idOf = (type: unknown) => fresh.find((one) => one.contact_type === type)?.id ?? String(type);
    return { ...event, ids: Object.fromEntries(names.map(([name, one]) => [name, idOf(member(one, 'contact_type'))])) };
  }

  private async contacts(): Promise<KeptAnswers['contacts']> {
    const { body } = await this.read({ role: 'applicant' });
    return contactsIn(body);
  }

  private read(reader: HistorySender): Promise<ServerAnswer> {
    return this.server.call(reader, 'GET', `/api/v1/applications/${this.code}`);
  }

  /** Reads the application as somebody, and says what is another than by the table. */
  private async compareRead(): Promise<string | undefined> {
    const reader = this.choices.of(this.server.people);
    const { status, body } = await this.read(reader);
    if (status !== 200) return `reading it as ${reader.role} was answered ${status}`;
    this.version = Number(member(body, 'application', 'version'));
    const { known, kept } = this.before;
    const allowed = allowedTypes(this.oracle, this.before, reader).toSorted();
    const offered = listOf(member(body, 'allowed_events')).map(String).toSorted();
    if (!isDeepStrictEqual(offered, allowed)) {
      const [more, fewer] = [
        offered.filter((one) => !allowed.includes(one)),
        allowed.filter((one) => !offered.includes(one)),
      ];
      return `${known.state}: ${reader.role} may also send [${more.join()}], not [${fewer.join()}]`;
    }
    // Testers read dots.
    if (reader.role === 'qa') return undefined;
    const read: KeptAnswers = {
      steps: Object(member(body, 'data')),
      setAside: Object(member(body, 'set_aside')),
      contacts: contactsIn(body),
    };
    const facts = Object(member(body, 'application', 'facts'));
    return (
      this.differencesIn(facts, member(body, 'application', 'state'), reader, read) ??
      differenceIn('answers', read.steps, kept.steps) ??
      differenceIn('set aside', read.setAside, kept.setAside) ??
      differenceOf('contacts', plainContacts(read), plainContacts(kept))
    );
  }

  /** What the tables go by, as the server says it and as the table has it. */
  private differencesIn(
    facts: object,
    state: unknown,
    { role }: HistorySender = { role: 'applicant' },
    kept: KeptAnswers = this.before.kept,
  ): string | undefined {
    const { known } = this.before;
    if (state !== known.state) return `stands at ${String(state)}, not at ${known.state}`;
    const read = { state, ...this.oracle.knownOf({ context: { jump: null, ...facts, ...kept } }) };
    for (const [name, value] of Object.entries(read)) {
      const isHidden = name === 'proposedUntil' || (role !== 'admin' && hidden.includes(name));
      const difference = isHidden ? undefined : differenceOf(name, value, known[name]);
      if (difference !== undefined) return `${known.state}: ${difference}`;
    }
    return undefined;
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const contactsIn = (body: unknown): KeptAnswers['contacts'] =>
  listOf(member(body, 'contacts')).map((contact) => {
    const { id, parent_id, contact_type, ...fields } = Object(contact);
    return { id, parent_id, contact_type, fields };
  });

const differenceOf = (what: string, actual: unknown, expected: unknown): string | undefined =>
  isDeepStrictEqual(actual, expected)
    ? undefined
    : `${what} ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`;

const said = (fields?: Fields): Fields =>
  Object.fromEntries(Object.entries(filledIn(fields)).filter(([name]) => !worked.has(name)));

/** The first step whose answers differ, but for what is empty or worked out. */
function differenceIn(what: string, actual: KeptAnswers['steps'], expected: KeptAnswers['steps']): string | undefined {
  const steps = Object.keys({ ...actual, ...expected }).map(Number);
  const differences = steps.map((step) => differenceOf(`${what} of ${step}`, said(actual[step]), said(expected[step])));
  return differences.find((one) => one !== undefined);
}

const plainContacts = ({ contacts }: KeptAnswers): readonly object[] =>
  contacts.map(({ fields, ...contact }) => ({ ...contact, fields: said(fields) }));

/** Roles of who mostly sends an event. */
function rolesFor(type: string): readonly HistorySender['role'][] {
  if (type === 'intermediary.enter') return ['intermediary'];
  if (['help.save', 'application.jump', 'application.undo'].includes(type)) return ['admin'];
  return type === 'status.change' || type.startsWith('decision') ? ['staff', 'admin'] : ['applicant'];
}
