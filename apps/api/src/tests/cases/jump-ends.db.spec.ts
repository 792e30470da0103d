import { eventually } from '@statewise/server/testing/eventually.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.stop());

const mails = async () => (await api.mailsTo('ada@example.com')).length;

it('says of a jump where it comes to rest, whether it can be undone there, and to whom it writes', async () => {
  const { code } = await atDocuments(api);
  const at = `/api/v1/applications/${code}`;
  const acts = async () => (await api.http.get(`${at}/acts`).set('Cookie', admin).expect(200)).body;
  const { jumps } = await acts();
  const endOf = (to: string) => jumps.find(({ state }: { state: string }) => state === to);
  expect(endOf('stepTwo')).toMatchObject({ leads_to: 'stepTwo', can_undo: true, writes_to: null });
  expect(endOf('riskAnalysis')).toMatchObject({ leads_to: 'documents', can_undo: false, writes_to: 'ada@example.com' });
  await eventually(async () => expect(await mails()).toBeGreaterThan(0));
  const before = await mails();
  const body = { state: 'riskAnalysis', reason: 'Once more' };
  await api.http.post(`${at}/jump`).set('Cookie', admin).send(body).expect(200);
  expect(await acts()).toMatchObject({ state: 'documents', jump: null });
  await eventually(async () => expect(await mails()).toBeGreaterThan(before));
});

it('says of a status whether it writes to the applicant', async () => {
  const { code } = await atDocuments(api);
  const { body } = await api.http.get(`/api/v1/applications/${code}/acts`).set('Cookie', admin).expect(200);
  const writes = new Map<string, string | null>(
    body.statuses.map((one: { type: string; value: number; writes_to: string | null }) => [
      `${one.type} ${one.value}`,
      one.writes_to,
    ]),
  );
  expect(writes.get('final 1')).toBe('ada@example.com');
  expect(writes.get('final 2')).toBe('ada@example.com');
  expect(writes.get('payslip 1')).toBeNull();
});
