import { feedbackFlow } from './feedback-flow.js';
import { ChartPath } from './chart-path.js';
import { samplesToExplore } from './flow-exploration.js';
import { restingStates } from './flow-samples.js';
import { wayTo } from './way-to.js';

const exploration = samplesToExplore(feedbackFlow);

it('leads to every state by sample events that the flow takes', () => {
  for (const state of restingStates(feedbackFlow)) {
    const way = wayTo(feedbackFlow, exploration, state);
    if (way === undefined) throw new Error(`no way leads to ${state}`);
    expect(ChartPath.through(feedbackFlow).send(...way).state).toBe(state);
  }
});

it('goes as an applicant does, although a jump would be shorter', () => {
  const states = restingStates(feedbackFlow);
  const ways = states.map((state) => wayTo(feedbackFlow, exploration, state) ?? []);
  expect(ways.flat().map(({ type }) => type)).not.toContain('application.jump');
});

it('knows no way to a state that the chart does not have', () => {
  expect(wayTo(feedbackFlow, exploration, 'nowhere')).toBeUndefined();
});
