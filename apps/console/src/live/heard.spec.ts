import { heardReducer, nothingHeard, type Heard } from './heard.js';

const transition = (seq: number) => ({
  ...{ flow: 'loan-application', id: 'x', seq, event: 'step.save', from: 'a', to: 'b' },
  ...{ actor: 'applicant', at: '2026-11-20T10:00:00.000Z' },
});
const hear = (heard: Heard, seq: number) => heardReducer(heard, { type: 'transition', transition: transition(seq) });
const seqs = ({ shown }: Heard) => shown.map(({ seq }) => seq);

it('shows the newest first, and keeps what comes while somebody reads', () => {
  const two = hear(hear(nothingHeard, 1), 2);
  expect(seqs(two)).toEqual([2, 1]);
  const paused = hear(hear(heardReducer(two, { type: 'pause' }), 3), 4);
  expect(seqs(paused)).toEqual([2, 1]);
  expect(paused.waiting).toHaveLength(2);
  expect(seqs(heardReducer(paused, { type: 'resume' }))).toEqual([4, 3, 2, 1]);
  expect(heardReducer(paused, { type: 'clear' })).toEqual({ ...nothingHeard, isPaused: true });
});

it('does not grow without end', () => {
  let heard = nothingHeard;
  for (let seq = 0; seq < 500; seq += 1) heard = hear(heard, seq);
  expect(heard.shown).toHaveLength(200);
  expect(heard.shown[0]?.seq).toBe(499);
});
