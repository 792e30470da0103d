import { documentKinds } from '@statewise/flow';
import { loanApplicationFlow } from '@statewise/machines';
import { loanStaffWords, loanWords } from '@statewise/machines/loan-application/words';
import { flowTranslator } from '@statewise/server/engine/flow-registry.js';
import { pdfLines } from '@statewise/server/testing/pdf-text.js';
import { startFeedbackApi, type FeedbackApi } from '../engine/feedback-api.js';
import { colleague } from '../../testing/colleague.js';
import { createLoan, loanSample, saveStep } from '../../testing/loan-sample.js';

let api: FeedbackApi;
let cookie: string;
beforeAll(async () => {
  api = await startFeedbackApi();
  cookie = await api.signIn();
});
afterAll(() => api.stop());

async function summary(code: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { body, headers: answered } = await api.http
    .get(`/api/v1/applications/${code}/summary`)
    .set({ 'Accept-Language': 'en', ...headers })
    .buffer(true)
    .expect(200);
  expect(answered['content-type']).toBe('application/pdf');
  expect(answered['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
  return pdfLines(Buffer.from(body));
}

it('writes a summary of a flow that declares nothing of one, in the words that it has', async () => {
  const code = await api.newFeedback(4);
  const lines = await summary(code);
  expect(lines).toEqual(expect.arrayContaining(['Feedback', 'Score', '4', 'Comment', 'Not answered yet.']));
  expect(lines.join(' ')).toMatch(/As it stood on \d/);
  expect(lines.join(' ')).not.toMatch(/sent|undefined/);
});

it('writes the answers of a loan in words, what arrived and what is missing, in the language asked for', async () => {
  const { code } = await createLoan(api);
  expect((await summary(code)).join('\n')).toMatch(/Ada Vella, as it stood on .*\nFirst name\nAda\n/s);
  const french = await summary(code, { 'Accept-Language': 'fr' });
  expect(french.join('\n')).toContain('Prénom\nAda\n');
  expect(french.join('\n')).toContain('Preuve de revenus\nPas encore reçu\nFacture ou devis\nPas encore reçu\n');
});

it.each(Object.keys(loanWords) as (keyof typeof loanWords)[])(
  'names every kind of a loan’s documents in %s',
  async (language) => {
    const t = await flowTranslator({ words: [loanWords, loanStaffWords] }, language);
    expect(documentKinds(loanApplicationFlow).filter((kind) => !t.has(`document.${kind}`))).toEqual([]);
  },
);

it('says a loan in words: its term in months, its promotion and its store by their names', async () => {
  const loan = { ...loanSample.loan, consumer_loan_application_promotion_id: 1 };
  const { code } = await createLoan(api, { loan });
  for (const step of [2, 3] as const) await saveStep(api, code, step);
  await saveStep(api, code, 4, { ...loan, store_id: 1, third_party_installer: '' });
  const lines = (await summary(code)).join('\n');
  for (const said of [
    'Term\n36 months\n',
    'Promotion\n6 months without interest\n',
    'Store\n101 · Bathline Brussels\n',
  ])
    expect(lines).toContain(said);
});

it('names an application by its id for staff, writes dots for testers, and opens no unknown code', async () => {
  const { code } = await createLoan(api);
  const id = await api.publicIdOf(code);
  expect((await summary(id, { Cookie: cookie })).join(' ')).toContain('Vella');
  const tester = await colleague(api, 'tester@example.com', 'qa');
  const masked = (await summary(id, { Cookie: tester })).join(' ');
  expect(masked).toContain('•••');
  expect(masked).not.toMatch(/Vella|example\.com/);
  await api.http.get(`/api/v1/applications/${id}/summary`).expect(404);
  await api.http.get('/api/v1/applications/AAAAAAAAAAAA/summary').expect(404);
});
