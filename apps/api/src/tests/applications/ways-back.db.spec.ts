import { exampleOf, StoreDetails, StoreEntry } from '@statewise/fields';
import { basicsData } from '../../testing/business-sample.js';
import { createLoan, loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi, type TestMail } from '../../testing/start-api.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { groupCode } from '@statewise/i18n';

// An applicant who lost the code, and who gets one: nobody whose address somebody else typed.

const loan = '/consumer-loans-application/api';
const storeForm = { ...exampleOf(StoreEntry), ...exampleOf(StoreDetails), promotion_id: '' };
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
});
afterAll(() => api.stop());

const post = (path: string, body: object) => api.http.post(path).send(body);
const proofIn = (mail: TestMail | undefined) => /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const prove = (code: string, proof: string) => post(`/api/v1/applications/${code}/address`, { proof });

/** The mails to an address, once there are as many. */
async function mailsTo(recipient: string, count = 1): Promise<readonly TestMail[]> {
  let mails: readonly TestMail[] = [];
  await eventually(async () => {
    mails = await api.mailsTo(recipient);
    expect(mails).toHaveLength(count);
  });
  return mails;
}

const begin = (email: string) => createLoan(api, { data: { ...loanSample[1], email } });
const lose = (email: string, flow = 'loan-application') => post('/api/v1/lost-codes', { email, flow });
const jobs = async () =>
  eventually(async () =>
    expect(
      await api.database.query(
        `select 1 from jobs.job where name in ('lost-code', 'lost-code-mail', 'way-back') and state in ('created', 'retry', 'active')`,
      ),
    ).toEqual([]),
  );

describe('after step one', () => {
  it('mails the code and a link, as text and in the bank’s look, of a loan and of a business account', async () => {
    const { code } = await begin('begun@example.com');
    const [mail] = await mailsTo('begun@example.com');
    expect(mail?.subject).toBe('How to continue your application – Meridian Bank');
    for (const text of [`/loan-application/resume/${code}#`, groupCode(code)]) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    expect(mail?.html).toContain('Continue my application</');
    const data = basicsData({ email: 'begun-business@example.com' });
    const business = (await post('/e-banking/api/saveStepOne', { data, page: 1 }).expect(201)).body;
    expect((await mailsTo('begun-business@example.com'))[0]?.text).toContain(`/e-banking/resume/${business.code}#`);
  });

  it('mails nothing when the step is saved again, and a changed address its own way back', async () => {
    const { code } = await begin('first@example.com');
    const save = (email: string) =>
      post(`${loan}/saveStepData`, {
        code,
        current_step: 1,
        furthest_step: 2,
        data: { ...loanSample[1], email },
      }).expect(200);
    const back = () => post(`${loan}/changeStep`, { code, current_step: 1, furthest_step: 2 }).expect(200);
    await mailsTo('first@example.com');
    await back();
    await save('first@example.com');
    await back();
    await save('First@example.com');
    await back();
    await save('second@example.com');
    await mailsTo('second@example.com');
    expect(await api.mailsTo('first@example.com')).toHaveLength(1);
    const [notice] = await mailsTo('First@example.com');
    expect(notice?.subject).toMatch(/another e-mail address/);
    expect(notice?.text).not.toContain(groupCode(code));
  });
});

describe('a proof', () => {
  it('is what the mail of that very application and address carries', async () => {
    const first = await begin('proof@example.com');
    const other = await begin('proof-of-another@example.com');
    const proof = proofIn((await mailsTo('proof@example.com'))[0]);
    expect((await prove(other.code, proof).expect(422)).body.errors).toEqual({ proof: ['unknown'] });
    expect((await prove(first.code, 'AAAA').expect(422)).body.errors).toEqual({ proof: ['unknown'] });
    await prove(first.code, proof).expect(200);
    await prove(first.code, proof).expect(200);
    const [row] = await api.database.query(
      `select proven_at from application_address where email = 'proof@example.com'`,
    );
    expect(row.proven_at).not.toBeNull();
  });
});

