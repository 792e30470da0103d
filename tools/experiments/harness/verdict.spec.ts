import { Tally } from './tally.ts';
import { hasFailed, verdictTable, type ExperimentVerdict } from './verdict.ts';

function verdict(faults: number, counted = 1200, more: Partial<ExperimentVerdict> = {}): ExperimentVerdict {
  const tally = new Tally();
  if (counted > 0) tally.add('calls', counted);
  for (let n = 0; n < faults; n += 1) tally.fault(`wrong ${n}`);
  return { name: 'kills', size: '3 kills', seconds: 4.4, tally, ...more };
}

it('shows what was counted, and that it passed', () => {
  expect(verdictTable([verdict(0)]).split('\n')[2]).toBe('| kills | 3 kills | 4 s | calls 1,200 | passed |');
});

it('fails for a single fault, however much went well', () => {
  expect(hasFailed([verdict(0), verdict(1)])).toBe(true);
  expect(verdictTable([verdict(1)])).toContain('FAULTS 1 | FAILED |');
});

it('takes an experiment that counted nothing for failed', () => {
  expect(hasFailed([verdict(0, 0)])).toBe(true);
});

it('neither passes nor fails what cannot be done here', () => {
  const impossible = verdict(0, 0, { impossible: 'only root can mount' });
  expect(hasFailed([impossible])).toBe(false);
  expect(verdictTable([impossible])).toContain('| only root can mount | not possible here |');
});

it('keeps a dozen sentences and counts all faults', () => {
  const { sentences, faults } = verdict(40).tally;
  expect([sentences.length, faults]).toEqual([12, 40]);
});
