import type { LoanCatalogue } from '@statewise/lending';
import fc from 'fast-check';
import { loanChoiceIn, loanFieldsOf } from './chosen-loan.js';
import type { LoanChoice } from './loan-choice.js';
import { adapted, isTooLate, isTooMuch, leastAmount, termsOnOffer, withNearestTerm } from './terms-on-offer.js';

const catalogue: LoanCatalogue = {
  success: true,
  loanTypes: [
    { id: 1, name: 'Renovation', maximum: 25_000, staff_only: false },
    { id: 2, name: 'Green', maximum: 25_000, staff_only: false },
  ],
  loanTerms: [
    { loan_type_id: 1, term: 12, minimum: 500 },
    { loan_type_id: 1, term: 24, minimum: null },
    { loan_type_id: 1, term: 48, minimum: 2_500 },
    { loan_type_id: 1, term: 60, minimum: null },
    { loan_type_id: 2, term: 12, minimum: 500 },
  ],
  allow_vm_promotions: true,
  allow_staff_loans: false,
  staff_referrer: 'staff.bank.example',
  promotions: [
    { id: 1, loan_id: 1, name: 'Six months', months: 6, is_default: true },
    { id: 2, loan_id: 1, name: 'A year', months: 12, is_default: false },
  ],
};

const choice: LoanChoice = { amount: '10000', loanType: 1, term: 48, promotion: 2, isBegun: false };

it('offers terms whose minimum the amount reaches, and shorter ones without a minimum', () => {
  expect(termsOnOffer(catalogue, choice)).toEqual([12, 24, 48]);
  expect(termsOnOffer(catalogue, { ...choice, amount: '1000' })).toEqual([12]);
});

it('clears a term that is not on offer any more', () => {
  expect(adapted(catalogue, choice, { amount: '1000' })).toMatchObject({ amount: '1000', term: 0, promotion: 2 });
});

it('brings the default promotion of another type, and back the one that was chosen', () => {
  const green = adapted(catalogue, choice, { loanType: 2 });
  expect(green).toMatchObject({ loanType: 2, promotion: 0, term: 0 });
  expect(adapted(catalogue, green, { loanType: 1 })).toMatchObject({ promotion: 2, term: 48 });
  const fromGreen = { ...choice, loanType: 2, promotion: 0 };
  expect(adapted(catalogue, fromGreen, { loanType: 1 })).toMatchObject({ promotion: 1 });
});

it('gives back what was chosen after a change of any kind and its undoing', () => {
  const changes = fc.oneof(
    fc.record({ loanType: fc.constantFrom(1, 2) }),
    fc.record({ amount: fc.constantFrom('', '100', '1000', '10000', '30000') }),
    fc.record({ born: fc.constantFrom('', '01/01/1990', `01/01/${new Date().getFullYear() - 73}`) }),
  );
  const firsts = fc.record({ promotion: fc.constantFrom(0, 1, 2), term: fc.constantFrom(12, 24, 48) });
  fc.assert(
    fc.property(firsts, fc.array(changes, { maxLength: 6 }), (first, way) => {
      const start = { ...choice, born: '01/01/1990', ...first };
      const changed = way.reduce((typed: LoanChoice, change) => adapted(catalogue, typed, change), start);
      const { loanType, amount, born } = start;
      const back = [{ loanType }, { amount }, { born }].reduce(
        (typed: LoanChoice, change) => adapted(catalogue, typed, change),
        changed,
      );
      expect(loanFieldsOf(back)).toEqual(loanFieldsOf(start));
    }),
  );
});

it('reads a calculation that another page carries over', () => {
  expect(loanChoiceIn('?amount=7,500&term=36&type=2')).toEqual({
    amount: '7500',
    promotion: 0,
    term: 36,
    loanType: 2,
  });
  expect(loanChoiceIn('?amount=lots')).toEqual({});
  expect(loanChoiceIn('?amount=0,125')).toEqual({});
  expect(loanChoiceIn('?amount=1.234,56')).toEqual({ amount: '1234.56', promotion: 0 });
});

