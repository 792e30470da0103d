import { chartCatalogue } from '@statewise/machines/catalogue';
import { runInNewContext } from 'node:vm';
import { describeChart } from '@statewise/flow';
import { beginning, eventsAt, leavesAt, replay, take, type SimulatedEvent } from '@statewise/flow/simulation';
import * as flowTesting from '@statewise/flow/testing';
import { creation, saving } from '@statewise/machines/testing';
import { fragmentOf, simulationIn } from './simulation-link.js';
import { scenarioFile } from './scenario-file.js';

const at = '2026-11-20T10:00:00.000Z';
async function open(id: string) {
  const listed = chartCatalogue.find((chart) => chart.id === id);
  if (!listed) throw new Error(`There is no chart ${id}.`);
  const loaded = await listed.load();
  return { ...loaded, listed, description: describeChart(loaded.machine) };
}
const sent = ({ type, at: _, actor: __, ...payload }: typeof creation): SimulatedEvent => ({
  type,
  role: 'applicant',
  payload,
});
const created = sent(creation);
const saved = {
  ...sent(creation),
  type: 'step.save',
  payload: { step: 2, fields: (saving(2) as { fields: object }).fields },
};

it('walks a stored flow as the server would decide', async () => {
  const loan = await open('loan-application');
  const start = beginning(loan);
  expect([leavesAt(loan, start), eventsAt(loan, start)]).toEqual([
    ['start'],
    ['application.create', 'application.refer'],
  ]);
  const entries = replay(loan, [created, saved], at);
  expect(entries.map((entry) => leavesAt(loan, entry))).toEqual([['start'], ['stepTwo'], ['stepThree']]);
  expect(entries.at(-1)?.taken).toEqual(['stepTwo:step.save:1']);
});

it('says why an event is refused: a rule, a field, or who sends it', async () => {
  const loan = await open('loan-application');
  const [, second] = replay(loan, [created], at);
  if (!second) throw new Error('The application was not created.');
  const refusal = (event: SimulatedEvent) => take(loan, second, event, at).refusal;
  expect(refusal({ type: 'step.goTo', role: 'applicant', payload: { step: 5 } })?.unmet).toContain('isStepReached');
  expect(refusal({ type: 'step.save', role: 'applicant', payload: { step: 2, fields: {} } })?.errors).toHaveProperty(
    'street',
  );
  expect(refusal({ type: 'application.undo', role: 'applicant', payload: {} })?.unmet).toEqual(['isSender']);
  expect(refusal({ type: 'step.goTo', role: 'applicant', payload: {} })?.errors).toEqual({ step: ['required'] });
});

it('walks a chart of the browser, and names the guards that do not hold', async () => {
  const notice = await open('notice');
  const event = (kind: string): SimulatedEvent => ({ type: 'notice.opened', role: 'applicant', payload: { kind } });
  expect(replay(notice, [event('saver')], at)).toHaveLength(2);
  expect(take(notice, beginning(notice), event('unknown'), at).refusal?.unmet).not.toEqual([]);
  expect(replay(notice, [event('saver'), event('unknown'), event('saver')], at)).toHaveLength(2);
});

it('is shared by its link, and a link that was cut off holds no walk', async () => {
  const fragment = await fragmentOf([created, saved]);
  expect(fragment).toMatch(/^#walk=[\w-]+$/);
  expect(await simulationIn(fragment)).toEqual([created, saved]);
  expect(await simulationIn(fragment.slice(0, 40))).toEqual([]);
  expect(await simulationIn('#other')).toEqual([]);
  expect(await fragmentOf([])).toBe('');
});

it.each([
  ['loan-application', [created, saved], 'stepThree', './flow.js'],
  ['notice', [{ type: 'notice.opened', role: 'applicant', payload: { kind: 'saver' } }], 'open', './machine.js'],
] as const)('becomes a test beside its chart, which runs there: %s', async (id, events, state, module) => {
  const { listed, flow, machine } = await open(id);
  const text = scenarioFile(listed, 'goes on', events, state);
  expect(text).toContain(`import { ${listed.constant} } from '${module}';`);
  const titles: string[] = [];
  const note = (title: string, test: () => void): void => {
    titles.push(title);
    test();
  };
  runInNewContext(text.replaceAll(/^import .*$/gm, ''), {
    ...flowTesting,
    [listed.constant]: flow ?? machine,
    expect,
    it: note,
  });
  expect(titles).toEqual(['goes on']);
});
