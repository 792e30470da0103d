import type { ApiDocument } from '@statewise/server/platform/openapi/describe-api.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';
import { colleague } from '../../../testing/colleague.js';
import { startValidatingProxy, type ValidatingProxy } from '../../../testing/validating-proxy.js';
import { enrolSecondFactor, makeFirstAdmin, manageAccounts, usePasskey } from './account-examples.js';
import { DescribedExamples } from './described-examples.js';
import { openBusinessAccount, sellInStore, toDocuments } from './application-examples.js';
import { decideTogether, editContent, lookAgain, operate } from './console-examples.js';

let api: TestApi;
let proxy: ValidatingProxy;
let admin: string;
let examples: DescribedExamples;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
  admin = await api.signIn();
  // Fresh for as long as a slow machine takes for all examples.
  await api.database.query(`update session set confirmed_at = now() + interval '1 hour'`);
  const document = (await api.http.get('/api/openapi.json').expect(200)).body as ApiDocument;
  proxy = await startValidatingProxy(api.url, document);
  examples = new DescribedExamples(proxy.url, admin, document, api.url);
});
afterAll(async () => {
  await proxy.stop();
  await api.stop();
});

const bodiesOf: DescribedExamples['bodiesOf'] = (...operation) => examples.bodiesOf(...operation);
const paste: DescribedExamples['paste'] = (...call) => examples.paste(...call);
const upload: DescribedExamples['upload'] = (...document) => examples.upload(...document);

/** Sends the example of the contact form, which is no JSON. */
async function writeToTheBank(): Promise<void> {
  const { content } = examples.operations.get('contactContactUsByEmail')?.shown.requestBody ?? { content: {} };
  const [example] = Object.values(content['multipart/form-data']?.examples ?? {});
  const form = new FormData();
  for (const [name, value] of Object.entries(example?.value ?? {})) form.append(name, String(value));
  const response = await fetch(`${api.url}/contact-us/contactUsByEmail`, { method: 'POST', body: form });
  expect(response.status).toBe(200);
}

