import { fieldsOf, isFields } from '@statewise/fields';
import { allowedEvents, pickPayload, statusValue, type Role } from '@statewise/flow';
import { decisionOn, sampleAt, ChartPath, type SentEvent } from '@statewise/flow/testing';
import { creation, riskAnswer, saving, sent, wholeWay } from '../testing/loan-samples.js';
import { exampleOffer } from './events.js';
import { loanApplicationFlow } from './flow.js';

const fresh = () => ChartPath.through(loanApplicationFlow);
const why = (path: ChartPath, event: SentEvent) => {
  const decision = decisionOn(loanApplicationFlow, path.snapshot, event);
  return decision.taken ? undefined : decision.errors;
};

it('explains a refused first save by its fields', () => {
  const event = sent({ type: 'application.create', fields: { first_name: 'Ada' }, loan: { amount: 10 } });
  expect(fresh().can(event)).toBe(false);
  expect(why(fresh(), event)).toMatchObject({ last_name: ['required'], accept_gdpr: ['required'], amount: ['min'] });
});

it('explains a refused save by the fields of the present step alone', () => {
  const path = fresh().send(creation);
  expect(why(path, saving(2, { postcode: '' }))).toEqual({ postcode: ['required'] });
  expect(why(path, saving(3, { sector: '' }))).toBeUndefined();
  expect(why(path, saving(2))).toBeUndefined();
});

it('explains a refused loan by its fields', () => {
  const path = fresh().send(creation);
  const event = sent({ type: 'loan.change', fields: { amount: 'much' } });
  expect(path.can(event)).toBe(false);
  expect(why(path, event)).toMatchObject({ amount: ['numbers'] });
});

it('points at the answers that are missing when step five is saved too early', () => {
  const path = fresh().send(
    creation,
    sent({ type: 'application.jump', state: 'stepFive', reason: 'asked by phone' }, 'admin'),
  );
  expect(path.can(saving(5))).toBe(false);
  expect(why(path, saving(5))).toEqual({ stepTwo: ['required'], stepThree: ['required'], stepFour: ['required'] });
});

it('points at the field of an earlier step that a later answer made invalid', () => {
  const path = fresh().send(
    ...wholeWay,
    sent({ type: 'step.back' }),
    sent({ type: 'step.goTo', step: 1 }),
    saving(1, { date_of_birth: '01/01/1953' }),
    sent({ type: 'step.goTo', step: 5 }),
  );
  expect(path.can(saving(5))).toBe(false);
  expect(why(path, saving(5))).toEqual({ 'stepFour.loan_term': ['oneOf'] });
});

it('gives no field errors where the state is the reason', () => {
  const path = fresh().send(...wholeWay, riskAnswer(statusValue.failed));
  expect(why(path, saving(2, { postcode: '' }))).toBeUndefined();
  expect(why(path, sent({ type: 'step.back' }))).toBeUndefined();
});

it('lists what each role can send', () => {
  const { snapshot } = fresh().send(creation);
  const allowed = (role: Role) => allowedEvents(loanApplicationFlow, snapshot, { role }, sampleAt);
  expect(allowed('applicant')).toEqual(
    expect.arrayContaining(['step.save', 'step.back', 'step.goTo', 'loan.change', 'application.resume']),
  );
  const forbidden = ['application.jump', 'application.undo', 'status.change', 'promotion.remove', 'review.request'];
  expect(allowed('applicant').filter((type) => forbidden.includes(type))).toEqual([]);
  expect(allowed('admin')).toEqual(expect.arrayContaining(['application.jump', 'status.change']));
  expect(allowed('admin')).not.toContain('application.resume');
  expect(allowed('staff')).not.toContain('application.jump');
  expect(allowed('system')).toContain('status.change');
});

it('lists a second person’s half and an objection where there is something to decide or to object to alone', () => {
  const allowed = (path: ReturnType<typeof fresh>, role: Role) =>
    allowedEvents(loanApplicationFlow, path.snapshot, { role }, sampleAt);
  const passed = fresh().send(...wholeWay, riskAnswer(statusValue.passed));
  expect(allowed(passed, 'staff')).not.toContain('decision.decline');
  expect(allowed(passed, 'applicant')).not.toContain('review.request');
  const accepting = {
    type: 'status.change',
    statusType: 'final',
    statusValue: statusValue.passed,
    reason: 'ok',
  } as const;
  const proposed = passed.send(sent({ ...accepting, seen: 1, person: 'ada', fourEyesAbove: 0 }, 'staff'));
  expect(allowed(proposed, 'staff')).toContain('decision.decline');
  const rejected = fresh().send(...wholeWay, riskAnswer(statusValue.failed));
  expect(allowed(rejected, 'applicant')).toContain('review.request');
});

