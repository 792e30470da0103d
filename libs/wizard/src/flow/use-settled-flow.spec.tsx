import { FlowClient, useFlow } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation } from '@statewise/machines/testing';
import { act, renderHook } from '@testing-library/react';
import { memoryTransport } from '../testing/memory-transport.js';
import { useSettledFlow } from './use-settled-flow.js';

async function settledFlow() {
  const transport = memoryTransport(loanApplicationFlow);
  await transport.send('', { event: creation, key: '' });
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  client.open(await transport.read(''));
  const { result } = renderHook(() => {
    const live = useFlow(client);
    return { live, settledFlow: useSettledFlow(live) };
  });
  return { client, result };
}

beforeEach(() => sessionStorage.clear());

it('stays the same while somebody types, also where something was refused', async () => {
  const { client, result } = await settledFlow();
  const before = result.current.settledFlow;
  act(() => client.type(2, { street: 'Kade' }));
  expect(result.current.live.drafts[2]).toEqual({ street: 'Kade' });
  expect(result.current.settledFlow).toBe(before);

  act(() => void client.send({ type: 'step.save', step: 2, fields: {} }));
  const refused = result.current.settledFlow;
  expect(refused.refusal?.errors).toHaveProperty('street');
  act(() => client.type(2, { street: 'Kade 1' }));
  expect(result.current.settledFlow).toBe(refused);
});

it('is another one for somebody else', async () => {
  const { client, result } = await settledFlow();
  act(() => client.session.send({ type: 'role.known', role: 'intermediary' }));
  expect(result.current.settledFlow.role).toBe('intermediary');
});

it('is another one with every refusal and every step', async () => {
  const { client, result } = await settledFlow();
  const attempts = [1, 2].map(() => {
    act(() => void client.send({ type: 'step.save', step: 2, fields: {} }));
    return result.current.settledFlow.refusal?.attempt;
  });
  expect(attempts).toEqual([1, 2]);
  await act(async () => void client.send({ type: 'step.goTo', step: 1 }));
  expect(result.current.settledFlow.state).toBe(result.current.live.state);
  expect(result.current.settledFlow.state).toContain('stepOne');
});
