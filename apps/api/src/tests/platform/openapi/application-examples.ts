import { exampleOf, StoreDetails, StoreEntry } from '@statewise/fields';
import type { TestApi } from '../../../testing/start-api.js';
import type { DescribedExamples } from './described-examples.js';

/** Pastes the examples of the steps, one after the other. */
export async function toDocuments(examples: DescribedExamples): Promise<string> {
  const { code } = await examples.paste('loanApplicationCreate');
  for (const body of examples.bodiesOf('loanApplicationSaveStepData', { code }))
    await examples.paste('loanApplicationSaveStepData', { code }, body);
  const { application, risk_analysis_result } = await examples.paste('loanApplicationSaveAdditionalData', { code });
  expect([application.state, risk_analysis_result]).toEqual(['documents', 1]);
  return code;
}

/** Pastes the examples of a business account, of a credit card account so that one list of contacts is enough. */
export async function openBusinessAccount(examples: DescribedExamples): Promise<void> {
  for (const id of ['ExtractVATData', 'ValidateVat', 'GetIzolaProLogic', 'CompanyTypes', 'Dropdowns'])
    await examples.paste(`businessQuestions${id}`);
  const [basics] = examples.bodiesOf('businessAccountSaveStepOne');
  const data = { ...Object(basics && 'data' in basics ? basics.data : {}), account_type: 'credit_card' };
  const { code } = await examples.paste('businessAccountSaveStepOne', {}, { ...basics, data });
  const save = async (step: string) => {
    for (const body of examples.bodiesOf('businessAccountSaveStepData', { code }, step))
      await examples.paste('businessAccountSaveStepData', { code }, body);
  };
  await save('SaveAddress');
  const { id } = await examples.paste('businessAccountSaveContact', { code });
  await examples.paste('businessAccountDeleteContact', { code, id });
  await examples.paste('businessAccountSaveContact', { code });
  for (const step of ['SaveHolders', 'SavePayment', 'SaveMarketing']) await save(step);
  const { application } = await examples.paste('businessAccountFinish', { code });
  expect(application).toMatchObject({ state: 'completed' });
  const { documents } = await examples.upload(code, 'identity', '/e-banking/api');
  await examples.paste('businessDocumentsList', { code });
  await examples.paste('businessDocumentsDownload', { code, id: documents[0]?.id ?? '' });
  await examples.paste('businessAccountCheckCode', { code });
  await examples.paste('businessAccountLoadApplicationByCode', { code });
  await examples.paste('businessSummaryDownloadSummary', { code });
  const { code: other } = await examples.paste(
    'businessAccountSaveStepOne',
    {},
    { ...basics, data: { ...data, vat: 'BE0202239951' } },
  );
  await examples.paste('businessAccountChangeStep', { code: other });
}

/** Prepares an application in a store, and asks what became of it. */
export async function sellInStore(api: TestApi, examples: DescribedExamples): Promise<void> {
  const send = (address: string, body: object, cookie = '') =>
    api.http
      .post(address)
      .set('Cookie', cookie)
      .send(body)
      .expect((answer) => expect(answer.status).toBeLessThan(300));
  const entry = { flow: 'store', type: 'application.create', fields: exampleOf(StoreEntry) };
  const { code } = (await send('/api/v1/applications', entry)).body.application;
  await send(`/api/v1/applications/${code}/events`, { type: 'step.save', step: 2, fields: exampleOf(StoreDetails) });
  await examples.paste('preparedLoansGetPrepared', { code });
  await examples.paste('preparedLoansSendCode', { code });
  const [login = {}] = examples.bodiesOf('intermediaryLoginSignIn');
  const { headers } = await send('/consumer-loans-vm-stores/api/intermediaryLogin', login);
  await api.http
    .get('/consumer-loans-vm-stores/api/prepared')
    .set('Cookie', String(headers['set-cookie']).split(';')[0] ?? '')
    .expect(200);
}
