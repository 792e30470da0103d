import { atDocuments, atStepFive, createLoan, loanSample, saveStep } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/consumer-loans-application/api';
let api: TestApi;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.stop());

const post = (call: string, body: object, headers: Record<string, string> = {}) =>
  api.http.post(`${base}/${call}`).set(headers).send(body);

describe('changing the step', () => {
  it('goes back and forth between reached steps only', async () => {
    const { code } = await createLoan(api);
    await saveStep(api, code, 2);
    expect(
      (await post('changeStep', { code, current_step: 1, furthest_step: 3 }).expect(200)).body.application,
    ).toMatchObject({ state: 'stepOne', furthest_step: 3 });
    expect(
      (await post('changeStep', { code, current_step: 3, furthest_step: 3 }).expect(200)).body.application.state,
    ).toBe('stepThree');
    await post('changeStep', { code, current_step: 5, furthest_step: 5 }).expect(409);
  });

  it('shows an admin any step', async () => {
    const { code } = await createLoan(api);
    const { body } = await post('changeStep', { code, current_step: 5, furthest_step: 2 }, { Cookie: admin }).expect(
      200,
    );
    expect(body.application).toMatchObject({ state: 'stepFive', code, is_admin: true });
    expect(body.application).not.toHaveProperty('admin_code');
    const { admin_code } = (await post('resume', { code }, { Cookie: admin }).expect(200)).body.application;
    const byAdminCode = await post(
      'changeStep',
      { code: admin_code, current_step: 6, furthest_step: 2 },
      { Cookie: admin },
    ).expect(200);
    expect(byAdminCode.body.application).toMatchObject({ state: 'documents', application_status_id: 0 });
    await post('changeStep', { code: admin_code, current_step: 1, furthest_step: 2 }).expect(404);
  });
});

describe('resuming', () => {
  it('opens at the furthest step with everything that was answered', async () => {
    const { code } = await createLoan(api);
    await saveStep(api, code, 2);
    await post('changeStep', { code, current_step: 1, furthest_step: 3 }).expect(200);
    const { body } = await post('resume', { code }).expect(200);
    expect(body).toMatchObject({
      success: true,
      resume_at: 'stepThree',
      application: { state: 'stepThree', is_admin: false, application_status_id: 0, final_status_id: 0 },
      loan_details: { amount: 10_000, loan_term: 36 },
    });
    expect(body.step_data).toContainEqual({ step_number: 2, field_name: 'city', field_value: 'Valletta' });
    expect(body.step_data).toContainEqual({ step_number: 1, field_name: 'accept_gdpr', field_value: 'true' });
    expect(body.application.admin_code).toBeUndefined();
  });

  it('brings back what was typed and not saved', async () => {
    const { code } = await createLoan(api);
    await api.http
      .put(`/api/v1/applications/${code}/drafts/2`)
      .send({ fields: { street: 'Rue Hau' } })
      .expect(204);
    expect((await post('resume', { code }).expect(200)).body.drafts).toEqual({ 2: { street: 'Rue Hau' } });
    await saveStep(api, code, 2);
    expect((await post('resume', { code }).expect(200)).body.drafts).toEqual({});
  });

  it('sends an admin to step one without moving the application', async () => {
    const { code, version } = await createLoan(api);
    const { body } = await post('resume', { code }, { Cookie: admin }).expect(200);
    expect(body).toMatchObject({
      resume_at: 'stepOne',
      application: { is_admin: true, state: 'stepTwo', version, admin_code: expect.any(String) },
    });
  });

  it('knows which codes open something', async () => {
    const { code } = await createLoan(api);
    expect((await post('canResume', { code }).expect(200)).body).toEqual({ success: true, can_resume: true });
    expect((await post('canResume', { code: '0000-0000-0000' }).expect(200)).body).toEqual({
      success: true,
      can_resume: false,
    });
    await post('resume', { code: '0000-0000-0000' }).expect(404);
  });
});

