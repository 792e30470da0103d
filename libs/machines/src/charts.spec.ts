import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { describeChart } from '@statewise/flow';
import { explore } from '@statewise/flow/testing';
import { charts } from './testing/charts.js';
import { browserInputs, browserSamples } from './testing/browser-samples.js';

const inTheBrowser = charts.filter(({ persisted }) => !persisted);

/** Counters go up without end, and no guard asks what was typed over; nothing else tells so many situations apart. */
function keyOf({ value, context }: AnyMachineSnapshot): string {
  const {
    request: _request,
    attempt: _attempt,
    attempts: _attempts,
    refusals: _refusals,
    bases: _bases,
    articles = [],
    ...rest
  } = context;
  return JSON.stringify([value, rest, Math.min(articles.length, 3)]);
}

describe.each(inTheBrowser.map((chart) => [chart.id, chart] as const))('%s', (id, { machine, title }) => {
  const events = browserSamples[id] ?? (() => []);
  const startFrom = [undefined, ...(browserInputs[id] ?? [])].map((input) => ({
    snapshot: initialTransition(machine, input)[0],
    path: [],
  }));
  const coverage = explore(machine, { events, keyOf, startFrom });

  it('is reached and walked in full by generated paths', () => {
    expect(coverage.unreached).toEqual([]);
    expect(coverage.untaken).toEqual([]);
  });

  it('stays as it is on every event that it does not take', () => {
    const changed: string[] = [];
    const seen = new Set<string>();
    for (const { snapshot } of coverage.situations) {
      const refused = events(snapshot).filter((event) => !snapshot.can(event));
      // Situations that agree in where they are and in what they refuse do the same with it: nothing.
      const alike = JSON.stringify([snapshot.value, refused]);
      if (seen.has(alike)) continue;
      seen.add(alike);
      for (const event of refused) {
        const [after, actions] = transition(machine, snapshot, event);
        if (after !== snapshot || actions.length > 0)
          changed.push(`${JSON.stringify(snapshot.value)} on ${event.type}`);
      }
    }
    expect(changed).toEqual([]);
  });

  it('says what its states, guards, actions and delays mean', () => {
    const chart = describeChart(machine);
    expect([chart.id, chart.title]).toEqual([id, title]);
    expect(chart.states.filter(({ description }) => description === null)).toEqual([]);
    const parts = chart.transitions
      .flatMap(({ guard, actions }) => [...(guard ? [guard] : []), ...actions])
      .filter(({ name }) => !name.startsWith('xstate.'));
    expect(parts.filter(({ description }) => description === null)).toEqual([]);
    const named = chart.states
      .flatMap(({ entry, exit }) => [...entry, ...exit])
      .filter((name) => !name.startsWith('xstate.'));
    expect(named.filter((name) => chart.actions[name] === undefined)).toEqual([]);
    expect(
      chart.transitions.flatMap(({ delay }) => (delay !== null && chart.delays[delay] === undefined ? [delay] : [])),
    ).toEqual([]);
  });
});

it('lists every chart once', () => {
  expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
  expect(charts.map(({ machine }) => machine.id)).toEqual(charts.map(({ id }) => id));
});

it('keeps persisted charts free of delays and invocations', () => {
  for (const { machine } of charts.filter(({ persisted }) => persisted)) {
    expect(machine.events.filter((type) => type.startsWith('xstate.'))).toEqual([]);
    expect(describeChart(machine).states.filter(({ type }) => type === 'history')).toEqual([]);
  }
});
