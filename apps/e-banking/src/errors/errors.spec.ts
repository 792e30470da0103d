import { Address, Basics, contactClasses, Marketing, Payment, People } from '@statewise/fields';
import { languages } from '@statewise/i18n';
import { fieldMessages, withoutOwn } from '@statewise/wizard/testing/own-messages';
import { businessCatalogue } from '../messages/catalogue.js';
import { businessErrors as errors } from './catalogue.js';

const forms = { Basics, Address, People, Payment, Marketing };

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(forms))('every rule of %s has words of its own for each field', async (_, type) => {
    const texts = await businessCatalogue.load(language);
    expect(withoutOwn(await fieldMessages({ types: [type], language, errors, texts }))).toEqual([]);
  });

  it.each(Object.entries(contactClasses))('every rule of %s has words of its own for each field', async (_, type) => {
    const texts = await businessCatalogue.load(language);
    expect(withoutOwn(await fieldMessages({ types: [type], language, errors, texts, of: 'contact' }))).toEqual([]);
  });
});
