import { Text } from '@statewise/fields';
import { defineSteps, step } from '@statewise/flow';
import type { Sql } from '../platform/database/sql.js';
import type { FlowRegistry } from './flow-registry.js';
import { StepNumbering, StepNumbers } from './step-numbers.js';

class Answer {
  @Text()
  answer: string;
}

const flow = {
  steps: defineSteps({ who: step(1, 'who', Answer), when: step(2, 'when', Answer), where: step(3, 'where', Answer) }),
};
const row = (state: string, number: number) => ({ state, number });
/** `when` came later and got the number 4, and `why` went. */
const moved = new StepNumbers(flow, [row('who', 1), row('where', 2), row('why', 3), row('when', 4)]);
const same = new StepNumbers(flow, [row('who', 1), row('when', 2), row('where', 3)]);

const jump = { from: 'when', furthestStep: 2, reason: 'asked', unmet: [] };
const placed = (current_step: number, furthest_step: number, facts: object = {}) => ({
  facts: { ...facts },
  current_step,
  furthest_step,
});

it('leaves a flow alone whose steps have kept their numbers', () => {
  const change = { ...placed(2, 3), steps: [] };
  expect(same.keptChange(change)).toBe(change);
  expect(same.present(change)).toBe(change);
  expect(same.presentWithAnswers(change)).toBe(change);
  const unnamed = new StepNumbers(flow, []);
  expect([1, 2, 3, 9].map((n) => unnamed.toKept(n))).toEqual([1, 2, 3, 9]);
  expect(unnamed.present(change)).toBe(change);
});

it('keeps answers under the number of their step’s name, and reads them from there', () => {
  expect([1, 2, 3, 9].map((n) => moved.toKept(n))).toEqual([1, 4, 2, 9]);
  const step_number = 2;
  const change = { ...placed(2, 3, { furthestStep: 3, jump }), steps: [{ step_number, fields: {}, set_aside: null }] };
  const kept = moved.keptChange(change);
  expect(kept).toEqual({
    ...placed(4, 2, { furthestStep: 2, jump: { ...jump, furthestStep: 4 } }),
    steps: [{ step_number: 4, fields: {}, set_aside: null }],
  });
  const steps = [{ step_number: 4, fields: {}, set_aside: null, draft: null }];
  expect(moved.presentWithAnswers({ ...kept, steps })).toEqual({ ...change, steps: [{ ...steps[0], step_number: 2 }] });
});

it('leaves facts out that are not there', () => {
  expect(moved.present(placed(4, 2)).facts).toEqual({});
  expect(moved.present(placed(4, 2, { jump: null, mood: 'glad' })).facts).toEqual({ jump: null, mood: 'glad' });
});

it('stands at the last step before one that the chart does not have any more', () => {
  expect(moved.present(placed(3, 3))).toEqual(placed(3, 3));
  const gone = new StepNumbers({ steps: defineSteps({ who: step(1, 'who', Answer) }) }, [
    row('what', 1),
    row('who', 2),
    row('why', 3),
  ]);
  expect(gone.present(placed(1, 3))).toEqual(placed(0, 1));
  expect(gone.present(placed(2, 7))).toEqual(placed(1, 7));
});

it('keeps the answers of a step that the chart does not have, by its name, and empties them once they are moved', () => {
  const answers = { fields: { answer: 'so' }, set_aside: null, draft: null };
  const nothing = { fields: null, set_aside: null, draft: null };
  const read = (kept: object) =>
    moved.presentWithAnswers({ ...placed(1, 1), steps: [{ step_number: 3, ...answers, ...kept }] });
  expect(read({})).toEqual({ ...placed(1, 1), steps: [], former: { why: answers } });
  expect(read(nothing)).toEqual({ ...placed(1, 1), steps: [] });
  expect(read({ step_number: 9 })).toEqual({ ...placed(1, 1), steps: [{ step_number: 9, ...answers }] });
  const left = moved.keptChange({ ...placed(1, 1), steps: [], left: ['why', 'nowhere'] });
  expect(left.steps).toEqual([{ step_number: 3, fields: null, set_aside: null, draft: null }]);
  expect(moved.keptChange({ ...placed(1, 1), steps: [] }).steps).toEqual([]);
});

it('knows by a number alone that it is another', () => {
  const swapped = new StepNumbers(flow, [row('who', 2), row('when', 1), row('where', 3)]);
  expect(swapped.present(placed(1, 2))).toEqual(placed(2, 1));
});

describe('the numbers of a flow that is served', () => {
  /** What is kept of the flow `visit`, as a database would keep it; `later` is what another process writes meanwhile. */
  function numbering(kept: { state: string; number: number }[], later: { state: string; number: number }[] = []) {
    const asked: string[] = [];
    const run = async ({ name }: { name: string }, values: readonly unknown[]) => {
      asked.push(name);
      if (name === 'flow-steps-lock') kept.push(...later);
      if (name === 'flow-steps-insert') kept.push(...(JSON.parse(String(values[1])) as typeof kept));
      return name === 'flow-steps' ? [...kept] : [];
    };
    const sql = { run, transaction: (work: (runner: object) => unknown) => work({ run }) } as unknown as Sql;
    const visit = { flow: { id: 'visit', ...flow } };
    const registry = { find: (id: string) => (id === 'visit' ? visit : undefined) } as unknown as FlowRegistry;
    return { steps: new StepNumbering(registry, sql), asked, kept };
  }

  it('are read once where every step has one', async () => {
    const { steps, asked } = numbering([row('who', 1), row('when', 4), row('where', 2)]);
    const numbers = await steps.of('visit');
    expect(await steps.of('visit')).toBe(numbers);
    expect(asked).toEqual(['flow-steps']);
    expect([1, 2, 3].map((n) => numbers.toKept(n))).toEqual([1, 4, 2]);
  });

  it('are given to new steps: their own, or the next one where that is taken', async () => {
    const { steps, kept, asked } = numbering([row('who', 1), row('where', 2), row('why', 6)]);
    const numbers = await steps.of('visit');
    expect(asked).toEqual(['flow-steps', 'flow-steps-lock', 'flow-steps', 'flow-steps-insert']);
    expect(kept).toContainEqual(row('when', 7));
    expect([1, 2, 3].map((n) => numbers.toKept(n))).toEqual([1, 7, 2]);
    const fresh = numbering([]);
    await fresh.steps.of('visit');
    expect(fresh.kept).toEqual([row('who', 1), row('when', 2), row('where', 3)]);
    const two = numbering([row('old', 2), row('older', 3)]);
    await two.steps.of('visit');
    expect(two.kept.slice(2)).toEqual([row('who', 1), row('when', 4), row('where', 5)]);
  });

  it('are those of another process that named them meanwhile', async () => {
    const { steps, kept } = numbering([row('who', 1)], [row('when', 8), row('where', 9)]);
    expect((await steps.of('visit')).toKept(2)).toBe(8);
    expect(kept).toHaveLength(3);
  });

  it('are as they are kept where the flow is not served', async () => {
    const { steps, asked } = numbering([]);
    expect([(await steps.of('gone')).toKept(7), asked]).toEqual([7, []]);
  });
});
