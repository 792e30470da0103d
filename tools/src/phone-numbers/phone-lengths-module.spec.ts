import { readFileSync } from 'node:fs';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { phoneLengthsFile, phoneLengthsModule } from './phone-lengths-module.ts';

it('is what npm run phone-lengths writes from the installed metadata', () => {
  expect(readFileSync(phoneLengthsFile, 'utf8')).toBe(phoneLengthsModule());
});

it('knows a length for the mobile numbers of every country', () => {
  const text = phoneLengthsModule();
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples);
    if (example === undefined) continue;
    const group = text.split('\n').find((line) => new RegExp(`[: ]${example.countryCallingCode}[ ']`).test(line));
    expect(group?.replace(/:.*/, '').match(/\d+/g)).toContain(String(example.nationalNumber.length));
  }
});
