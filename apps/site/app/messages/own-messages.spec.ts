import { ContactMessage, Subscribe } from '@statewise/fields';
import { languages } from '@statewise/i18n';
import { fieldMessages, withoutOwn } from '@statewise/wizard/testing/own-messages';
import { contactCatalogue } from '../contact/messages/catalogue.js';
import { siteCatalogue } from './catalogue.js';

describe.each(languages)('in %s', (language) => {
  it('every rule of the contact form and of applications for jobs has words of its own for each field', async () => {
    const texts = await contactCatalogue.load(language);
    const messages = await fieldMessages({ types: [ContactMessage], language, errors: contactCatalogue, texts });
    expect(withoutOwn(messages)).toEqual([]);
  });

  it('every rule of the newsletter’s form has words of its own for each field', async () => {
    const texts = Object.entries(await siteCatalogue.load(language)).flatMap(([key, text]) =>
      key.startsWith('subscribe.error.') ? [[key.slice('subscribe.'.length), text]] : [],
    );
    const input = { types: [Subscribe], language, errors: siteCatalogue, texts: Object.fromEntries(texts) };
    expect(withoutOwn(await fieldMessages(input))).toEqual([]);
  });
});
