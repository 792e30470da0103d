import type { NewFlow, StepName } from '../names.ts';

const classes = ({ steps }: NewFlow) => [...steps.map(({ fields }) => fields), 'exampleOf'].toSorted().join(', ');
const save = ({ number, fields }: StepName) => `{ type: 'step.save', step: ${number}, fields: exampleOf(${fields}) },`;
const firstOf = ({ steps }: NewFlow) => steps[0] ?? { camel: 'done', fields: '' };

/** Scenarios of the chart. */
export function chartSpec(flow: NewFlow): string {
  const first = firstOf(flow);
  return `import { ${classes(flow)} } from '@statewise/fields';
import { ChartPath, type SentEvent } from '@statewise/flow/testing';
import { ${flow.camel}Flow } from './flow.js';

const create = { type: 'application.create', fields: exampleOf(${first.fields}) };
const saves: readonly SentEvent[] = [
${flow.steps.slice(1).map(save).join('\n')}
];
const fresh = ChartPath.through(${flow.camel}Flow);
const finished = fresh.send(create, ...saves);

it('leads from the first answers through every step to the end', () => {
  expect(finished.state).toBe('done');
});

it('takes no answers that are not valid', () => {
  expect(fresh.can({ ...create, fields: {} })).toBe(false);
});

it('leads nowhere back once it was sent', () => {
  for (const event of [{ type: 'step.back' }, { type: 'step.goTo', step: 1 }, ...saves])
    expect(finished.can(event)).toBe(false);
  expect(finished.send({ type: 'application.resume' }).state).toBe('done');
});

it('is opened anywhere by an admin who says why, and put back', () => {
  const actor = { role: 'admin' };
  const jumped = finished.send({ type: 'application.jump', state: '${first.camel}', reason: 'asked by phone', actor });
  expect(jumped.state).toBe('${first.camel}');
  expect(jumped.send({ type: 'application.undo', actor }).state).toBe('done');
});
`;
}

/** The flow over the API. */
export function apiSpec(flow: NewFlow): string {
  const first = firstOf(flow);
  return `import { ${classes(flow)} } from '@statewise/fields';
import { startApi, type TestApi } from '../testing/start-api.js';

const applications = '/api/v1/applications';
const saves: readonly object[] = [
${flow.steps.slice(1).map(save).join('\n')}
];

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
});
afterAll(() => api.stop());

/** The state in which an event leaves the application. */
async function send(code: string, event: object): Promise<string> {
  const { body } = await api.http.post(\`\${applications}/\${code}/events\`).send(event).expect(200);
  return body.application.state;
}

/** The code of an application whose steps are all answered. */
async function finished(): Promise<string> {
  const creation = { flow: '${flow.kebab}', type: 'application.create', fields: exampleOf(${first.fields}) };
  const { body } = await api.http.post(applications).send(creation).expect(201);
  const { code } = body.application;
  for (const event of saves) await send(code, event);
  return code;
}

it('leads from the first answers to the end, and keeps them', async () => {
  const { body } = await api.http.get(\`\${applications}/\${await finished()}\`).expect(200);
  expect(body.application.state).toBe('done');
  expect(body.data).toMatchObject({ 1: exampleOf(${first.fields}) });
});

it('stays where it was sent', async () => {
  const code = await finished();
  await api.http.post(\`\${applications}/\${code}/events\`).send({ type: 'step.goTo', step: 1 }).expect(409);
  expect(await send(code, { type: 'application.resume' })).toBe('done');
});

it('says which fields are missing', async () => {
  const creation = { flow: '${flow.kebab}', type: 'application.create', fields: {} };
  const { body } = await api.http.post(applications).send(creation).expect(422);
  expect(Object.values(body.errors)).toContainEqual(['required']);
});

it('is opened at any step by an admin, and by nobody else', async () => {
  const code = await finished();
  const jump = { state: '${first.camel}', reason: 'asked by phone' };
  await api.http.post(\`\${applications}/\${code}/jump\`).send(jump).expect(401);
  const cookie = await api.signIn();
  const { body } = await api.http.post(\`\${applications}/\${code}/jump\`).set('Cookie', cookie).send(jump).expect(200);
  expect(body.application.state).toBe('${first.camel}');
});
`;
}

/** The flow in a browser. */
export function e2eTestFile({ kebab, title, steps }: NewFlow): string {
  const answers = steps.map(({ number, snake }) => {
    const isLast = number === steps.length;
    return `  await arrival(messages['step.${number}']);
  await visitor.getByRole('textbox', { name: messages['field.${snake}'], exact: true }).fill('Ada');
  await visitor.getByRole('button', { name: wizard['${isLast ? 'step.send' : 'step.next'}'] }).click();`;
  });
  return `import { wizardCatalogue } from '@statewise/wizard/messages/catalogue';
import messages from '../../${kebab}/src/messages/en.json' with { type: 'json' };
import { expect, test } from '../harness/test.ts';

const wizard = await wizardCatalogue.load('en');

test('${title}: an applicant answers every step, and nothing leads back from the thanks', async ({ visitor, statewise }) => {
  const arrival = (name: string) => expect(visitor.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await visitor.goto(\`\${statewise.url}/be-en/${kebab}/\`);
${answers.join('\n')}
  await arrival(messages['title.done']);
  await expect(visitor.getByRole('button', { name: wizard['step.back'], exact: true })).toBeHidden();
  await visitor.goBack();
  await arrival(messages['title.done']);
});
`;
}
