import { Agent, request } from 'node:http';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Module } from '@nestjs/common';
import { everyone, operation, operations, success } from '@statewise/contract';
import { Handles } from '@statewise/server/platform/http/handles.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { startApi } from '../../../testing/start-api.js';

const slow = operations(
  'testSlow',
  { name: 'Tests', description: 'A slow answer.' },
  {
    answer: operation('GET', '/test-slow', { who: everyone, summary: 'Slow', answers: { 200: { schema: success() } } }),
  },
);

let arrived = 0;

@Controller()
class SlowController {
  @Handles(slow.answer)
  async answer() {
    arrived += 1;
    await sleep(300);
    return { success: true };
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

/** Sends these bytes and then nothing; answers how many milliseconds the server put up with it. */
function stall(url: string, text: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const started = Date.now();
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => socket.write(text));
    socket
      .on('data', () => undefined)
      .on('error', () => undefined)
      .on('close', () => resolve(Date.now() - started));
  });
}

function get(url: string, agent: Agent): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a slow client', () => {
  it('is cut off when its headers take longer than five seconds, and serves nobody else slower', async () => {
    const api = await startApi();
    const stalls = Promise.all(
      Array.from({ length: 50 }, () => stall(api.url, 'POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-')),
    );
    const started = Date.now();
    await api.http.get('/health/ready').expect(200);
    // Long before the stalled ones are given up.
    expect(Date.now() - started).toBeLessThan(4_500);
    expect(Math.max(...(await stalls))).toBeLessThan(20_000);
    await api.stop();
  });
});

describe('a shutdown', () => {
  it('answers every request that was under way, tells clients to come back elsewhere, and is done soon', async () => {
    const api = await startApi({}, { imports: [SlowModule] });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    await Promise.all(Array.from({ length: 5 }, () => get(`${api.url}/test-slow`, agent)));
    arrived = 0;
    const underWay = Array.from({ length: 20 }, () => get(`${api.url}/test-slow`, agent));
    await eventually(async () => expect(arrived).toBe(20));
    const started = Date.now();
    const stopped = api.stop();
    // Its connection is kept for two seconds from when the shutdown began.
    await Promise.race(underWay);
    const late = get(`${api.url}/test-slow`, agent);
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    await expect(late).resolves.toEqual({ status: 200, connection: 'close' });
    await stopped;
    expect(Date.now() - started).toBeLessThan(20_000);
    await expect(get(`${api.url}/test-slow`, new Agent())).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });

  it('is announced first: not ready, and everything that comes is answered on a connection that is closed', async () => {
    const api = await startApi({ SHUTDOWN_NOTICE: '4' }, { imports: [SlowModule] });
    const started = Date.now();
    const stopped = api.stop();
    for (const path of ['/health/ready', '/health/live']) await api.http.get(path).expect(503);
    const closed = { status: 200, connection: 'close' };
    await expect(get(`${api.url}/test-slow`, new Agent({ keepAlive: true }))).resolves.toEqual(closed);
    await stopped;
    expect(Date.now() - started).toBeGreaterThan(4_000);
    await expect(get(`${api.url}/test-slow`, new Agent())).rejects.toThrow('ECONNREFUSED');
  });
});
