import { isFrugal } from './prefetch.js';

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('with a connection of %o it is %s that nothing is fetched before it is needed', (connection, frugal) => {
  expect(isFrugal(connection === undefined ? {} : { connection })).toBe(frugal);
});