describe('the risk analysis', () => {
  it('passes an ordinary household and opens the documents', async () => {
    const { code } = await atStepFive(api);
    const { body } = await post('saveAdditionalData', { code, data: loanSample[5] }).expect(200);
    expect(body).toMatchObject({
      success: true,
      risk_analysis_result: 1,
      reasons: [],
      application: { state: 'documents', application_status_id: 5, risk_status_id: 1 },
    });
    expect((await post('resume', { code }).expect(200)).body.resume_at).toBe('documents');
  });

  it('asks a person to look at a short employment', async () => {
    const { code } = await atStepFive(api, { employment_length: 'lt_1' });
    const { body } = await post('saveAdditionalData', { code, data: loanSample[5] }).expect(200);
    expect(body).toMatchObject({
      risk_analysis_result: 3,
      reasons: [{ code: 'employment_short', text: expect.stringContaining('How long you have had your job') }],
      application: { state: 'documents', risk_status_id: 3 },
    });
  });

  it('rejects a household without room and says why in the reader’s language', async () => {
    const { code } = await atStepFive(api, { net_monthly_income: 900, housing_cost: 850 });
    const { body } = await api.http
      .post(`${base}/saveAdditionalData?lang=nl`)
      .send({ code, data: loanSample[5] })
      .expect(200);
    expect(body).toMatchObject({
      risk_analysis_result: 2,
      application: { state: 'finished.rejected', risk_status_id: 2, application_status_id: 0 },
    });
    expect(body.reasons).toContainEqual({ code: 'room', text: expect.stringContaining('Na wonen, onderhoudsgeld') });
    expect((await post('resume', { code }).expect(200)).body).toMatchObject({
      resume_at: 'finished.rejected',
      reasons: [{ code: 'room' }],
    });
  });

  it('rejects an amount over the maximum of its type', async () => {
    const { code } = await atStepFive(api, { net_monthly_income: 20_000 }, { amount: 25_000.01 });
    const { body } = await post('saveAdditionalData', { code, data: loanSample[5] }).expect(200);
    expect(body).toMatchObject({ risk_analysis_result: 2, reasons: [{ code: 'amount_over_maximum' }] });
  });

  it('names the largest loan that would have passed, and takes it at a word', async () => {
    const { code } = await atStepFive(api, { net_monthly_income: 900, housing_cost: 800 });
    await post('saveAdditionalData', { code, data: loanSample[5] }).expect(200);
    const read = async () => (await api.http.get(`/api/v1/applications/${code}`).expect(200)).body;
    const { application, allowed_events } = await read();
    const { alternative } = application.facts.risk;
    expect(alternative).toEqual({ amount: expect.any(Number), term: 36 });
    expect(allowed_events).toContain('alternative.take');
    await api.http.post(`/api/v1/applications/${code}/events`).send({ type: 'alternative.take' }).expect(200);
    expect((await read()).application.state).toBe('stepFive');
    const { body } = await post('saveAdditionalData', { code, data: loanSample[5] }).expect(200);
    expect(body).toMatchObject({ risk_analysis_result: 1, application: { state: 'documents' } });
    const { body: details } = await post('getAdditionalLoanDetails', { code }).expect(200);
    expect(details.loan_details).toMatchObject({ amount: alternative.amount, loan_term: 36 });
  });

  it('names no other loan to who has a credit that is not paid', async () => {
    const { code } = await atStepFive(api, { unpaid_credits: true });
    await post('saveAdditionalData', { code, data: loanSample[5] }).expect(200);
    const { body } = await api.http.get(`/api/v1/applications/${code}`).expect(200);
    expect(body.application.facts.risk.alternative).toBeNull();
  });

  it('judges by the policy that admins keep', async () => {
    await api.database.query(`update risk_policy set thresholds = jsonb_set(thresholds, '{reviewAmount}', '9999')`);
    const { code } = await atStepFive(api);
    const { body } = await post('saveAdditionalData', { code, data: loanSample[5] }).expect(200);
    await api.database.query(`update risk_policy set thresholds = jsonb_set(thresholds, '{reviewAmount}', '20000')`);
    expect(body).toMatchObject({ risk_analysis_result: 3, reasons: [{ code: 'amount_high' }] });
  });

  it('needs the consents', async () => {
    const { code } = await atStepFive(api);
    expect(
      (await post('saveAdditionalData', { code, data: { tos: true, tos_two: false } }).expect(422)).body.errors,
    ).toEqual({ tos_two: ['required'], tos_three: ['required'] });
  });

  it('believes neither a client’s own analysis nor documents that were not stored', async () => {
    const { code } = await atDocuments(api);
    for (const event of [
      { type: 'risk.analysed', attempt: 1, result: 1, reasons: [] },
      { type: 'documents.uploaded', documentType: 'payslip', count: 3 },
      { type: 'status.change', statusType: 'final', statusValue: 1 },
    ]) {
      await api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(409);
    }
  });
});
