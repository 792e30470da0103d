import { checkFields } from '@statewise/fields';
import { Address } from './content-rules.js';

class Linked {
  @Address()
  href: string;
}

const errorsOf = (href: string) => checkFields(Linked, { href }, { at: '' }).errors;

it('E19: takes no address of a link that only looks like a path of the site', () => {
  for (const href of ['/\\evil.example', '//evil.example', '/\t/evil.example'])
    expect(errorsOf(href)).toEqual({ href: ['format'] });
  expect(errorsOf('/fees')).toBeUndefined();
});
