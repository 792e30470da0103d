import { call, member } from '../harness/call.ts';
import type { Experiment } from '../harness/experiment.ts';
import { operationAddress, operationsOf, type ProbedOperation } from '../harness/operations.ts';
import { callers, makeColleagues, signEverybodyIn } from '../harness/people.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';

/** Every role calls every operation of the description: who is not named is refused, who is named is not. */
export const roles: Experiment = {
  name: 'roles',
  full: 1,
  unit: 'round over every role and operation',
  async run(stage, amount, tally) {
    const { url } = await stage.replica({ env: { WORKER: 'off' } });
    await makeColleagues(stage);
    const operations = await operationsOf(url);
    const guarded = operations.filter(({ roles: may }) => !may.includes('public'));
    tally.set('operations', operations.length);
    tally.set('guarded', guarded.length);
    for (let round = 0; round < amount; round += 1) {
      const cookies = await signEverybodyIn(url);
      for (const operation of guarded)
        for (const caller of callers) {
          const { status, type } = await ask(url, operation, cookies.get(caller));
          const isRefused = status === 401 || type === 'urn:statewise:problem:session:role';
          tally.add(isRefused ? 'refused' : 'let in');
          tally.claim(
            isRefused !== operation.roles.includes(caller),
            `${operation.name} as ${caller}: ${status} ${type}, though it is for ${operation.roles.join(', ')}`,
          );
          tally.claim(status < 500, `${operation.name} as ${caller}: ${status}`);
        }
    }
  },
};

/** Asks for something that is not there, or for one's own where that is the point, with a body that says nothing; of a stream only the head is read. */
async function ask(url: string, operation: ProbedOperation, cookie = ''): Promise<{ status: number; type: string }> {
  const given = Object.fromEntries(operation.parameters.map(({ name }) => [name, nowhere]));
  const isOwn = operation.roles.length === callers.length - 1;
  if (isOwn)
    given['id'] = String(member((await call(url, 'GET', '/api/v1/session', { cookie })).body, 'user', 'id') ?? nowhere);
  const hasBody = operation.method !== 'GET';
  const response = await fetch(url + operationAddress(operation, given), {
    method: operation.method,
    headers: { cookie, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  });
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? await response.json() : await response.body?.cancel();
  return { status: response.status, type: String(member(body, 'type') ?? '') };
}