const hostile: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  1.5,
  Number.NaN,
  '',
  '2',
  [],
  {},
  { length: 1e9 },
  [[[]]],
  JSON.parse('{"__proto__":{"a":1},"constructor":1}'),
  () => 1,
  Symbol('s'),
  10n,
];
/** A snapshot of every stage, so that each guard is asked. */
const stages = [
  fresh(),
  ...[1, 2, 3, 4, 5].map((length) => fresh().send(...wholeWay.slice(0, length))),
  fresh().send(...wholeWay, riskAnswer(statusValue.passed)),
  fresh().send(...wholeWay, riskAnswer(statusValue.failed)),
];

it('never throws for a hostile payload, with or without a sender, and never moves on one', () => {
  const claims = Object.entries(loanApplicationFlow.events).flatMap(([type, { payload, serverFields, who }]) => {
    const names = [...(payload ? fieldsOf(payload).keys() : []), ...Object.keys(serverFields)];
    // What an applicant adds in words when asking for a person can be left out or be anything.
    return payload && type !== 'review.request' ? [...who.roles, undefined].map((role) => ({ type, names, role })) : [];
  });
  const moved: string[] = [];
  for (const path of stages) {
    for (const { type, names, role } of claims) {
      for (const value of hostile.filter((said) => type !== 'step.goTo' || said !== '2')) {
        const members = Object.fromEntries(names.map((name) => [name, value]));
        const event = { ...members, type, ...(role && { actor: { role } }) };
        if (path.can(event)) moved.push(`${path.state} ${type} ${String(value)}`);
      }
    }
  }
  expect(moved).toEqual([]);
});

it.each([
  [undefined, 'required'],
  [null, 'required'],
  ['x', 'format'],
  [1, 'format'],
  [[], 'format'],
])('says of answers that are no object, as %j, that all of them are wrong', (fields, key) => {
  const { errors } = pickPayload(loanApplicationFlow, { type: 'step.save', step: 2, fields }, 'drop');
  expect(errors).toEqual({ data: [key] });
});

it('refuses members that an event does not declare, and drops those that only the server puts on', () => {
  const claim = { type: 'step.back', at: '2030-01-01T00:00:00Z', actor: { role: 'admin' }, offer: {} };
  expect(pickPayload(loanApplicationFlow, claim, 'drop')).toEqual({ errors: { offer: ['unknown'] } });
  const change = { type: 'loan.change', fields: { amount: 1 }, offer: { terms: [] }, actor: { role: 'admin' } };
  expect(pickPayload(loanApplicationFlow, change, 'drop')).toEqual({
    event: { type: 'loan.change', fields: { amount: 1 } },
  });
  expect(pickPayload(loanApplicationFlow, { type: 'no.such', x: 1 }, 'drop')).toEqual({ event: { type: 'no.such' } });
});

it('refuses each part of a payload that is missing or wrong', () => {
  const path = fresh().send(creation);
  const jump = sent({ type: 'application.jump', state: 'stepFour', reason: 'asked' }, 'admin');
  expect(path.can(jump)).toBe(true);
  for (const name of ['state', 'reason']) {
    for (const value of hostile)
      expect([name, value, path.can({ ...jump, [name]: value })]).toEqual([
        name,
        value,
        name === 'reason' && value === '2',
      ]);
  }
});

it('does not trust an offer that is broken inside', () => {
  const path = fresh().send(creation);
  for (const broken of [null, 1, 'x', [], {}, { term: 36 }]) {
    const offer = { maximum: 'a', terms: [broken], promotions: [broken] };
    expect(path.can({ type: 'loan.change', fields: { amount: 9_000 }, offer })).toBe(false);
    expect(fresh().can({ ...creation, offer })).toBe(false);
    const partly = { ...exampleOffer, terms: [...exampleOffer.terms, broken] };
    if (!isFields(broken)) expect(fresh().can({ ...creation, offer: partly })).toBe(false);
  }
});

it('finds own fields only, whatever an object inherits or is called', () => {
  const path = fresh().send(creation);
  const fields: unknown = JSON.parse('{"__proto__":{"street":"x"},"constructor":"x","toString":"x"}');
  expect(path.can({ type: 'step.save', step: 2, fields })).toBe(false);
  expect(why(path, { type: 'step.save', step: 2, fields })).toMatchObject({
    street: ['required'],
    constructor: ['unknown'],
  });
  expect(path.can(sent({ type: 'application.jump', state: '__proto__', reason: 'x' }, 'admin'))).toBe(false);
});
