import { Controller, Get, Module, Sse } from '@nestjs/common';
import { NEVER } from 'rxjs';
import { Users } from '@statewise/server/session/users.js';
import { CurrentCaller, Public, Roles, type Caller } from '@statewise/server/platform/auth/access.js';
import { startApi } from '../../../testing/start-api.js';

@Controller('test-access')
class AccessController {
  @Get('admins')
  @Roles('admin')
  admins(@CurrentCaller() { actor, address }: Caller) {
    return { role: actor.role, address };
  }

  @Sse('stream')
  @Public()
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
    await api.app
      .get(Users, { strict: false })
      .create({ email: 'qa@example.com', name: 'Quinn', role: 'qa', password: 'tests everything' });
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
      'Endpoints with neither @Public() nor @Roles(): ForgottenController.forgotten.',
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
