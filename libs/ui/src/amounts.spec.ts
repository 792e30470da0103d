import { parseEuros } from '@statewise/finance';
import { createFormatter } from '@statewise/i18n';
import fc from 'fast-check';

it.each([
  ['mt', 'en'],
  ['be', 'nl'],
  ['be', 'fr'],
  ['ot', 'nl'],
] as const)('reads back every amount it writes for %s in %s', (country, language) => {
  const format = createFormatter({ country, language });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      (cents) => parseEuros(format.money(cents / 100)) === cents / 100,
    ),
  );
});
