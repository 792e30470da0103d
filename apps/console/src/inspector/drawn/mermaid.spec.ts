import { charts } from '@statewise/machines';
import { describeChart } from '@statewise/flow';
import { setup } from 'xstate';
import { mermaidOf } from './mermaid.js';

const { createMachine } = setup({});
const machine = createMachine({
  id: 'washing',
  meta: { title: 'Washing', guards: {}, actions: {} },
  initial: 'idle',
  states: {
    idle: { on: { begin: 'running' } },
    running: {
      type: 'parallel',
      states: {
        drum: { initial: 'slow', states: { slow: { on: { faster: 'fast' } }, fast: {} } },
        water: { initial: 'cold', states: { cold: {} } },
      },
      on: { stop: 'done' },
    },
    done: { type: 'final' },
  },
  on: { reset: '.idle' },
});

it('writes nested and parallel states, first and last ones', () => {
  expect(mermaidOf(describeChart(machine))).toBe(`stateDiagram-v2
  %% Washing
  [*] --> s1
  state "idle" as s1
  state "running" as s2 {
    state "drum" as s3 {
      [*] --> s4
      state "slow" as s4
      state "fast" as s5
    }
    --
    state "water" as s6 {
      [*] --> s7
      state "cold" as s7
    }
  }
  state "done" as s8
  s8 --> [*]
  s1 --> s2 : begin
  s2 --> s8 : stop
  s4 --> s5 : faster
  %% anywhere: reset → idle
`);
});

it.each(charts.map((chart) => [chart.id, chart.machine] as const))('closes what it opens for %s', (_, chart) => {
  const text = mermaidOf(describeChart(chart));
  expect(text.match(/\{$/gm)?.length ?? 0).toBe(text.match(/^\s*\}$/gm)?.length ?? 0);
  expect(text.split('\n').filter((line) => line.split(' : ').length > 2)).toEqual([]);
});
