import { inDetail, snapshotsOf, type ReplayEntry } from './log-entries.js';

const moment = (more: Partial<ReplayEntry>): ReplayEntry => ({
  seq: 1,
  event: 'step.save',
  from: 'a',
  to: 'b',
  actor: { role: 'applicant' },
  at: '2026-11-20T10:00:00.000Z',
  chain: 'holds',
  fault: null,
  differences: [],
  ...more,
});
const standing = { facts: { furthest: 1 }, answers: { 1: { name: 'Ada' } }, set_aside: {}, contacts: {} };

it('is what was told first, with the differences of what came since', () => {
  const snapshots = snapshotsOf([
    moment({ standing }),
    moment({
      differences: [
        { part: 'facts', of: null, name: 'furthest', was: 1, is: 2 },
        { part: 'answers', of: '2', name: 'city', was: null, is: 'Gent' },
        { part: 'answers', of: '1', name: 'name', was: 'Ada', is: null },
      ],
    }),
  ]);
  expect(snapshots).toEqual([
    standing,
    { facts: { furthest: 2 }, answers: { 2: { city: 'Gent' } }, set_aside: {}, contacts: {} },
  ]);
});

it('is not known where an older chart led, and known again behind a migration', () => {
  expect(snapshotsOf([moment({ differences: null }), moment({ differences: null, standing })])).toEqual([
    undefined,
    standing,
  ]);
});

it('tells of a group of members those that changed', () => {
  const difference = {
    part: 'facts' as const,
    of: null,
    name: 'statuses',
    was: { risk: 0, final: 0 },
    is: { risk: 1, final: 0 },
  };
  expect(inDetail(difference)).toEqual([{ ...difference, name: 'statuses.risk', was: 0, is: 1 }]);
  expect(inDetail({ ...difference, was: null })).toHaveLength(1);
});
