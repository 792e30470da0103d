import { problemsByStep } from './missing.js';

it('sorts what is missing by the steps where it is answered', () => {
  const errors = {
    'people.beneficial_owner': ['required'],
    'people.shares': ['shares'],
    'address.company': ['required', 'length'],
    payment: ['required'],
    'holders.principal_account_holder.0193.expiry': ['date'],
  };
  expect(problemsByStep(errors)).toEqual([
    { step: 2, problems: [{ field: 'company', key: 'required' }] },
    {
      step: 3,
      problems: [
        { field: 'beneficial_owner', key: 'required' },
        { field: 'shares', key: 'shares' },
      ],
    },
    { step: 4, problems: [{ field: 'expiry', key: 'date', contact: '0193' }] },
    { step: 5, problems: [{ key: 'required' }] },
  ]);
});

it('has nothing to say of a complete application', () => {
  expect(problemsByStep({})).toEqual([]);
});
