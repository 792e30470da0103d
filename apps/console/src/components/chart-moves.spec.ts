import { describeFlow } from '@statewise/flow';
import { loanApplicationFlow } from '@statewise/machines';
import { transitionOf } from './chart-moves.js';

const chart = describeFlow(loanApplicationFlow);
const found = (from: string, to: string, event?: string) => {
  const id = transitionOf(chart, { from, to, ...(event !== undefined && { event }) });
  return chart.transitions.find((transition) => transition.id === id);
};

it('finds the transition by which an application moved, also one of a state around it', () => {
  expect(found('stepTwo', 'stepThree', 'step.save')).toMatchObject({ event: 'step.save', targets: ['stepThree'] });
  const jumped = found('stepTwo', 'documents', 'application.jump');
  expect(jumped?.event).toBe('application.jump');
  expect(jumped?.from).not.toBe('stepTwo');
});

it('finds one without knowing the event, and none where none leads', () => {
  expect(found('stepThree', 'stepFour')?.from).toBe('stepThree');
  expect(found('thankYou', 'stepNine')).toBeUndefined();
});
