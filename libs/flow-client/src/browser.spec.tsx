import { FlowClient } from './flow-client.js';
import { attachToBrowser } from './browser.js';
import { teaFlow } from './testing/tea-flow.js';

it('looks again at what the server has while the page is open, and no more once it is left', async () => {
  jest.useFakeTimers();
  let version = 1;
  const tea = { code: 'TEA0TEA0TEA0', state: 'order', steps: {}, setAside: {}, contacts: [], facts: {} };
  const read = () => Promise.resolve({ ...tea, version, isAdmin: false, drafts: {} });
  const transport = {
    read,
    send: () => Promise.reject(new Error('nothing is sent')),
    saveDraft: () => Promise.resolve(),
  };
  const client = new FlowClient({ flow: teaFlow, transport, storage: sessionStorage });
  client.open(await read());
  const detach = attachToBrowser(client, window);
  version = 2;
  await jest.advanceTimersByTimeAsync(15_000);
  expect(client.view().application?.version).toBe(2);
  detach();
  version = 3;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(client.view().application?.version).toBe(2);
  client.close();
  jest.useRealTimers();
});
