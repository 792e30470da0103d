import { Readable } from 'node:stream';
import { startApi, type TestApi } from '../testing/start-api.js';
import { Intermediaries } from './intermediaries.service.js';
import { intermediaryCommand } from './intermediary-command.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Runs the command as a terminal would; `typed` is what is piped to it. */
async function run(args: string, typed = ''): Promise<{ readonly done: boolean; readonly said: string }> {
  const lines: string[] = [];
  const terminal = { input: Readable.from([typed]), say: (line: string) => void lines.push(line) };
  const done = await intermediaryCommand(api.app.get(Intermediaries, { strict: false }), args.split(' '), terminal);
  return { done, said: lines.join('\n') };
}

const signIn = (username: string, password: string) =>
  api.http.post('/consumer-loans-vm-stores/api/intermediaryLogin').send({ username, password });

it('creates an account with a password that is shown once and works', async () => {
  const { done, said } = await run('create --username jan --name Jan --store 103');
  const password = /^Password \(shown only now\): (\S{20})\njan: done\.$/.exec(said)?.[1] ?? '';
  expect([done, password.length]).toEqual([true, 20]);
  expect((await signIn('jan', password).expect(200)).body.intermediary).toMatchObject({ store_number: '103' });
});

it('takes a password from the standard input and does not repeat it', async () => {
  const { done, said } = await run('create --username eva --name Eva --store 103 --password-stdin', 'with a space \n');
  expect([done, said]).toEqual([true, 'eva: done.']);
  await signIn('eva', 'with a space ').expect(200);
});

it('changes a password, switches an account off and on, and lists them all', async () => {
  await run('create --username lea --name Lea --store 201 --password-stdin', 'the first password');
  await run('password --username LEA --password-stdin', 'the second password');
  await signIn('lea', 'the first password').expect(401);
  await signIn('lea', 'the second password').expect(200);
  await run('disable --username lea');
  await signIn('lea', 'the second password').expect(401);
  expect((await run('list')).said.split('\n')).toContain('lea\tLea\t201\tdisabled');
  await run('enable --username lea');
  await signIn('lea', 'the second password').expect(200);
});

it.each([
  ['create --username jan --name Jan --store 103', 'username: unique'],
  ['create --username JAN --name Jan --store 103', 'username: unique'],
  ['create --username tim --name Tim --store 999', 'store_number: oneOf'],
  ['create --username tim', 'name: required\nstore_number: required'],
  ['create --username tim --name Tim --store 101 --password-stdin', 'password: length'],
  ['password --username nobody', 'There is no account nobody.'],
  ['disable --username nobody', 'There is no account nobody.'],
])('says why %s cannot be done', async (args, why) => {
  const { done, said } = await run(args, 'short');
  expect([done, said]).toEqual([false, why]);
});

it('says how it is used to whoever asks for something else', async () => {
  const { done, said } = await run('dismiss');
  expect([done, said]).toEqual([false, expect.stringContaining('--password-stdin')]);
});
