import { expect, test } from '../harness/bank-test.ts';

test('the server says that it is alive and ready', async ({ request, statewise }) => {
  expect((await request.get(`${statewise.url}/health/live`)).status()).toBe(200);
  expect((await request.get(`${statewise.url}/health/ready`)).status()).toBe(200);
});

test('a server that was killed comes back on the same data', async ({ request, statewise }) => {
  await statewise.kill();
  await expect(request.get(`${statewise.url}/health/live`)).rejects.toThrow(/ECONNREFUSED/);
  await statewise.resume();
  expect((await request.get(`${statewise.url}/health/ready`)).status()).toBe(200);
});
