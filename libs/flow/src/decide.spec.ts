import { decide } from './decide.js';
import { initialSnapshot } from './snapshot.js';
import { feedbackFlow } from './testing/feedback-flow.js';

const stamp = { at: '2026-01-01T00:00:00.000Z', actor: { role: 'applicant' } } as const;

it('refuses what the chart does not take where the application stands', () => {
  expect(decide(feedbackFlow, initialSnapshot(feedbackFlow), { type: 'step.back', ...stamp })).toMatchObject({
    taken: false,
  });
});
