import fc from 'fast-check';
import { medianStay } from './median-stay.js';

const classOf = (seconds: number) => (seconds < 0.1 ? 0 : Math.floor(8 * Math.log2(seconds / 0.1)) + 1);

function medianOf(lengths: readonly number[]): number {
  const sorted = lengths.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
}

it('is the median to within five per cent', () => {
  const lengths = fc.array(fc.double({ min: 0.2, max: 3e7, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(lengths, (seconds) => {
      const found = medianStay(seconds.map((length) => ({ lengthClass: classOf(length), count: 1 }))) ?? 0;
      expect(Math.abs(found / medianOf(seconds) - 1)).toBeLessThan(0.05);
    }),
  );
});

it('is nothing where no stay has ended', () => {
  expect(medianStay([])).toBeNull();
  expect(medianStay([{ lengthClass: 3, count: 0 }])).toBeNull();
});
