import { statusValue, type FlowEvent, type Role } from '../flow/flow.js';
import { Walk } from '../testing/walk.js';
import { loanApplicationFlow } from './flow.js';
import { loanApplicationMachine } from './machine.js';
import { creation, riskAnswer, sampleAt, saving, sent, wholeWay } from '../testing/loan-samples.js';
import type { LoanEvent } from './types.js';

const fresh = () => Walk.of(loanApplicationMachine);
const asFlowEvent = (event: LoanEvent, role: Role = 'applicant'): FlowEvent => ({
  ...event,
  at: sampleAt,
  actor: event.actor ?? { role },
});
const why = (walk: Walk, event: LoanEvent) =>
  loanApplicationFlow.explain(walk.snapshot.context, asFlowEvent(event), walk.state);

it('explains a refused first save by its fields', () => {
  const event: LoanEvent = sent({ type: 'application.create', fields: { first_name: 'Ada' }, loan: { amount: 10 } });
  expect(fresh().can(event)).toBe(false);
  expect(why(fresh(), event)).toMatchObject({ last_name: ['required'], accept_gdpr: ['required'], amount: ['min'] });
});

it('explains a refused save by the fields of the present step alone', () => {
  const walk = fresh().send(creation);
  expect(why(walk, saving(2, { postcode: '' }))).toEqual({ postcode: ['required'] });
  expect(why(walk, saving(3, { sector: '' }))).toBeUndefined();
  expect(why(walk, saving(2))).toBeUndefined();
});

it('explains a refused loan by its fields', () => {
  const walk = fresh().send(creation);
  const event = sent({ type: 'loan.change', fields: { amount: 'much' } });
  expect(walk.can(event)).toBe(false);
  expect(why(walk, event)).toMatchObject({ amount: ['numbers'] });
});

it('points at the answers that are missing when step five is saved too early', () => {
  const walk = fresh().send(
    creation,
    sent({ type: 'application.jump', state: 'stepFive', reason: 'asked by phone' }, 'admin'),
  );
  expect(walk.can(saving(5))).toBe(false);
  expect(why(walk, saving(5))).toEqual({ stepTwo: ['required'], stepThree: ['required'], stepFour: ['required'] });
});

it('points at the field of an earlier step that a later answer made invalid', () => {
  const walk = fresh().send(
    ...wholeWay,
    sent({ type: 'step.back' }),
    sent({ type: 'step.goTo', step: 1 }),
    saving(1, { date_of_birth: '01/01/1953' }),
    sent({ type: 'step.goTo', step: 5 }),
  );
  expect(walk.can(saving(5))).toBe(false);
  expect(why(walk, saving(5))).toEqual({ 'stepFour.loan_term': ['oneOf'] });
});

it('gives no field errors where the state is the reason', () => {
  const walk = fresh().send(...wholeWay, riskAnswer(statusValue.failed));
  expect(why(walk, saving(2, { postcode: '' }))).toBeUndefined();
  expect(why(walk, sent({ type: 'step.back' }))).toBeUndefined();
});

it('tells who may try what', () => {
  const { context } = fresh().send(creation).snapshot;
  const mayTry = (type: string, role: Role) =>
    loanApplicationFlow.mayTry?.(context, { type, at: sampleAt, actor: { role } });
  expect([mayTry('application.jump', 'admin'), mayTry('application.jump', 'staff')]).toEqual([true, false]);
  expect([mayTry('status.change', 'system'), mayTry('status.change', 'applicant')]).toEqual([true, false]);
  expect([mayTry('application.resume', 'applicant'), mayTry('application.resume', 'admin')]).toEqual([true, false]);
  expect(mayTry('application.undo', 'admin')).toBe(false);
  expect([mayTry('promotion.remove', 'applicant'), mayTry('review.request', 'applicant')]).toEqual([false, false]);
  expect(mayTry('step.save', 'applicant')).toBe(true);
  expect(mayTry('no.such', 'admin')).toBe(false);
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
const names = [
  'fields',
  'loan',
  'offer',
  'step',
  'state',
  'reason',
  'attempt',
  'result',
  'reasons',
  'documentType',
  'count',
  'statusType',
  'statusValue',
  'referrer',
  'storeNumber',
  'isStaff',
  'at',
  'actor',
];

/** A snapshot of every stage, so that each guard is asked. */
const stages = [
  fresh(),
  ...[1, 2, 3, 4, 5].map((length) => fresh().send(...wholeWay.slice(0, length))),
  fresh().send(...wholeWay, riskAnswer(statusValue.passed)),
  fresh().send(...wholeWay, riskAnswer(statusValue.failed)),
];

it('never throws for a hostile payload, with or without a sender, and never moves on one', () => {
  const withPayload = loanApplicationMachine.events.filter(
    (type) => !['step.back', 'promotion.remove', 'review.request'].includes(type),
  );
  const moved: string[] = [];
  for (const walk of stages) {
    for (const type of withPayload) {
      for (const value of hostile) {
        const event: FlowEvent = {
          type,
          at: sampleAt,
          actor: { role: 'applicant' },
          ...Object.fromEntries(names.map((name) => [name, value])),
        };
        loanApplicationFlow.explain(walk.snapshot.context, event, walk.state);
        if (walk.can(event)) moved.push(`${walk.state} ${type} ${String(value)}`);
      }
    }
  }
  expect(moved).toEqual([]);
});

it('refuses each part of a payload that is missing or wrong', () => {
  const walk = fresh().send(creation);
  const jump = sent({ type: 'application.jump', state: 'stepFour', reason: 'asked' }, 'admin');
  expect(walk.can(jump)).toBe(true);
  for (const name of ['state', 'reason', 'actor']) {
    for (const value of hostile)
      expect([name, value, walk.can({ ...jump, [name]: value })]).toEqual([
        name,
        value,
        name === 'reason' && value === '2',
      ]);
  }
});

it('does not trust an offer that is broken inside', () => {
  const walk = fresh().send(creation);
  for (const broken of [null, 1, 'x', [], {}, { term: 36 }]) {
    const offer = { maximum: 'a', terms: [broken], promotions: [broken] };
    expect(walk.can(sent({ type: 'loan.change', fields: { amount: 9_000 }, offer }))).toBe(false);
    expect(fresh().can({ ...creation, offer })).toBe(false);
  }
});

it('finds own fields only, whatever an object inherits or is called', () => {
  const walk = fresh().send(creation);
  const fields: unknown = JSON.parse('{"__proto__":{"street":"x"},"constructor":"x","toString":"x"}');
  expect(walk.can(sent({ type: 'step.save', step: 2, fields }))).toBe(false);
  expect(why(walk, sent({ type: 'step.save', step: 2, fields }))).toMatchObject({
    street: ['required'],
    constructor: ['unknown'],
  });
  expect(walk.can(sent({ type: 'application.jump', state: '__proto__', reason: 'x' }, 'admin'))).toBe(false);
});
