import { statusValue } from '@statewise/flow';
import { noApplication, noStatuses } from './context.js';
import { stepOpening } from './open-step.js';

const { passed, failed } = statusValue;
const context = { ...noApplication, furthestStep: 4 };

it.each([
  ['stepThree', 1],
  ['stepThree', 4],
])('goes from %s to step %i, which an applicant has reached', (state, step) => {
  expect(stepOpening(context, state, step)).toEqual({ type: 'step.goTo', step });
});

it.each([
  ['stepThree', 5, {}, 'stepFive'],
  ['stepThree', 6, {}, 'documents'],
  ['stepThree', 7, {}, 'thankYou'],
  ['stepThree', 7, { final: passed }, 'finished.accepted'],
  ['stepThree', 7, { nbb: failed }, 'finished.rejected'],
  ['stepThree', 6, { final: passed }, 'documents'],
  ['stepThree', 6, { nbb: failed }, 'documents'],
  ['finished.rejected', 2, { nbb: failed }, 'stepTwo'],
  ['finished.accepted', 1, { final: passed }, 'stepOne'],
  ['stepThree', 9, {}, ''],
])('jumps from %s to step %i with the statuses %j: %s', (from, step, statuses, state) => {
  expect(stepOpening({ ...context, statuses: { ...noStatuses, ...statuses } }, from, step)).toEqual({
    type: 'application.jump',
    state,
    reason: `step ${step} opened by an admin`,
  });
});
