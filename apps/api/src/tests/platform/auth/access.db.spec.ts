import { Controller, Get, Module, Sse } from '@nestjs/common';
import { NEVER } from 'rxjs';
import { anyObject, admins, everyone, operation, operations } from '@statewise/contract';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { addColleague } from '../../../testing/colleague.js';
import { startApi } from '../../../testing/start-api.js';

const access = operations(
  'testAccess',
  { name: 'Tests', description: 'Who calls.' },
  {
    admins: operation('GET', '/test-access/admins', {
      who: admins,
      summary: 'For admins',
      answers: { 200: { schema: anyObject() } },
    }),
    stream: operation('GET', '/test-access/stream', {
      who: everyone,
      summary: 'A stream',
      answers: { 200: { types: ['text/event-stream'] } },
    }),
  },
);

@Controller()
class AccessController {
  @Handles(access.admins)
  admins({ caller: { actor, address } }: Input<typeof access.admins>) {
    return { role: actor.role, address };
  }

  @Sse('test-access/stream')
  @Handles(access.stream)
  stream() {
    return NEVER;
  }
}

@Module({ controllers: [AccessController] })
class AccessTestModule {}

@Controller('test-forgotten')
class ForgottenController {
  @Get()
  forgotten() {
    return {};
  }
}

@Module({ controllers: [ForgottenController] })
class ForgottenModule {}

describe('access', () => {
  it('is refused to who is not signed in, and to the wrong role', async () => {
    const api = await startApi({}, { imports: [AccessTestModule] });
    await addColleague(api, 'qa@example.com', 'qa', { name: 'Quinn', password: 'tests everything' });
    const get = (cookie: string) => api.http.get('/test-access/admins').set('Cookie', cookie);
    expect((await get('').expect(401)).body.type).toBe('urn:statewise:problem:session:required');
    expect((await get(await api.signIn('qa@example.com', 'tests everything')).expect(403)).body.type).toBe(
      'urn:statewise:problem:session:role',
    );
    expect((await get(await api.signIn()).expect(200)).body).toEqual({ role: 'admin', address: '127.0.0.1' });
    await api.stop();
  });

  it('must be decided for every endpoint before the application starts', async () => {
    await expect(startApi({}, { imports: [ForgottenModule] })).rejects.toThrow(
      'Endpoints of which nothing says who may call them: ForgottenController.forgotten.',
    );
  });

  it('to an event stream ends when the application stops', async () => {
    const api = await startApi({}, { imports: [AccessTestModule] });
    const stream = await fetch(`${api.url}/test-access/stream`, { headers: { Accept: 'text/event-stream' } });
    const read = stream.text().then(
      () => 'ended',
      () => 'cut off',
    );
    const started = Date.now();
    await api.stop();
    expect(await read).toMatch(/ended|cut off/);
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});
