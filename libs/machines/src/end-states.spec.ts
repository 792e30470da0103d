import { describeChart, endStates } from '@statewise/flow';
import { flows } from './flows.js';

it.each([
  ['loan-application', ['finished', 'finished.rejected', 'finished.accepted']],
  ['e-banking', ['completed']],
  ['store', ['finish']],
])('takes for an end of %s where the bank has decided or has it', (id, ends) => {
  const flow = flows.find((one) => one.id === id);
  if (flow === undefined) throw new Error(`there is no flow ${id}`);
  expect([...endStates(describeChart(flow.machine))]).toEqual(ends);
});
