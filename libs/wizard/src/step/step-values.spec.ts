import { checkFields, contactClasses, People, StepOne, StepThree } from '@statewise/fields';
import { sentValues, typedValues } from './step-values.js';

const known = { at: '2026-11-20T10:00:00.000Z', steps: {} };

it('shows stored answers as text and ticks', () => {
  const values = typedValues(StepOne, { first_name: 'Ada', dependants: 2, co_borrower: true });
  expect(values).toMatchObject({
    first_name: 'Ada',
    dependants: '2',
    co_borrower: true,
    last_name: '',
    accept_gdpr: false,
  });
});

it('sends amounts as numbers however they are typed', () => {
  const sent = (amount: string) =>
    sentValues(StepThree, typedValues(StepThree, { net_monthly_income: amount }), known)['net_monthly_income'];
  expect(['2800', '2.800,50', '2,800.50', '€ 2 800'].map(sent)).toEqual([2800, 2800.5, 2800.5, 2800]);
  expect(sent('two thousand')).toBe('two thousand');
  expect(
    checkFields(StepThree, { net_monthly_income: sent('9'.repeat(400)) }, known).errors?.['net_monthly_income'],
  ).toEqual(['max']);
});

it('sends only what is asked and answered', () => {
  const typed = typedValues(StepThree, {
    main_occupation: 'retired',
    employer: 'Harbour Hospital',
    living_situation: 'owner',
    other_income: '',
  });
  const sent = sentValues(StepThree, typed, known);
  expect(sent).toMatchObject({ main_occupation: 'retired', living_situation: 'owner' });
  expect(sent).not.toHaveProperty('employer');
  expect(sent).not.toHaveProperty('other_income');
});

it('says of an answer that was given and is empty now that it is', () => {
  const typed = typedValues(StepThree, { main_occupation: 'retired', other_income: '' });
  expect(sentValues(StepThree, typed, known, { other_income: 300, employer: 'Harbour Hospital' })).toMatchObject({
    main_occupation: 'retired',
    other_income: '',
  });
  expect(sentValues(StepThree, typed, known, { employer: 'Harbour Hospital' })).not.toHaveProperty('employer');
  expect(sentValues(StepThree, typed, known, { other_income: null })).not.toHaveProperty('other_income');
});

it('leaves a question open until it is answered, and a no is an answer', () => {
  const sentAfter = (stored: object) => sentValues(People, typedValues(People, { ...stored }), known);
  expect(typedValues(People, {})).toEqual({ pep: '' });
  expect([{}, { pep: false }, { pep: 'yes' }].map(sentAfter)).toEqual([{}, { pep: false }, { pep: true }]);
});

it('sends percentages as numbers, a comma or a point before their decimals', () => {
  const owner = contactClasses.beneficial_owner_individual;
  const sent = (shares: string) => sentValues(owner, typedValues(owner, { shares }), known)['shares'];
  expect(['33.33', '33,33', '40', 'half'].map(sent)).toEqual([33.33, 33.33, 40, 'half']);
});
