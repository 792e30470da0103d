import { IntermediaryLogin, StoreDetails, StoreEntry } from '@statewise/fields';
import { languages } from '@statewise/i18n';
import { fieldMessages, withoutOwn } from '@statewise/wizard/testing/own-messages';
import { storeErrors as errors } from './catalogue.js';

const forms = { StoreEntry, IntermediaryLogin, StoreDetails };

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(forms))('every rule of %s has words of its own for each field', async (_, type) => {
    expect(withoutOwn(await fieldMessages({ types: [type], language, errors }))).toEqual([]);
  });
});
