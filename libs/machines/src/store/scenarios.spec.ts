import { exampleOf, StoreDetails, StoreEntry } from '@statewise/fields';
import { stateOf } from '@statewise/flow';
import { decisionOn, ChartPath } from '@statewise/flow/testing';
import { exampleOffer } from '../loan-application/events.js';
import { isStoreContext, noSale } from './context.js';
import { storeFlow } from './flow.js';

const entry = { type: 'application.create', fields: exampleOf(StoreEntry) };
const intermediary = { role: 'intermediary', id: '1' } as const;
const seller = { storeNumber: '104', intermediaryId: '1', name: 'Els Smet' };
const entering = { type: 'intermediary.enter', seller, actor: intermediary };
const details = (change = {}) => ({
  type: 'step.save',
  step: 2,
  fields: { ...exampleOf(StoreDetails), ...change },
  offer: exampleOffer,
});

const at = (path: ChartPath) => stateOf(storeFlow, path.snapshot);
const start = () => ChartPath.through(storeFlow);

it('lets an employee sell who says in which store and under which number', () => {
  const path = start().send(entry, details());
  expect(at(path)).toBe('finish');
  expect(path.actions).toContain('prepareLoan');
  expect(path.snapshot.context).toMatchObject({ route: 'store', seller: { storeNumber: '101' }, isPrepared: true });
});

it('refuses an employee number that does not begin with letters and end with digits', () => {
  const wrong = { ...entry, fields: { ...exampleOf(StoreEntry), employee_number: '1234' } };
  expect(decisionOn(storeFlow, start().snapshot, wrong)).toMatchObject({
    taken: false,
    errors: { employee_number: ['format'] },
  });
});

it('goes to the login and back, and lets a signed-in intermediary begin from both', () => {
  const login = start().send({ type: 'login.open' });
  expect(at(login)).toBe('intermediaryLogin');
  expect(at(login.send({ type: 'login.leave' }))).toBe('identify');
  for (const path of [start(), login]) {
    const begun = path.send(entering);
    expect(at(begun)).toBe('applicationDetails');
    expect(begun.snapshot.context).toMatchObject({ route: 'intermediary', seller });
  }
});

it('lets nobody sell as an intermediary who is not signed in', () => {
  expect(decisionOn(storeFlow, start().snapshot, { ...entering, actor: { role: 'applicant' } }).taken).toBe(false);
});

it('prepares no loan that is larger than what is lent', () => {
  const { snapshot } = start().send(entry);
  // No term is on offer for it either: that is one reason, and is told once.
  for (const term of [36, 999, ''])
    expect(decisionOn(storeFlow, snapshot, details({ loan_amount: 25_000.01, loan_term: term }))).toHaveProperty(
      'errors',
      { loan_amount: ['max'] },
    );
  expect(decisionOn(storeFlow, snapshot, details({ loan_amount: 25_000 })).taken).toBe(true);
});

it('prepares one loan application and no second one', () => {
  const finished = start().send(entry, details());
  expect(decisionOn(storeFlow, finished.snapshot, details()).taken).toBe(false);
  const back = { type: 'application.jump', state: 'applicationDetails', reason: 'again', actor: { role: 'admin' } };
  expect(decisionOn(storeFlow, finished.snapshot, back).taken).toBe(false);
});

it('knows which states stand for nothing that is stored', () => {
  expect(storeFlow.begins).toEqual(['identify', 'intermediaryLogin']);
  expect(storeFlow.creates).toEqual(['application.create', 'intermediary.enter']);
});

it.each([
  ['without a maximum', { offer: { ...exampleOffer, maximum: null } }, true],
  ['above the maximum', { offer: { ...exampleOffer, maximum: 499 } }, false],
])('takes a loan %s', (_, given, isTaken) => {
  expect(decisionOn(storeFlow, start().send(entry).snapshot, { ...details(), ...given }).taken).toBe(isTaken);
});

it('says that an amount is missing and not that it is too high', () => {
  const { snapshot } = start().send(entry);
  expect(decisionOn(storeFlow, snapshot, details({ loan_amount: '' }))).toHaveProperty('errors.loan_amount', [
    'required',
  ]);
});

it('asks the server for the offer where the loan is saved alone', () => {
  const { needsServerFields } = storeFlow.events['step.save'] ?? {};
  expect([1, 2].map((step) => needsServerFields?.({ type: 'step.save', step }))).toEqual([false, true]);
});

it('knows its own facts', () => {
  const { seller: _, ...unsold } = noSale;
  const { isPrepared: __, ...unprepared } = noSale;
  expect([noSale, unsold, unprepared].map(isStoreContext)).toEqual([true, false, false]);
});
