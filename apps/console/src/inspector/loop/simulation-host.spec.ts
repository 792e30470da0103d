import { describeChart, stateOf, type Flow } from '@statewise/flow';
import { beginning, replay, take, type SimulatedEvent } from '@statewise/flow/simulation';
import { wayTo } from '@statewise/flow/testing';
import { FlowClient } from '@statewise/flow-client';
import { loanApplicationFlow, storeFlow } from '@statewise/machines';
import { explorationOf } from '@statewise/machines/testing/flow-exploration';
import { hostTransport } from '@statewise/wizard/embedded';
import { SimulationHost, type RefusedEvent, type HostedSimulation } from './simulation-host.js';

const at = '2026-11-20T10:00:00.000Z';

/** A walk without the page around it, with a wizard's client that has it for a server. */
function play(flow: Flow) {
  const chart = { machine: flow.machine, flow, description: describeChart(flow.machine) };
  const refused: (RefusedEvent | undefined)[] = [];
  let events: readonly SimulatedEvent[] = [];
  const stage = (): HostedSimulation => {
    const entries = replay(chart, events, at);
    const entry = entries.at(-1) ?? beginning(chart);
    const open = (next: readonly SimulatedEvent[]): void => {
      events = next;
      host.update(stage());
    };
    const send = (event: SimulatedEvent) => {
      const { refusal } = take(chart, entry, event, at);
      if (!refusal) open([...events, event]);
      return refusal;
    };
    return { chart, simulation: { entries, position: entries.length - 1, entry, at, send, open } };
  };
  const host: SimulationHost = new SimulationHost(stage(), (told) => refused.push(told));
  const client = new FlowClient({
    flow,
    transport: hostTransport(host, new AbortController().signal),
    storage: noStorage,
  });
  onTestEnd.push(() => client.close());
  const follow = jest.fn();
  host.attach({ follow, wayTo: (state) => Promise.resolve(wayTo(flow, explorationOf(flow), state)) });
  return { host, client, follow, refused, stage, types: () => events.map(({ type }) => type) };
}

const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const onTestEnd: (() => void)[] = [];
afterEach(() => {
  for (const end of onTestEnd.splice(0)) end();
});

const settled = (client: FlowClient): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => (client.isUnderWay ? void setTimeout(look, 5) : resolve());
    look();
  });

it('leads walk and wizard to a state by samples, and says where none lead', async () => {
  const { host, client, follow, stage } = play(loanApplicationFlow);
  expect(host.application()).toBeUndefined();
  expect(await host.goTo('stepThree')).toBe(true);
  expect(follow).toHaveBeenCalledTimes(1);
  client.open(await client.read(''));
  expect(client.view().state).toBe('stepThree');
  expect(await host.goTo('nowhere')).toBe(false);
  expect(stateOf(loanApplicationFlow, stage().simulation.entry.snapshot)).toBe('stepThree');
});

it('takes what is sent in the wizard as its server does, without leading the wizard anywhere', async () => {
  const { host, client, follow, types } = play(loanApplicationFlow);
  await host.goTo('stepThree');
  client.open(await client.read(''));
  expect(client.send({ type: 'step.back' })).toBe(true);
  await settled(client);
  expect([client.view().state, client.view().phase]).toEqual(['stepTwo', 'idle']);
  expect(types()).toEqual(['application.create', 'step.save', 'step.back']);
  expect(follow).toHaveBeenCalledTimes(1);
});

it('tells why an event is refused, by the wizard itself or by the walk, until the walk goes on', async () => {
  const { host, refused, stage } = play(loanApplicationFlow);
  await host.goTo('stepTwo');
  const event = { type: 'step.save', step: 2, fields: {} };
  host.refused(event);
  expect(refused.at(-1)?.refusal.errors).toHaveProperty('street');
  expect(host.send(event, host.application()?.version)).toMatchObject({
    failure: 'refused',
    errors: { street: ['required'] },
  });
  stage().simulation.open([]);
  expect(refused.at(-1)).toBeUndefined();
});

it('refuses what was sent before the walk was moved', async () => {
  const { host, stage } = play(loanApplicationFlow);
  await host.goTo('stepTwo');
  const seen = host.application()?.version;
  stage().simulation.open([]);
  await host.goTo('stepThree');
  expect(host.send({ type: 'step.back' }, seen)).toEqual({ failure: 'stale' });
});

it('goes along where the browser alone moves, and begins again where the application is left', async () => {
  const { host, types } = play(storeFlow);
  host.begun('intermediaryLogin');
  expect(types()).toEqual(['login.open']);
  expect([host.application(), host.beginnings()]).toEqual([undefined, ['login.open']]);
  await host.goTo('applicationDetails');
  expect(host.application()?.state).toBe('applicationDetails');
  host.begun(undefined);
  expect(types()).toEqual([]);
});

it('keeps what a server has answered, and asks again after a failure', async () => {
  const { host } = play(storeFlow);
  await expect(host.keep('/choices', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await host.keep('/choices', () => Promise.resolve('first'))).toBe('first');
  expect(await host.keep('/choices', () => Promise.resolve('second'))).toBe('first');
});
