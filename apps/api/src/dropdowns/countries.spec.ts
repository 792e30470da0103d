import { countryCodes } from '@statewise/fields';
import { languages } from '@statewise/i18n';
import { countryChoices, nationalityChoices } from './countries.js';

const labelled = (choices: readonly { readonly value: string; readonly label: string }[]) =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label]));

it('names a nationality as people say it, not as the country', () => {
  expect(labelled(nationalityChoices('en'))).toMatchObject({ be: 'Belgian', mt: 'Maltese', gb: 'British' });
  expect(labelled(nationalityChoices('nl'))).toMatchObject({ be: 'Belgische', nl: 'Nederlandse', mt: 'Maltese' });
  expect(labelled(nationalityChoices('fr'))).toMatchObject({ be: 'Belge', fr: 'Française', dz: 'Algérienne' });
});

it.each(languages)('has one nationality for every country, each told apart, in %s', (language) => {
  const choices = nationalityChoices(language);
  expect(choices.map(({ value }) => value).sort()).toEqual([...countryCodes]);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
});

it.each(languages)(
  'takes the name of a country only for places without a nationality of their own in %s',
  (language) => {
    const countries = labelled(countryChoices(language));
    const same = nationalityChoices(language).filter(({ value, label }) => countries[value] === label);
    expect(same.map(({ value }) => value)).toEqual(expect.arrayContaining(['aq', 'tf', 'um']));
    expect(same.length).toBeLessThan(12);
  },
);
