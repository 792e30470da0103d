import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@statewise/server/testing/eventually.js';
import { atDocuments, loanSample, saveStep } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const naming = path.resolve(import.meta.dirname, '../../migrations/1830000001460-NameActionsOfLoanMails.sql');
let idle: TestApi;
let cookie: string;
beforeEach(async () => {
  idle = await startApi({ WORKER: 'off' });
  cookie = await idle.signIn();
});
afterEach(() => idle.stop());

async function decide(code: string, ...changes: readonly (readonly [type: string, value: number, letter?: string])[]) {
  for (const [statusType, statusValue, letter] of changes)
    await idle.http
      .post(`/api/v1/applications/${code}/events`)
      .set('Cookie', cookie)
      .send({ type: 'status.change', statusType, statusValue, reason: 'By mistake', ...(letter && { letter }) })
      .expect(200);
}
const send = (code: string, event: object) =>
  idle.http.post(`/api/v1/applications/${code}/events`).send(event).expect(200);
const jump = (code: string) =>
  idle.http
    .post(`/api/v1/applications/${code}/jump`)
    .set('Cookie', cookie)
    .send({ state: 'stepThree', reason: 'Another income' })
    .expect(200);

/** An application whose applicant asked for a person. */
async function asked(): Promise<string> {
  const { code } = await atDocuments(idle);
  await decide(code, ['nbb', 2]);
  await send(code, { type: 'review.request' });
  return code;
}

/** What the worker mails that was away and comes back. */
async function mailed(settings = {}) {
  const busy = await startApi({ ...settings, DATABASE_URL: idle.databaseUrl });
  try {
    await eventually(async () => {
      const [{ left }] = await idle.database.query(
        `select count(*)::int as left from jobs.job where name = 'flow-action' and state in ('created', 'retry', 'active')`,
      );
      expect(left).toBe(0);
    });
    return await idle.mailsTo('ada@example.com');
  } finally {
    await busy.stop();
  }
}
const counted = (mails: readonly { readonly subject: string }[], words: string) =>
  mails.filter(({ subject }) => subject.startsWith(words)).length;

it('mails nothing of a decision, or of sending in, that was taken back before its mail was written', async () => {
  await decide((await atDocuments(idle)).code, ['final', 1], ['final', 0]);
  await decide((await atDocuments(idle)).code, ['nbb', 2], ['nbb', 1]);
  await decide((await atDocuments(idle)).code, ['final', 1], ['nbb', 2]);
  await decide((await atDocuments(idle)).code, ['final', 1]);
  const { code } = await atDocuments(idle);
  await send(code, { type: 'step.goTo', step: 2 });
  await saveStep(idle, code, 2, { city: 'Sliema' });
  const mails = await mailed();
  expect(counted(mails, 'Your loan was approved')).toBe(1);
  expect(counted(mails, 'About your loan application')).toBe(1);
  expect(counted(mails, 'We have received your loan application')).toBe(4);
});

it('mails that a decision which was taken back no longer counts, or the no that stands again', async () => {
  const { code } = await atDocuments(idle);
  await decide(code, ['final', 1]);
  const again = await asked();
  await decide(again, ['final', 1]);
  expect(counted(await mailed(), 'Your loan was approved')).toBe(2);
  await decide(code, ['final', 3]);
  await decide(again, ['final', 0]);
  await decide((await atDocuments(idle)).code, ['final', 1], ['final', 0, 'We were mistaken.']);
  const mails = await mailed();
  const taken = mails.filter(({ subject }) => subject.startsWith('Our decision on your application no longer counts'));
  expect(taken.map(({ text }) => text).toSorted()).toEqual([
    expect.stringContaining('We are looking at your application again'),
    'We were mistaken.',
  ]);
  expect(counted(mails, 'About your loan application')).toBe(1);
});

it('mails the last word alone of those that were not sent, and takes nothing back that was not told', async () => {
  const nowhere = { SMTP_URL: 'smtp://127.0.0.1:9' };
  const { code } = await atDocuments(idle);
  const told = async () =>
    (await mailed(nowhere)).flatMap(({ subject }) => /^(Your loan|About|Our decision)/.exec(subject)?.[0] ?? []);
  await decide(code, ['final', 1], ['final', 0], ['final', 1]);
  expect(await told()).toEqual(['Your loan']);
  await decide(code, ['final', 0]);
  expect(await told()).toEqual([]);
  await decide(code, ['final', 1], ['final', 2]);
  expect(await told()).toEqual(['About']);
  await idle.database.query(`update outbox set state = 'sent' where action is not null`);
  await decide(code, ['final', 1], ['final', 0]);
  expect(await told()).toEqual(['About', 'Our decision']);
});

