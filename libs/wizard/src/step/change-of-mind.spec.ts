import {
  choices,
  exampleOf,
  fieldSpecs,
  StoreDetails,
  StoreEntry,
  type Fields,
  type FormField,
  type LoanOffer,
} from '@statewise/fields';
import { FlowClient, type FlowBinding, type UnstampedEvent } from '@statewise/flow-client';
import type { Flow, FlowContext } from '@statewise/flow';
import { businessAccountFlow, loanApplicationFlow, storeFlow } from '@statewise/machines';
import { cardWay, companyWay, creation, saving, traderWay, wholeWay } from '@statewise/machines/testing';
import { formPlaces } from '../flow/places.js';
import { memoryTransport } from '../testing/memory-transport.js';
import { stepForm, type StepForm } from './step-form.js';

// Every field of every step is answered A, then B, then A again, each time as the form would send it. What was saved, what
// is set aside and what the loan costs must be as at first.

const offer: LoanOffer = {
  rate: 4.95,
  maximum: null,
  terms: [12, 24, 36, 48].map((term) => ({ term, minimum: 500 })),
  promotions: [{ id: 1, months: 12, is_default: false }],
};
/** What may be borrowed for a type: only renovations have a promotion. */
const offerOf = (fields: Fields): LoanOffer =>
  Number(fields['consumer_loan_application_loan_type_id'] ?? fields['loan_type_id']) === 1
    ? offer
    : { ...offer, rate: 6.5, promotions: [] };

const promotionField = 'consumer_loan_application_promotion_id';
const partnerField = 'co_borrower_civil_status';
const promotion = { [promotionField]: 1 };
const withPartner = { co_borrower: true, co_borrower_civil_status: 'widowed', co_borrower_date_of_birth: '02/05/1986' };
const partnered: UnstampedEvent = { ...creation, fields: { ...creation.fields, ...withPartner } };
const steps: readonly UnstampedEvent[] = [saving(2), saving(3, { co_borrower_income: 1_900 }), saving(4, promotion)];

const entry = exampleOf(StoreEntry);
const atStore: UnstampedEvent = { type: 'application.create', fields: entry };
const details = { ...exampleOf(StoreDetails), promotion_id: 1 };

const ways: readonly (readonly [string, Flow, readonly UnstampedEvent[]])[] = [
  ['a loan', loanApplicationFlow, wholeWay.slice(0, 4)],
  ['a loan of two with a promotion', loanApplicationFlow, [partnered, ...steps]],
  ['an account of a company', businessAccountFlow, companyWay],
  ['an account of a sole trader', businessAccountFlow, traderWay],
  ['a card account', businessAccountFlow, cardWay],
];

/** Other values that a person could give a field. */
function othersOf({ name, kind, values, dropdown }: FormField, value: unknown): readonly (string | boolean)[] {
  const listed: readonly unknown[] = values ?? Object.entries(choices).find(([list]) => list === dropdown)?.[1] ?? [];
  if (kind === 'boolean') return [value !== true];
  // Of long lists the first and the last say what the others would.
  const others = listed.filter((one) => one !== value).map(String);
  if (others.length > 0) return others.length > 6 ? [others.at(0) ?? '', others.at(-1) ?? ''] : others;
  if (name === 'loan_term') return ['12', '48'];
  return [''];
}

class Visitor {
  private constructor(
    private readonly flow: Flow,
    readonly client: FlowClient,
  ) {}

  static async after(flow: Flow, events: readonly UnstampedEvent[]): Promise<Visitor> {
    sessionStorageOf.clear();
    const transport = memoryTransport(flow, (event) => (event.type === 'contact.save' ? { id: '1', ...event } : event));
    for (const event of events) await transport.send('', { event, key: '' });
    const client = new FlowClient({ flow, transport, storage: sessionStorageOf });
    client.open(await transport.read(''));
    return new Visitor(flow, client);
  }

  get context(): FlowContext {
    return this.client.view().snapshot.context;
  }

  form(step: number): StepForm {
    const { client } = this;
    const fieldsClass = formPlaces(this.flow).find((place) => place.step === step)?.fields;
    if (fieldsClass === undefined) throw new Error(`no form at ${step}`);
    const flow: FlowBinding = {
      ...client.view(),
      client,
      can: (event) => client.can(event),
      send: (event, options) => client.send(event, options),
      explain: (event) => client.explain(event),
      type: (number, fields) => client.type(number, fields),
    };
    const known = { ...this.context, offer: offerOf({ ...this.context.steps[step], ...client.view().drafts[step] }) };
    const isLoan = this.flow !== businessAccountFlow;
    const eventOf = (fields: Fields) => ({
      type: 'step.save',
      step,
      fields,
      ...(isLoan && { offer: offerOf(fields) }),
    });
    return stepForm({ flow, step, fieldsClass, known, eventOf, type: (change) => client.type(step, change) });
  }

