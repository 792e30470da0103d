import {
  checkFields,
  Address,
  Basics,
  contactClasses,
  ContactMessage,
  exampleOf,
  fieldsOf,
  IntermediaryLogin,
  LoanDetails,
  Marketing,
  People,
  StepFive,
  StepFour,
  StepOne,
  StepThree,
  StepTwo,
  StoreDetails,
  StoreEntry,
  Subscribe,
} from '../index.js';
import { at, offer } from '../testing/answers.js';

const classes = {
  StepOne,
  StepTwo,
  StepThree,
  StepFour,
  StepFive,
  LoanDetails,
  StoreEntry,
  StoreDetails,
  IntermediaryLogin,
  ContactMessage,
  Subscribe,
  Address,
  Basics,
  Marketing,
  People,
  ...contactClasses,
};

const known = {
  at,
  steps: { 0: exampleOf(LoanDetails), 1: exampleOf(StepOne) },
  offer: offer({
    terms: [{ term: 36, minimum: 2_000 }],
    promotions: [{ id: 1, months: 6, is_default: true }],
  }),
};

describe.each(Object.entries(classes))('the examples of %s', (_, type) => {
  it('are valid together', () => {
    expect(checkFields(type, exampleOf(type), known).errors).toBeUndefined();
  });

  it('stand on every field that is asked for', () => {
    const silent = [...fieldsOf(type)].filter(([, { derived, example }]) => derived !== true && example === undefined);
    // Exactly one of the store and another installer is named.
    expect(silent.map(([name]) => name)).toEqual(type === StepFour ? ['store_id'] : []);
  });
});

it('has the examples of inherited fields too', () => {
  expect(exampleOf(StepFour)).toMatchObject(exampleOf(LoanDetails));
});