it('becomes loan details once it is complete', () => {
  expect(loanFieldsOf(choice)).toEqual({
    amount: 10_000,
    consumer_loan_application_loan_type_id: 1,
    loan_term: 48,
    consumer_loan_application_promotion_id: 2,
  });
  expect(loanFieldsOf({ ...choice, term: 0 })).toBeUndefined();
});

it('brings the chosen term back once the amount that is being typed allows it again', () => {
  const typing = ['', '1', '15', '1000', '10000'].reduce(
    (typed, amount) => adapted(catalogue, typed, { amount }),
    choice,
  );
  expect(typing).toMatchObject({ amount: '10000', term: 48 });
  const chosen = adapted(catalogue, adapted(catalogue, choice, { amount: '1000' }), { term: 12 });
  expect(adapted(catalogue, chosen, { amount: '10000' })).toMatchObject({ term: 12 });
});

it('takes no loan into the application whose amount is too low to be lent, or more than a form takes', () => {
  expect(loanFieldsOf({ ...choice, amount: '0' })).toBeUndefined();
  expect(loanFieldsOf({ ...choice, amount: '999999999.99' })).toMatchObject({ amount: 999_999_999.99 });
  expect(loanFieldsOf({ ...choice, amount: '1000000000' })).toBeUndefined();
});

it('offers only terms that end before the 75th birthday once the date of birth is known', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(termsOnOffer(catalogue, { ...choice, born: '22/11/1955' }, now)).toEqual([12, 24, 48]);
  expect(termsOnOffer(catalogue, { ...choice, born: '21/11/1955' }, now)).toEqual([12]);
});

it('shortens a term that ends too late, and gives it back with another date', () => {
  const old = adapted(catalogue, choice, { born: `01/01/${new Date().getFullYear() - 73}` });
  expect(old.term).toBeLessThan(48);
  expect(old.term).toBeGreaterThan(0);
  expect(adapted(catalogue, old, { born: '01/01/1990' })).toMatchObject({ term: 48 });
});

it('knows what is more than is lent for a purpose, before a plan says so', () => {
  expect(isTooMuch(catalogue, { ...choice, amount: '25,000' })).toBe(false);
  expect(isTooMuch(catalogue, { ...choice, amount: '25,000.01' })).toBe(true);
});

it('knows whom no term suits, and the smallest amount that is lent at all', () => {
  const born = `01/01/${new Date().getFullYear() - 75}`;
  expect(isTooLate(catalogue, { ...choice, born })).toBe(true);
  expect(isTooLate(catalogue, { ...choice, amount: '100', born })).toBe(false);
  expect(leastAmount(catalogue, 1)).toBe(500);
  const dear = { ...catalogue, loanTerms: [{ loan_type_id: 1, term: 12, minimum: 1_000 }] };
  expect(leastAmount(dear, 1)).toBe(1_000);
});

it('makes a loan that can be applied for of whatever months and cents a calculator reckons with', () => {
  const links = fc.record({
    euros: fc.integer({ min: 50_000, max: 2_500_000 }).map((cents) => cents / 100),
    term: fc.integer({ min: 1, max: 600 }),
    type: fc.constantFrom(1, 2),
  });
  fc.assert(
    fc.property(links, ({ euros, term, type }) => {
      const carried = loanChoiceIn(`?amount=${euros}&term=${term}&type=${type}`);
      const first = adapted(catalogue, { ...choice, loanType: 0, promotion: 0 }, carried);
      const loan = loanFieldsOf(withNearestTerm(catalogue, first));
      expect(loan).toMatchObject({ amount: euros, consumer_loan_application_loan_type_id: type });
      const terms = termsOnOffer(catalogue, first);
      expect(terms).toContain(loan?.['loan_term']);
      if (terms.includes(term)) expect(loan).toMatchObject({ loan_term: term });
    }),
  );
});

it('takes the next longer term for one that is not on offer', () => {
  const carried = loanChoiceIn('?amount=12345.67&term=42&type=1');
  const first = withNearestTerm(catalogue, adapted(catalogue, { ...choice, loanType: 0 }, carried));
  expect(first).toMatchObject({ amount: '12345.67', term: 48, wantedTerm: 42 });
});
