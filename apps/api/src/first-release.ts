const listing = (flow: string, step: number, fields: Readonly<Record<string, string>>, first = 0) =>
  Object.entries(fields).map(([field, listed_as], index) => ({ flow, step, field, listed_as, place: first + index }));

/** By which answers the flows of release 1.0.0 listed their applications; it is part of a migration and does not change. */
export const firstListing = [
  ...listing('loan-application', 0, { amount: 'amount' }),
  ...listing('loan-application', 1, { first_name: 'name', last_name: 'name', email: 'email' }),
  ...listing('e-banking', 1, { email: 'email' }),
  ...listing('e-banking', 2, { company: 'name', trade_name: 'word' }),
  ...listing('store', 2, { first_name: 'name', last_name: 'name', email: 'email', loan_amount: 'amount' }),
];

/** By which other answers they are found since; the same. */
export const laterListing = [
  ...listing('loan-application', 1, { date_of_birth: 'date', mobile: 'phone', telephone_number: 'phone' }, 4),
  ...listing('loan-application', 2, { mobile_number: 'phone', telephone_number: 'phone', city: 'word' }, 7),
  ...listing('e-banking', 1, { vat: 'number' }, 3),
  ...listing('e-banking', 2, { postalcode_city: 'word' }, 4),
  ...listing('e-banking', -2, { name: 'name', surname: 'name', company: 'name', birthday: 'date', idcard: 'card' }, 5),
  ...listing('store', 2, { date_of_birth: 'date', mobile: 'phone' }, 4),
];

const named = (flow: string, states: readonly string[], first = 0) =>
  states.map((state, index) => ({ flow, state, number: first + index }));

/** The steps of the flows of release 1.0.0, whose numbers stand on the answers that are kept since; the same. */
export const firstSteps = [
  ...named('loan-application', [
    'stepVm',
    'stepOne',
    'stepTwo',
    'stepThree',
    'stepFour',
    'stepFive',
    'documents',
    'thankYou',
  ]),
  ...named('e-banking', ['resume', 'basics', 'address', 'people', 'holders', 'payment', 'marketing', 'finish']),
  ...named('store', ['identify', 'applicationDetails', 'finish'], 1),
];
