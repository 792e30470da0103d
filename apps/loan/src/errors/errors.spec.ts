import { LoanDetails, StepFive, StepFour, StepOne, StepThree, StepTwo } from '@statewise/fields';
import { languages } from '@statewise/i18n';
import { fieldMessages, withoutOwn } from '@statewise/wizard/testing/own-messages';
import { loanErrors as errors } from './catalogue.js';

/** One of two is enough: both say so. */
const oneIsEnough = ['mobile', 'mobile_number', 'telephone_number', 'third_party_installer'];
const forms = { LoanDetails, StepOne, StepTwo, StepThree, StepFour, StepFive };

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(forms))('every rule of %s has words of its own for each field', async (_, type) => {
    const messages = await fieldMessages({ types: [type], language, errors });
    expect(withoutOwn(messages, oneIsEnough)).toEqual([]);
  });
});
