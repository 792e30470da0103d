import { checkFrenchSpaces, withFrenchSpaces } from './french-spaces.ts';
import { temporaryRepository } from '../testing/temporary-repository.ts';

const write = temporaryRepository();

describe('French texts', () => {
  test.each([
    ['apps/loan/src/messages/fr.ts', "export const messages = { a: 'Combien ?' };"],
    ['apps/api/src/mail/texts.ts', "export const texts = { en: 'How many ?', fr: { a: `Reste : ${1}` } };"],
    ['apps/api/src/mail/texts.ts', "export const texts = { fr: 'Combien?' };"],
    ['apps/api/content/pages/a/fr.md', '---\ntitle: "Combien ?"\n---\n\nAutant.'],
    ['apps/api/content/pages/a/fr.md', '---\ntitle: Combien\n---\n\nAutant: {{phone: mt}}.'],
    ['apps/api/content/blocks/a/fr.json', '{ "a": "Combien?" }'],
  ])('of %s keep their marks beside their words: %s', (file, source) => {
    expect(checkFrenchSpaces(write({ [file]: source }))).toHaveLength(1);
  });

  test('have no-break spaces, and other texts ordinary ones', () => {
    const texts = "export const texts = { en: 'Total : 5 %', fr: 'Combien\u00a0? 10:42, https://a.example' };";
    expect(checkFrenchSpaces(write({ 'apps/api/src/mail/texts.ts': texts }))).toEqual([]);
    const page = '---\ntitle: Combien\u00a0? 10:42\n---\n\n[Nous]({{contact-form: Un prêt}}) écrire.';
    const block = '{ "title": "Combien\u00a0?", "href": "{{contact-form: Un prêt}}" }';
    const english = '---\ntitle: Total : 5 %\n---\n';
    expect(
      checkFrenchSpaces(
        write({
          'apps/api/content/pages/a/fr.md': page,
          'apps/api/content/pages/a/en.md': english,
          'apps/api/content/blocks/a/fr.json': block,
        }),
      ),
    ).toEqual([]);
    expect(withFrenchSpaces('« Total : 5 % » ou quoi ?').split('\u00a0')).toEqual([
      '«',
      'Total',
      ': 5',
      '%',
      '» ou quoi',
      '?',
    ]);
  });
});
