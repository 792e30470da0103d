import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const run = promisify(execFile);
const modules = path.resolve(__dirname, '../../../../../../node_modules');

/** What a stranger writes who knows the description and nothing else. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

const [, , baseUrl = ''] = process.argv;
const client = createClient<paths>({ baseUrl });
type Schemas = components['schemas'];

function given<T>({ data, error }: { data?: T; error?: { message: string; errors?: unknown } }): T {
  if (data === undefined) throw new Error(error ? error.message + JSON.stringify(error.errors) : 'no answer');
  return data;
}

const applicant: Schemas['StepOne'] = {
  title: 'dr', first_name: 'Grace', last_name: 'Borg', email: 'grace@example.com', nationality: 'mt', date_of_birth: '09/12/1986',
  civil_status: 'single', dependants: 1, mobile: '+356 7999 1234', accept_gdpr: true,
};
const created = given(await client.POST('/consumer-loans-application/api/create', {
  body: { current_step: 1, furthest_step: 1, data: applicant, loan: { amount: '8,000', consumer_loan_application_loan_type_id: 2, loan_term: 36 } },
  params: { header: { 'Idempotency-Key': 'walk-1' } },
}));
const { code } = created;

type Save = Schemas['SaveStepTwo'] | Schemas['SaveStepThree'] | Schemas['SaveStepFour'];
const saves: Save[] = [
  { code, current_step: 2, data: { street: 'Old Bakery Street', house_number: '7', postcode: 'VLT 1450', city: 'Valletta', country: 'mt', resident_since: '2015', mobile_number: '+356 7999 1234' } },
  { code, current_step: 3, data: { main_occupation: 'retired', net_monthly_income: 2600, living_situation: 'owner', loan_instalments: 0, credit_limits: 'none' } },
  { code, current_step: 4, data: { amount: 8000, consumer_loan_application_loan_type_id: 2, loan_term: 36, third_party_installer: 'Solar Malta' } },
];
let state: string = created.application.state;
for (const body of saves) state = given(await client.POST('/consumer-loans-application/api/saveStepData', { body })).application.state;
const decided = given(await client.POST('/consumer-loans-application/api/saveAdditionalData', {
  body: { code, data: { tos: true, tos_two: true, tos_three: true } },
}));

const refused = await client.POST('/consumer-loans-application/api/saveAdditionalData', { body: { code, data: { tos: true, tos_two: true } } });
if (refused.error === undefined) throw new Error('A decided application took its consents again.');
const allowed = 'allowed_events' in refused.error ? refused.error.allowed_events : [];

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const uploaded = given(await client.POST('/consumer-loans-application/api/uploadDocuments', {
  params: { query: { code } },
  body: { files: ['payslip.png'], document_type: 'payslip' },
  bodySerializer: (form) => {
    const data = new FormData();
    data.append('document_type', form.document_type);
    for (const name of form.files) data.append('files', new Blob([picture]), name);
    return data;
  },
}));
console.log(JSON.stringify({ beforeConsent: state, decided: decided.application.state, allowed, state: uploaded.application.state, documents: uploaded.documents.length }));
`;

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(path.join(tmpdir(), 'generated-client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.stop();
});

it('serves programs whose client is generated: it compiles strictly and walks a loan to its documents', async () => {
  const { text } = await api.http.get('/api/openapi.json').expect(200);
  await symlink(modules, path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'openapi.json'), text);
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'walk.ts'), program);
  const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });
  await node(path.join(modules, 'openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'api.d.ts');
  const flags = ['--strict', '--target', 'es2023', '--module', 'nodenext', '--types', 'node', '--outDir', 'out'];
  await node(path.join(modules, '@typescript/native/bin/tsc'), ...flags, 'walk.ts').catch(
    (error: { stdout: string }) => {
      throw new Error(error.stdout);
    },
  );
  const { stdout } = await node('out/walk.js', api.url);
  expect(JSON.parse(stdout)).toMatchObject({
    beforeConsent: 'stepFive',
    decided: 'documents',
    state: 'thankYou',
    documents: 1,
  });
});
