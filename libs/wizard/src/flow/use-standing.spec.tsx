import { FlowClient, useFlow } from '@statewise/flow-client';
import { loanApplicationFlow } from '@statewise/machines';
import { creation } from '@statewise/machines/testing';
import { act, renderHook } from '@testing-library/react';
import { memoryTransport } from '../testing/memory-transport.js';
import { useStanding } from './use-standing.js';

async function standing() {
  const transport = memoryTransport(loanApplicationFlow);
  await transport.send('', { event: creation, key: '' });
  const client = new FlowClient({ flow: loanApplicationFlow, transport, storage: sessionStorage });
  client.open(await transport.read(''));
  const { result } = renderHook(() => {
    const live = useFlow(client);
    return { live, standing: useStanding(live) };
  });
  return { client, result };
}

beforeEach(() => sessionStorage.clear());

it('stays the same while somebody types, also where something was refused', async () => {
  const { client, result } = await standing();
  const before = result.current.standing;
  act(() => client.type(2, { street: 'Kade' }));
  expect(result.current.live.drafts[2]).toEqual({ street: 'Kade' });
  expect(result.current.standing).toBe(before);

  act(() => void client.send({ type: 'step.save', step: 2, fields: {} }));
  const refused = result.current.standing;
  expect(refused.refusal?.errors).toHaveProperty('street');
  act(() => client.type(2, { street: 'Kade 1' }));
  expect(result.current.standing).toBe(refused);
});

it('is another one for somebody else', async () => {
  const { client, result } = await standing();
  act(() => client.actAs('intermediary'));
  expect(result.current.standing.role).toBe('intermediary');
});

it('is another one with every refusal and every step', async () => {
  const { client, result } = await standing();
  const attempts = [1, 2].map(() => {
    act(() => void client.send({ type: 'step.save', step: 2, fields: {} }));
    return result.current.standing.refusal?.attempt;
  });
  expect(attempts).toEqual([1, 2]);
  act(() => void client.send({ type: 'step.goTo', step: 1 }));
  expect(result.current.standing.state).toBe(result.current.live.state);
  expect(result.current.standing.state).toContain('stepOne');
});