/** Confirms what the example of the form asked for, by the mailed link, and stops by the other one. */
async function readTheNewsletter(): Promise<void> {
  const [mail] = await api.mailsTo('maria@example.com');
  for (const act of ['confirm', 'leave']) {
    const token = new RegExp(`${act}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
    await paste(`subscribe${act === 'confirm' ? 'Confirm' : 'Leave'}`, { token });
  }
}

it('brings a loan from its creation to its documents with nothing but the examples of the steps', async () => {
  const { application } = await upload(await toDocuments(examples));
  expect(application).toMatchObject({ state: 'thankYou', payslip_status_id: 4 });
});

it('does the same with nothing but the examples of the events', async () => {
  const { code } = (await paste('applicationsCreate')).application;
  const saves = bodiesOf('applicationsSend', {}, 'loan-application').filter(
    (body) => 'step' in body && Number(body.step) > 1,
  );
  let state = '';
  for (const body of saves) state = (await paste('applicationsSend', { code }, body)).application.state;
  expect([saves.length, state]).toEqual([4, 'documents']);
});

it('shows of every operation an example that works, and answers it as it is described', async () => {
  const { code } = await paste('loanApplicationCreate');
  for (const id of ['Details', 'SaveAmount', 'SaveDetails', 'HasDefaultPromotion', 'SendLoanPlan', 'RemovePromotion'])
    await paste(`loanDetails${id}`, { code });
  for (const id of ['FactSheet', 'Faq']) await paste(`loanDetails${id}`);
  for (const id of ['canResume', 'resume', 'changeStep'])
    await paste(`loanApplication${id.charAt(0).toUpperCase()}${id.slice(1)}`, { code });
  for (const id of ['GenerateLoanPlan', 'DownloadLoanPlan', 'SaveLoanDetails']) await paste(`store${id}`, { code });
  for (const id of ['Stores', 'LoanDetails', 'Calculate', 'Save']) await paste(`store${id}`);

  await openBusinessAccount(examples);

  const done = await toDocuments(examples);
  const { documents } = await upload(done);
  await paste('documentsList', { code: done });
  const first = { code: done, id: documents[0]?.id ?? '', document: documents[0]?.id ?? '' };
  await paste('documentsDownload', first);

  const created = (await paste('applicationsCreate')).application.code;
  for (const id of ['Read', 'Transitions', 'PutDraft', 'ShowCode', 'Jump', 'SetStatus'])
    await paste(`applications${id}`, { code: created });
  for (const id of ['logReplay', 'logVerification', 'logExport']) await paste(id, { id: created });
  for (const id of ['Possible', 'AddNote', 'Notes', 'Letters', 'Export'])
    await paste(`casework${id}`, { code: created });
  const { notes } = await paste('caseworkNotes', { code: created });
  await paste('caseworkRemoveNote', { code: created, note: notes[0].id });
  await editContent(examples);
  for (const id of ['caseFileAnswers', 'caseFileHistory', 'caseFileSummary', 'riskFiguresRisk'])
    await paste(id, { code: done });
  await paste('applicationDocumentsList', { code: done });
  await paste('applicationDocumentsLook', first);
  await paste('documentsRemove', first);
  const { view } = await paste('savedViewsKeep');
  await paste('savedViewsAll');
  await paste('savedViewsRemove', { id: view.id });
  for (const act of ['Jump', 'Note']) {
    const { id, digest } = (await paste(`bulkActsRehearse${act}`)).rehearsal;
    await paste(`bulkActs${act}`, {}, { id, digest });
    await paste('bulkActsRead', { id });
    await paste('bulkActsApplications', { id });
  }
  await paste('bulkActsList');
  await paste('auditPage');
  await paste('auditExport');
  await lookAgain(api, examples);
  await operate(api, examples);
  await paste('applicationsPage');
  await paste('applicationsSearch');
  await paste('applicationsExportList');
  const moved = (await paste('applicationsCreate')).application.code;
  await paste('applicationsSend', { code: moved }, { type: 'step.back', version: 1 });
  const second = new DescribedExamples(proxy.url, await colleague(api, 'second@example.com'), examples.document);
  await decideTogether(examples, second, moved);
  await paste('devicesSendNumber', { code: created });
  await paste('waysBackMailLostCode');

  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const { token } = await paste('tokensIssue', { expires_at });
  await paste('tokensList');
  await paste('tokensRevoke', { id: token.id });

  await makeFirstAdmin(api, examples);
  await manageAccounts(api, examples);

  await paste('authorityTable');
  for (const id of ['Versions', 'Rehearse', 'ListRehearsals', 'ListScenarios']) await paste(`inspector${id}`);
  const { scenario } = await paste('inspectorKeepScenario');
  await paste('inspectorRemoveScenario', { id: scenario.id });
  for (const id of [
    'flowsList',
    'flowsChart',
    'flowsCoverage',
    'statisticsPopulationOf',
    'dropdownsAll',
    'dropdownsOne',
    'transitionsPage',
  ])
    await paste(id);
  for (const id of ['blogArticles', 'ratesIndividual', 'ratesByYear', 'subscribeSubscribe', 'jobsAll']) await paste(id);
  await readTheNewsletter();
  await writeToTheBank();
  for (const id of [
    'searchFind',
    'mediaOne',
    'translationsReport',
    'translationsTexts',
    'errorReportsReport',
    'cspReportsReport',
    'feedsSitemap',
    'feedsRobots',
    'feedsSecurity',
    'feedsFeed',
  ])
    await paste(id, id === 'mediaOne' ? { id: '1' } : {});
  for (const id of ['captchaChallenge', 'healthLive', 'healthReady', 'metricsRead', 'openApiRead', 'openApiPage'])
    await paste(id);
  await api.http.post('/api/v1/session').send({ email: 'admin@example.com', password: 'correct horse battery' });
  await paste('sessionWhoAmI');
  const closing = new AbortController();
  const stream = await fetch(`${api.url}/api/v1/transitions/stream`, {
    headers: { cookie: admin },
    signal: closing.signal,
  });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  closing.abort();
  await enrolSecondFactor(api);
  await usePasskey(api);
  await paste('singleSignOnWays');
  await paste('ownAccountConfirm');
  await paste('ownAccountChangePassword');
  await paste('sessionSignOut');
  await paste('intermediaryLoginSignIn');
  await sellInStore(api, examples);

  const unanswered = [...examples.operations.keys()].filter((id) => !api.answers.succeeded.has(id));
  // A stream does not end, so nobody can say that it was answered; no job fails here, and no mail server is there; a notice is of a declined proposal; a number for a device is in a mail, as is a link to approve or to confirm an address; no identity provider is there.
  expect(unanswered.sort()).toEqual([
    'devicesConfirm',
    'operationsDrop',
    'operationsRetry',
    'outboxRetry',
    'proposalsApprove',
    'singleSignOnStart',
    'tasksDismiss',
    'transitionsLive',
    'waysBackConfirmAddress',
  ]);
});
