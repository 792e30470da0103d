import { describeFlow } from '@statewise/flow';
import { flows } from './flows.js';

it.each(flows.map((flow) => [flow.id, flow] as const))('says everything that %s declares as plain data', (_, flow) => {
  const description = describeFlow(flow);
  expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  expect(description.events.map(({ type }) => type)).toEqual(Object.keys(flow.events));
  expect(description.events.filter(({ says, by }) => says === '' || by.length === 0)).toEqual([]);
});

it('says of an event who sends it, what with, and what the server adds', () => {
  const loan = flows.find(({ id }) => id === 'loan-application');
  const events = loan ? describeFlow(loan).events : [];
  expect(events.find(({ type }) => type === 'application.jump')).toMatchObject({
    by: ['admin'],
    creates: false,
    adds: ['from'],
    payload: { required: ['state', 'reason'] },
    example: { reason: 'The customer asked by phone' },
  });
  expect(events.find(({ type }) => type === 'application.create')?.creates).toBe(true);
  expect(events.find(({ type }) => type === 'step.back')?.payload).toBeNull();
});
