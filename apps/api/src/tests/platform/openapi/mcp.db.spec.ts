import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { programOf } from '../../../testing/colleague.js';
import { atDocuments, loanSample } from '../../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const program = path.resolve(__dirname, '../../../../../mcp/dist/main.js');

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
  const { Authorization = '' } = await programOf(api, await api.signIn(), 'staff');
  client = new Client({ name: 'a test', version: '1' });
  const env = { API_URL: api.url, API_TOKEN: Authorization.replace('Bearer ', '') };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program], env }));
});
afterAll(async () => {
  await client.close();
  await api.stop();
});

/** What a tool answers: data, or why it did not. */
async function use(name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [{ text = '' } = {}] = content as { text?: string }[];
  return isError === true ? text : JSON.parse(text);
}
it('offers nothing but what reads', async () => {
  const { tools } = await client.listTools();
  const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
  expect([tools.map(({ name }) => name).sort(), changing]).toEqual([
    ['describe_chart', 'list_flows', 'propose_act', 'read_application', 'walk'],
    [],
  ]);
});

it('tells of flows and charts', async () => {
  const listed: string[] = (await use('list_flows')).map(({ id }: { id: string }) => id);
  expect(listed).toContain('loan-application');
  for (const flow of listed) expect(await use('walk', { flow, events: [] })).toMatchObject({ is_taken: true });
  const chart = await use('describe_chart', { flow: 'store' });
  expect(chart.states.map((state: { path: string }) => state.path)).toContain('identify');
  expect(await use('describe_chart', { flow: 'nothing' })).toMatch(/./);
});

it('walks through a chart, stores nothing, and says why an event is refused', async () => {
  const begin = { type: 'application.create', payload: { fields: loanSample[1], loan: loanSample.loan } };
  const wrong = { type: 'step.save', payload: { step: 2, fields: { ...loanSample[2], city: '' } } };
  const { steps, is_taken } = await use('walk', { flow: 'loan-application', events: [begin, wrong] });
  expect(is_taken).toBe(false);
  expect(steps).toEqual([
    { states: ['start'], events: expect.arrayContaining(['application.create']) },
    expect.objectContaining({ event: 'application.create', states: ['stepTwo'] }),
    { event: 'step.save', refused: { errors: { city: ['required'] }, unmet: expect.any(Array) } },
  ]);
  expect(await api.database.query('select count(*)::int as n from application')).toEqual([{ n: 0 }]);
});

it('proposes what is possible to people, as an address of the console, and does nothing', async () => {
  const { code } = await atDocuments(api);
  const [{ public_id: id, version }] = await api.database.query('select public_id, version from application');
  const read = await use('read_application', { id });
  expect(read).toMatchObject({ application: { id, code: null, state: 'documents' }, possible: { version } });
  expect(JSON.stringify(read)).not.toContain(code);
  const act = { kind: 'status', type: 'final', value: 1 };
  expect(await use('propose_act', { id, act })).toEqual({
    address: `${api.url}/console/applications/${id}/acts?act=status&type=final&value=1`,
    says: 'Final decision: passed',
    state: 'documents',
  });
  expect(await use('propose_act', { id, act: { ...act, type: 'weather' } })).toContain('not possible');
  // Staff opens no state for an applicant.
  expect(await use('propose_act', { id, act: { kind: 'jump', state: 'stepFour' } })).toContain('not possible');
  expect(await use('read_application', { id: code })).toContain('Invalid');
  expect(await api.database.query('select version from application')).toEqual([{ version }]);
});

it('says in the midst of a session that its token counts no more, or that its owner lost the right to it', async () => {
  const [{ public_id: id }] = await api.database.query('select public_id from application');
  const act = { kind: 'status', type: 'final', value: 1 };
  const told = async () => [
    await use('list_flows'),
    await use('read_application', { id }),
    await use('propose_act', { id, act }),
  ];
  for (const change of [
    `update "user" set role = 'qa'`,
    `update "user" set role = 'admin'; update api_token set expires_at = now()`,
    `update api_token set expires_at = now() + interval '1 day', revoked_at = now()`,
  ]) {
    await api.database.query(change);
    for (const sentence of await told()) expect(sentence).toMatch(/^This token .* revoked, .* its owner lost/);
  }
  expect(await use('walk', { flow: 'store', events: [] })).toMatchObject({ is_taken: true });
});
