import { checkFields, LoanDetails, type Fields } from '../index.js';
import { at, errorsOf, offer } from '../testing/answers.js';

const loan = (changes: Fields = {}) => ({
  amount: 6000,
  consumer_loan_application_loan_type_id: 1,
  loan_term: 60,
  ...changes,
});
const rateOf = (given: Fields, known: object): unknown =>
  checkFields(LoanDetails, given, { at, ...known }).fields['yearly_rate'];
const today = { offer: { ...offer(), rate: 6.5 } };
const agreed = (changes: Fields = {}) => ({ ...today, steps: { 0: loan({ yearly_rate: 4.9, ...changes }) } });

describe('the rate of a loan', () => {
  it('is that of the offer, whatever rate is sent', () => {
    expect(rateOf(loan(), today)).toBe(6.5);
    expect(rateOf(loan({ yearly_rate: 1 }), today)).toBe(6.5);
  });

  it('stays the one at which the loan was chosen', () => {
    expect(rateOf(loan(), agreed())).toBe(4.9);
    expect(rateOf(loan({ yearly_rate: 1 }), agreed())).toBe(4.9);
    expect(rateOf(loan(), { steps: agreed().steps })).toBe(4.9);
  });

  it('stays while nothing is chosen, before and now', () => {
    const nothing = { amount: undefined, consumer_loan_application_loan_type_id: undefined, loan_term: undefined };
    expect(rateOf({}, { ...today, steps: { 0: { yearly_rate: 4.9 } } })).toBe(4.9);
    expect(rateOf(loan(nothing), { ...today, steps: { 0: { ...nothing, yearly_rate: 4.9 } } })).toBe(4.9);
  });

  it.each([{ amount: 6001 }, { loan_term: 48 }, { consumer_loan_application_loan_type_id: 2 }])(
    'is that of the day for %j',
    (changes) => {
      expect(rateOf(loan(changes), agreed())).toBe(6.5);
    },
  );

  it.each(['', undefined, '4.9'])('is that of the day where the loan had %j', (yearly_rate) => {
    expect(rateOf(loan(), agreed({ yearly_rate }))).toBe(6.5);
  });

  it('is not the sender’s to set where no offer names one', () => {
    expect(rateOf(loan(), { offer: offer() })).toBeUndefined();
    expect(rateOf(loan({ yearly_rate: 1 }), { offer: offer() })).toBe('');
  });

  it.each([
    [-0.01, ['numbers']],
    [0, undefined],
    [999.99, undefined],
    [1000, ['numbers']],
  ])('of %d is refused by %j', (rate, errors) => {
    expect(errorsOf(LoanDetails, 'yearly_rate', loan(), { at, offer: { ...offer(), rate } })).toEqual(errors);
  });
});
