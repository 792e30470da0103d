import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { PlatformContract, ResultOf } from '@statewise/contract';
import { type Flow, describeChart, roles } from '@statewise/flow';
import { z } from 'zod';
import type { Api } from './api.js';
import { beginning, eventsAt, leavesAt, take, type SimulationEntry } from '@statewise/flow/simulation';

/** Events of a walk, in their order. */
const walkedEvents = z.array(
  z.object({
    type: z.string().describe('The type of an event of the chart'),
    role: z.enum(roles).default('applicant').describe('Who sends it'),
    payload: z.record(z.unknown()).default({}).describe('Its members, such as `step` and `fields`'),
  }),
);

/** Where a walk through a flow's chart comes, step by step, and why an event is refused; nothing is stored. */
function walk(flow: Flow, events: z.infer<typeof walkedEvents>): object {
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

const reads = { readOnlyHint: true, openWorldHint: false } as const;
const text = (value: unknown) => ({ content: [{ type: 'text' as const, text: JSON.stringify(value) }] });

const id = z.string().uuid().describe('The id of the application, as lists have it; never its code');

const proposedAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), type: z.string(), value: z.number().int() }),
  z.object({ kind: z.literal('jump'), state: z.string() }),
  z.object({ kind: z.literal('act'), type: z.string() }),
]);

/** An act among those that are possible: how the console’s address chooses it, and what it is called. */
function choose(
  { statuses, jumps, acts }: ResultOf<PlatformContract['GET /api/v1/applications/{code}/acts']>,
  act: z.infer<typeof proposedAct>,
): { readonly chosen: Readonly<Record<string, string>>; readonly says: string } | undefined {
  if (act.kind === 'status') {
    const found = statuses.find(({ type, value }) => type === act.type && value === act.value);
    const chosen = { act: 'status', type: act.type, value: String(act.value) };
    return found && { chosen, says: `${found.label}: ${found.value_label}` };
  }
  if (act.kind === 'jump') {
    const found = jumps.find(({ state, is_allowed }) => is_allowed && state === act.state);
    return found && { chosen: { act: 'jump', state: act.state }, says: found.description ?? found.state };
  }
  const found = acts.find(({ type }) => type === act.type);
  return found && { chosen: { act: act.type }, says: found.label };
}

interface Surroundings {
  readonly flows: readonly Flow[];
  /** Origin of the console. */
  readonly consoleUrl: string;
}

/**
 * A server of the Model Context Protocol over the API, with the rights of a token that reads: flows, charts and
 * applications. It walks through charts without storing anything, and proposes acts to people. It does none.
 */
export function createServer(api: Api, { flows, consoleUrl }: Surroundings): McpServer {
  const server = new McpServer({ name: 'statewise', version: '1.0.0' });

  server.registerTool(
    'list_flows',
    { description: 'The flows, with the names of their states', inputSchema: {}, annotations: reads },
    async () => text(await api('GET /api/v1/flows')),
  );

  server.registerTool(
    'describe_chart',
    {
      description: 'A chart as data: its states, transitions, guards, actions and events with their descriptions',
      inputSchema: { flow: z.string().describe('The id of a flow') },
      annotations: reads,
    },
    async ({ flow }) => text(await api('GET /api/v1/flows/{id}', { id: flow })),
  );

  server.registerTool(
    'walk',
    {
      description:
        'Sends events to a chart from its beginning, without storing anything: where they lead and what is refused',
      inputSchema: { flow: z.string().describe('The id of a flow'), events: walkedEvents },
      annotations: reads,
    },
    async ({ flow, events }) => {
      const walked = flows.find((one) => one.id === flow);
      if (!walked) throw new Error(`There is no flow ${flow}.`);
      return text(walk(walked, events));
    },
  );

  server.registerTool(
    'read_application',
    {
      description: 'An application with its answers, and what the token may do with it now',
      inputSchema: { id },
      annotations: reads,
    },
    async (named) => {
      const [application, acts] = await Promise.all([
        api('GET /api/v1/applications/{code}', { code: named.id }),
        api('GET /api/v1/applications/{code}/acts', { code: named.id }),
      ]);
      return text({ ...application, possible: acts });
    },
  );

  server.registerTool(
    'propose_act',
    {
      description:
        'The address at which a person finds an act on an application filled in, to look at and to do or not; nothing is done here. Acts are those that `read_application` has in `possible`',
      inputSchema: { id, act: proposedAct },
      annotations: reads,
    },
    async ({ id: code, act }) => {
      const possible = await api('GET /api/v1/applications/{code}/acts', { code });
      const found = choose(possible, act);
      if (!found) throw new Error('This is not possible now: `read_application` says what is.');
      const address = new URL(`/console/applications/${code}/acts?${new URLSearchParams(found.chosen)}`, consoleUrl);
      return text({ address: address.href, says: found.says, state: possible.state });
    },
  );

  return server;
}