describe('a lost code', () => {
  it('is mailed to the address of the application and noted; another address is answered the same', async () => {
    const { code } = await begin('lost@example.com');
    await mailsTo('lost@example.com');
    const answers = [await lose('Lost@Example.com').expect(200), await lose('stranger@example.com').expect(200)];
    expect(answers.map(({ body }) => body)).toEqual([{ success: true }, { success: true }]);
    const [, mail] = await mailsTo('lost@example.com', 2);
    expect(mail?.subject).toMatch(/^Your application of \d/);
    expect(mail?.text).toContain(groupCode(code));
    await jobs();
    expect(await api.mailsTo('stranger@example.com')).toEqual([]);
    expect(
      await api.database.query(
        `select count(*)::int as noted from audit join application a on a.public_id = audit.application_id
          where kind = 'code.mailed' and a.code_digest = $1`,
        [api.digestOf(code)],
      ),
    ).toEqual([{ noted: 1 }]);
    expect(
      JSON.stringify(await api.database.query(`select data from jobs.job where name like 'lost-code%'`)),
    ).not.toMatch(/example\.com/i);
  });

  it('is that of an application of the day that it was at the bank, whatever the clock of the server', async () => {
    const { code } = await begin('night@example.com');
    await mailsTo('night@example.com');
    await api.database.query(`update application set created_at = '2026-06-30T22:30:00Z' where code_digest = $1`, [
      api.digestOf(code),
    ]);
    await lose('night@example.com').expect(200);
    const [, mail] = await mailsTo('night@example.com', 2);
    expect(mail?.subject).toContain('Your application of 1 July 2026');
  });

  it('is mailed three times a day to one mailbox, and further requests are answered the same', async () => {
    const strict = await startApi({ RATE_LIMIT_FACTOR: '1' });
    const email = 'often@example.com';
    await createLoan(strict, { data: { ...loanSample[1], email } });
    for (let asked = 0; asked < 5; asked += 1)
      await strict.http
        .post('/api/v1/lost-codes')
        .send({ email, flow: 'loan-application' })
        .expect(200, { success: true });
    await eventually(async () =>
      expect(
        await strict.database.query(
          `select count(*)::int as answered from jobs.job where name like 'lost-code%' and state = 'completed'`,
        ),
      ).toEqual([{ answered: 5 + 3 }]),
    );
    const lost = (await strict.mailsTo(email)).filter(({ subject }) => subject.startsWith('Your application of'));
    expect(lost).toHaveLength(3);
    await strict.stop();
  });

  it('is mailed though another of the same address waits for a newer release', async () => {
    const email = 'two@example.com';
    await begin(email);
    const { code } = await begin(email);
    await mailsTo(email, 2);
    const values = [api.digestOf(code)];
    await api.database.query('update application set flow_version = 999 where code_digest = $1', values);
    await lose(email).expect(200);
    expect((await mailsTo(email, 3))[2]?.subject).toMatch(/^Your application of \d/);
    await eventually(async () =>
      expect(
        await api.database.query(
          `with waiting as (delete from jobs.job where name = 'lost-code-mail' and state = 'retry' returning id) select id from waiting`,
        ),
      ).toHaveLength(1),
    );
  });

  it('is asked for only so often from one network address', async () => {
    const strict = await startApi({ DATABASE_URL: api.databaseUrl, RATE_LIMIT_FACTOR: '1', WORKER: 'off' });
    const statuses: number[] = [];
    for (let asked = 0; asked < 11; asked += 1)
      statuses.push(
        (await strict.http.post('/api/v1/lost-codes').send({ email: `limit${asked}@example.com`, flow: 'e-banking' }))
          .status,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await strict.stop();
  });
});

describe('E1: an address that a store typed', () => {
  const prepare = async (email: string): Promise<string> => {
    const form = { ...storeForm, email };
    return (await post('/consumer-loans-vm-stores/api/save', { action: 'create', form_data: form }).expect(201)).body
      .code;
  };
  const goOn = async (code: string): Promise<string> => {
    const first = { code, current_step: 0, furthest_step: 0, data: loanSample.loan };
    return (await post(`${loan}/saveStepData`, first).expect(200)).body.application.code;
  };
  const type = (code: string, email: string) =>
    api.http.put(`/api/v1/applications/${code}/drafts/1`).send({ fields: { email } }).expect(204);
  const takeOver = async (code: string, email: string): Promise<string> => {
    const own = await goOn(code);
    const data = { ...loanSample[1], email };
    await post(`${loan}/saveStepData`, { code: own, current_step: 1, furthest_step: 1, data }).expect(200);
    return own;
  };

  it('gets a link without the code, until who holds the code has opened that link', async () => {
    const prepared = await prepare('typed@example.com');
    const code = await takeOver(prepared, 'typed@example.com');
    expect(code).not.toBe(prepared);
    const [mail] = await mailsTo('typed@example.com');
    expect(mail?.subject).toMatch(/^The new code/);
    for (const secret of [prepared, code, groupCode(code)]) {
      expect(mail?.text).not.toContain(secret);
      expect(mail?.html).not.toContain(secret);
    }
    await lose('typed@example.com').expect(200);
    await jobs();
    await mailsTo('typed@example.com');
    await prove(code, proofIn(mail)).expect(200);
    await lose('typed@example.com').expect(200);
    const [, lost] = await mailsTo('typed@example.com', 2);
    expect(lost?.text).toContain(groupCode(code));
  });

  it('is the customer’s own once the customer types another one', async () => {
    const code = await takeOver(await prepare('of-the-store@example.com'), 'of-the-customer@example.com');
    // The mail about the new code goes to the address that the application has by then.
    await eventually(async () => {
      const texts = (await api.mailsTo('of-the-customer@example.com')).map(({ text }) => text);
      expect(texts).toContainEqual(expect.stringContaining(groupCode(code)));
    });
    for (const { text } of await api.mailsTo('of-the-store@example.com')) expect(text).not.toContain(groupCode(code));
  });

  it('stays the one that is written to, whatever is typed and not saved: no list of strangers, and no half of one', async () => {
    const prepared = await prepare('still-of-the-store@example.com');
    await type(prepared, 'victim@example.com, other@example.com');
    const code = await goOn(prepared);
    const [mail] = await mailsTo('still-of-the-store@example.com');
    await type(code, '');
    await prove(code, proofIn(mail)).expect(200);
    await type(code, 'piet@exam');
    await lose('still-of-the-store@example.com').expect(200);
    const [, lost] = await mailsTo('still-of-the-store@example.com', 2);
    expect(lost?.text).toContain(groupCode(code));
    const typed = `select recipient from outbox where recipient like '%victim%' or recipient in ('', 'piet@exam')`;
    expect(await api.database.query(typed)).toEqual([]);
  });

  it('is proven by nobody before the customer has taken the application over', async () => {
    const prepared = await prepare('too-early@example.com');
    const { public_id } = (
      await api.database.query(`select public_id from application where code_digest = $1`, [api.digestOf(prepared)])
    )[0];
    expect(public_id).toBeDefined();
    await prove(prepared, 'AAAA').expect(422);
    const code = await takeOver(prepared, 'too-early@example.com');
    expect((await mailsTo('too-early@example.com'))[0]?.text).not.toContain(groupCode(code));
  });
});
