import { choices, countryCodes, isCountryCode } from './index.js';

it('has every country of ISO 3166 once', () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  const names = new Intl.DisplayNames('en', { type: 'region' });
  for (const code of countryCodes) expect(names.of(code.toUpperCase())).not.toBe(code.toUpperCase());
  expect(isCountryCode('be')).toBe(true);
});

it('has each choice once', () => {
  for (const values of Object.values(choices)) expect(new Set(values).size).toBe(values.length);
});
