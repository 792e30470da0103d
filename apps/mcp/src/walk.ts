import { describeChart, roles, type Flow } from '@statewise/flow';
import { beginning, eventsAt, leavesAt, take, type SimulationEntry } from '@statewise/flow/simulation';
import { z } from 'zod';

/** Events of a walk, in their order. */
export const walkedEvents = z.array(
  z.object({
    type: z.string().describe('The type of an event of the chart'),
    role: z.enum(roles).default('applicant').describe('Who sends it'),
    payload: z.record(z.unknown()).default({}).describe('Its members, such as `step` and `fields`'),
  }),
);

/** Where a walk through a flow's chart comes, step by step, and why an event is refused; nothing is stored. */
export function walk(flow: Flow, events: z.infer<typeof walkedEvents>): object {
  const chart = { machine: flow.machine, flow, description: describeChart(flow.machine) };
  const at = new Date().toISOString();
  const standing = (entry: SimulationEntry) => ({ states: leavesAt(chart, entry), events: eventsAt(chart, entry) });
  let entry = beginning(chart);
  const steps: object[] = [{ ...standing(entry) }];
  for (const event of events) {
    const step = take(chart, entry, event, at);
    if (step.refusal) return { steps: [...steps, { event: event.type, refused: step.refusal }], is_taken: false };
    entry = step.entry;
    steps.push({ event: event.type, actions: entry.actions, ...standing(entry) });
  }
  return { steps, is_taken: true };
}