  /** Goes to a step, types and saves; whether that was taken. */
  async save(step: number, typed: Readonly<Record<string, string | boolean>>): Promise<boolean> {
    if (this.form(step).step !== this.placeNow()) this.client.send({ type: 'step.goTo', step });
    await settled();
    this.client.type(step, typed);
    const isTaken = this.form(step).save();
    await settled();
    return isTaken;
  }

  private placeNow(): number | undefined {
    return formPlaces(this.flow).find(({ state }) => state === this.client.view().state)?.step;
  }
}

const kept = new Map<string, string>();
const sessionStorageOf: Storage = {
  get length() {
    return kept.size;
  },
  clear: () => kept.clear(),
  getItem: (key) => kept.get(key) ?? null,
  key: (at) => [...kept.keys()][at] ?? null,
  removeItem: (key) => void kept.delete(key),
  setItem: (key, value) => void kept.set(key, value),
};

const settled = () => new Promise((done) => setTimeout(done, 0));

/** Answers without those that are emptied: an empty one and none at all say the same. */
const said = (answers: FlowContext['steps']) =>
  Object.fromEntries(
    Object.entries(answers).map(([step, fields]) => [
      step,
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== false)),
    ]),
  );

const forms = ways.flatMap(([title, flow, events]) =>
  formPlaces(flow)
    .filter(({ step }) =>
      events.some((event) => event['step'] === step || (step === 1 && event.type.includes('create'))),
    )
    .map(({ step, fields }) => [title, step, flow, events, fields === undefined ? [] : fieldSpecs(fields)] as const),
);

it.each(forms)(
  'gives back what %s had at step %i after A, B and A again',
  async (_title, step, flow, events, specs) => {
    let changed = 0;
    for (const spec of specs) {
      for (const other of othersOf(spec, (await Visitor.after(flow, events)).context.steps[step]?.[spec.name])) {
        const visitor = await Visitor.after(flow, events);
        if (!(await visitor.save(step, {}))) continue;
        const { steps: before, setAside } = visitor.context;
        const { [spec.name]: first = '', [promotionField]: chosen = '' } = visitor.form(step).values;
        // The lists empty what goes with another choice, and remember it: the promotion, and the partner's civil status.
        const isType = spec.name === 'consumer_loan_application_loan_type_id';
        if (!(await visitor.save(step, { [spec.name]: other, ...(isType && { [promotionField]: '' }) }))) continue;
        changed += 1;
        const partner = String(visitor.context.setAside[1]?.[partnerField] ?? '');
        const isBack = await visitor.save(step, {
          [spec.name]: first,
          ...(isType && { [promotionField]: chosen }),
          ...(spec.name === 'civil_status' &&
            other === 'married' && { co_borrower: partner !== '', [partnerField]: partner }),
        });
        expect({ field: spec.name, other, isBack }).toEqual({ field: spec.name, other, isBack: true });
        const after = {
          field: spec.name,
          other,
          steps: said(visitor.context.steps),
          setAside: said(visitor.context.setAside),
        };
        expect(after).toEqual({
          field: spec.name,
          other,
          steps: said(before),
          setAside: said(asideOf(setAside, visitor)),
        });
      }
    }
    expect(changed > 0 || specs.every(({ kind }) => kind !== 'choice')).toBe(true);
  },
);

/** Steps that set nothing aside may have an entry or none. */
function asideOf(before: FlowContext['setAside'], { context }: Visitor): FlowContext['setAside'] {
  const none = Object.keys(context.setAside).map((step) => [step, {}] as const);
  return { ...Object.fromEntries(none), ...before };
}

it('gives back what a store typed of its customer after A, B and A again, and saves it so', async () => {
  const step = 2;
  const typed = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));
  for (const spec of fieldSpecs(StoreDetails)) {
    for (const other of othersOf(spec, typed[spec.name])) {
      const visitor = await Visitor.after(storeFlow, [atStore]);
      visitor.client.type(step, typed);
      const before = visitor.form(step).event;
      const isType = spec.name === 'loan_type_id';
      visitor.client.type(step, { [spec.name]: other, ...(isType && { promotion_id: '' }) });
      visitor.client.type(step, { [spec.name]: typed[spec.name] ?? '', ...(isType && { promotion_id: '1' }) });
      expect({ field: spec.name, event: visitor.form(step).event }).toEqual({ field: spec.name, event: before });
      expect({ field: spec.name, other, isTaken: await visitor.save(step, {}) }).toMatchObject({ isTaken: true });
      expect(visitor.context.steps[step]).toMatchObject(details);
    }
  }
});