it('takes a decision back that the former release mailed', async () => {
  const { code } = await atDocuments(idle);
  await decide(code, ['final', 1]);
  expect(counted(await mailed(), 'Your loan was approved')).toBe(1);
  // As it left them.
  await idle.database.query(`update outbox set action = null, state = 'sent'`);
  await idle.database.query(readFileSync(naming, 'utf8'));
  await decide(code, ['final', 0], ['final', 2], ['final', 0]);
  const mails = await mailed();
  expect(counted(mails, 'About your loan application')).toBe(0);
  expect(counted(mails, 'Our decision on your application no longer counts')).toBe(1);
});

it('mails the letter of a decision though a check was noted after it', async () => {
  await decide((await atDocuments(idle)).code, ['final', 2, 'We cannot lend to you.'], ['nbb', 1]);
  expect(await mailed()).toContainEqual(expect.objectContaining({ text: 'We cannot lend to you.' }));
});

/** The texts of the mails that a decision no longer counts. */
const takenBack = async () =>
  (await mailed())
    .flatMap(({ subject, text }) => (subject.startsWith('Our decision on your application no') ? [text] : []))
    .toSorted();

it('mails no letter of a no with that it was taken back', async () => {
  const refused = ['nbb', 2, 'We cannot lend to you.'] as const;
  const { code } = await atDocuments(idle);
  await decide(code, refused);
  await mailed();
  await decide(code, ['nbb', 1]);
  await decide((await atDocuments(idle)).code, refused, ['nbb', 1, 'We were mistaken.']);
  expect(await takenBack()).toEqual([
    expect.stringContaining('We are looking at your application again'),
    'We were mistaken.',
  ]);
});

it('mails that a yes no longer counts wherever the application was led meanwhile', async () => {
  const codes = [(await atDocuments(idle)).code, (await atDocuments(idle)).code] as const;
  for (const code of codes) await decide(code, ['final', 1, 'Welcome.']);
  await mailed();
  for (const code of codes) await jump(code);
  await decide(codes[0], ['final', 0]);
  await saveStep(idle, codes[1], 3, { net_monthly_income: 900 });
  expect(await takenBack()).toEqual([
    expect.stringContaining('We are looking at your application again'),
    expect.stringContaining('You can go on with your application and send it to us.'),
  ]);
});

it('does not say that a person looked while one is still asked to', async () => {
  const code = await asked();
  await jump(code);
  await saveStep(idle, code, 3, { net_monthly_income: 900 });
  await send(code, { type: 'step.goTo', step: 5 });
  await send(code, { type: 'step.save', step: 5, fields: loanSample[5] });
  const mails = await mailed();
  expect(counted(mails, 'We looked at your application again')).toBe(0);
  expect(counted(mails, 'About your loan application')).toBe(1);
});

it('mails what fails after a review was won as what can be contested', async () => {
  const code = await asked();
  await decide(code, ['nbb', 1], ['final', 1], ['nbb', 2]);
  const mails = await mailed();
  expect(counted(mails, 'We looked at your application again')).toBe(0);
  expect(counted(mails, 'About your loan application')).toBe(1);
  await send(code, { type: 'review.request' });
});

it('mails each check that failed in words of its own, and that a person looked where one did', async () => {
  await decide((await atDocuments(idle)).code, ['nbb', 2]);
  await decide((await atDocuments(idle)).code, ['payslip', 2]);
  await decide((await atDocuments(idle)).code, ['risk', 2]);
  await decide(await asked(), ['final', 2]);
  const mails = await mailed();
  const containing = (words: string) => mails.filter(({ text }) => text.includes(words)).length;
  expect(containing('what you sent as proof of your income')).toBe(1);
  expect(containing('One of our staff looked at your income and expenses')).toBe(1);
  expect(containing('Central Individual Credit Register, National Bank of Belgium, Boulevard de Berlaimont 14')).toBe(
    3,
  );
  const lost = mails.find(({ subject }) => subject.startsWith('We looked at your application again'));
  expect(lost?.text).not.toContain('looked at your whole application');
});

it('promises no look of a person who has looked already', async () => {
  await decide(await asked(), ['final', 2]);
  const mails = await mailed();
  expect(counted(mails, 'We will look at your application again')).toBe(0);
  expect(counted(mails, 'We looked at your application again')).toBe(1);
});
