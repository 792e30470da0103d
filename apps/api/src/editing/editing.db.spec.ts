import { dateOf } from '@statewise/finance';
import { addColleague } from '../testing/colleague.js';
import { startApi, type TestApi } from '../testing/start-api.js';
import { kinds } from './kinds/kinds.js';

const path = '/api/v1/content';

let api: TestApi;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' });
  cookies['admin'] = await api.signIn();
  for (const role of ['staff', 'qa'] as const) {
    await addColleague(api, `${role}@example.com`, role, { name: `The ${role}`, password: 'tests everything' });
    cookies[role] = await api.signIn(`${role}@example.com`, 'tests everything');
  }
});
afterAll(() => api.stop());

interface EditedContent {
  readonly facts: Record<string, unknown>;
  readonly texts: Record<string, Record<string, string>>;
}
interface Listed {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly is_published: boolean;
}

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, address: string, body?: object, role = 'admin') => {
  const sent = api.http[method](`${path}${address}`).set('Cookie', cookies[role] ?? '');
  return body === undefined ? sent : sent.send(body);
};
const itemOf = async (address: string) => (await call('get', address).expect(200)).body.item;
/** Saves a draft of what stands there, changed, and publishes it; answers the item. */
async function publish(address: string, change: (content: EditedContent) => void) {
  const { version, published } = await itemOf(address);
  const content = structuredClone(published);
  change(content);
  const saved = await call('put', `${address}/draft`, { version, content }).expect(200);
  return (await call('post', `${address}/publish`, { version: saved.body.item.version }).expect(200)).body.item;
}

const day = (days: number): string => dateOf(new Date(Date.now() + days * 86_400_000).toISOString());

it.each(['page', 'category', 'employment-type', 'work-place'])('gives no %s the address of a new one', async (kind) => {
  await call('get', `/${kind}/new`).expect(404);
  await call('get', `/${kind}/newer`).expect(200);
});

it.each(kinds.map(({ name }) => [name]))(
  'publishes what stands there already of %s, and nothing changes',
  async (kind) => {
    const { items } = (await call('get', `/${kind}`).expect(200)).body;
    const isEmpty = kind === 'translation';
    expect(items.length > 0).toBe(!isEmpty);
    const key = kind === 'price' ? undefined : items.at(0)?.key;
    if (key === undefined) return;
    const address = `/${kind}/${encodeURIComponent(key)}`;
    const before = await itemOf(address);
    const after = await publish(address, () => undefined);
    expect(after.published).toEqual(before.published);
    expect(after).toMatchObject({ version: before.version + 2, draft: null });
  },
);

it('tells who edits what, by which fields', async () => {
  const described = async (role: string) => (await call('get', '', undefined, role).expect(200)).body.kinds;
  expect((await described('admin')).every(({ can_edit }: { can_edit: boolean }) => can_edit)).toBe(true);
  expect((await described('qa')).some(({ can_edit }: { can_edit: boolean }) => can_edit)).toBe(false);
  const [price, ...others] = await described('staff');
  expect(price).toMatchObject({
    name: 'price',
    can_edit: false,
    facts: expect.arrayContaining([expect.objectContaining({ name: 'effective_from', input: 'day' })]),
  });
  expect(others.find(({ name }: { name: string }) => name === 'article')).toMatchObject({
    can_edit: true,
    texts: expect.arrayContaining([expect.objectContaining({ name: 'body', input: 'markdown' })]),
  });
});

it('keeps each to what is theirs', async () => {
  const { published, version } = await itemOf('/notice/saver');
  const draft = { version, content: published };
  await call('put', '/notice/saver/draft', draft, 'qa').expect(403);
  await call('get', '/notice/saver', undefined, 'qa').expect(200);
  const policy = await itemOf('/risk-policy/policy');
  await call(
    'put',
    '/risk-policy/policy/draft',
    { version: policy.version, content: policy.published },
    'staff',
  ).expect(403);
  await api.http.get(path).expect(401);
});

it('lets nobody overwrite what somebody else has saved since', async () => {
  const { version, published } = await itemOf('/notice/pro');
  const draft = { version, content: published };
  const answers = await Promise.all([
    call('put', '/notice/pro/draft', draft),
    call('put', '/notice/pro/draft', draft, 'staff'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await call('put', '/notice/pro/draft', draft).expect(409);
  await call('post', '/notice/pro/publish', { version }).expect(409);
  await call('delete', `/notice/pro/draft?version=${version + 1}`).expect(204);
  await call('post', '/notice/pro/publish', { version: version + 2 }).expect(409);
});

it('shows a draft to nobody before it is published, keeps what was there, and brings it back', async () => {
  const address = '/notice/factor';
  const { version, published } = await itemOf(address);
  const content = structuredClone(published);
  content.texts.nl.title = 'Een andere titel';
  const saved = (await call('put', `${address}/draft`, { version, content }, 'staff').expect(200)).body.item;
  expect(saved).toMatchObject({ published, draft: content, draft_by: 'The staff' });
  const now = (await call('post', `${address}/publish`, { version: saved.version }).expect(200)).body.item;
  expect(now).toMatchObject({ published: content, draft: null });
  const { revisions } = (await call('get', `${address}/history`).expect(200)).body;
  expect(revisions.map(({ act, author }: { act: string; author: string }) => [act, author])).toEqual([
    ['published', 'Administrator'],
    ['first', null],
  ]);
  const back = (await call('post', `${address}/revert`, { version: now.version, to: 0 }).expect(200)).body.item;
  expect(back.draft).toEqual(published);
  await call('post', `${address}/publish`, { version: back.version }).expect(200);
  expect((await itemOf(address)).published).toEqual(published);
  const noted = await api.database.query("select kind from audit where subject = 'notice/factor' order by id");
  expect(noted.map(({ kind }: { kind: string }) => kind)).toEqual([
    'content.drafted',
    'content.published',
    'content.drafted',
    'content.published',
  ]);
});

it('takes prices from today on, and changes none that has counted', async () => {
  const rates = async () => (await api.http.get('/calculator-rates/api/individual-rates').expect(200)).body.rates;
  const green = { context: 'green_loan_rate', Country: { value: 'be' } };
  const priced = (effective_from: string, rate: unknown) => ({
    content: { facts: { product: 'green-loan', country: 'be', effective_from, rate }, texts: {} },
  });
  expect((await call('post', '/price', priced(day(-1), 4)).expect(422)).body.errors).toEqual({
    effective_from: ['min'],
  });
  const wrong = await call('post', '/price', priced('tomorrow', '4.12345')).expect(422);
  expect(wrong.body.errors).toEqual({ effective_from: ['date'], rate: ['numbers'] });
  const publishPrice = async (from: string, rate: unknown): Promise<{ key: string; version: number }> => {
    const { key, version } = (await call('post', '/price', priced(from, rate)).expect(201)).body.item;
    return (await call('post', `/price/${key}/publish`, { version }).expect(200)).body.item;
  };
  const later = await publishPrice(day(30), '4,10');
  expect(await rates()).toContainEqual({ ...green, interest_rate: 3.75 });
  const now = await publishPrice(day(0), 3.95);
  expect(await rates()).toContainEqual({ ...green, interest_rate: 3.95 });
  const again = (await call('post', '/price', priced(day(30), 5)).expect(201)).body.item;
  const taken = await call('post', `/price/${again.key}/publish`, { version: again.version }).expect(422);
  expect(taken.body.errors).toEqual({ effective_from: ['unique'] });
  expect((await call('delete', `/price/${now.key}?version=${now.version}`).expect(422)).body.errors).toEqual({
    effective_from: ['min'],
  });
  for (const { content } of [priced(day(0), 4.2), priced(day(1), 3.95)]) {
    const { body } = await call('put', `/price/${now.key}/draft`, { version: now.version, content }).expect(422);
    expect(body.errors).toEqual({ effective_from: ['min'] });
  }
  await call('delete', `/price/${later.key}?version=${later.version}`).expect(204);
  const { items } = (await call('get', '/price').expect(200)).body;
  expect(items.filter(({ key, is_published }: Listed) => key === later.key && is_published)).toEqual([]);
  const old = items.find(({ title, note }: Listed) => title === 'green-loan be' && note.startsWith('2020'));
  const { published, version } = await itemOf(`/price/${old.key}`);
  const changed = { version, content: { ...published, facts: { ...published.facts, rate: 1 } } };
  await call('put', `/price/${old.key}/draft`, changed).expect(422);
});

it('judges by the policy as it was published last', async () => {
  const policy = await publish('/risk-policy/policy', ({ facts }) => {
    facts.review_amount = 15_000;
    facts.review_employed_1_to_3 = true;
    facts.failing_debt_ratio = 45;
  });
  expect(policy.published.facts).toMatchObject({ review_amount: 15_000, failing_debt_ratio: 45 });
  const [{ thresholds }] = await api.database.query('select thresholds from risk_policy');
  expect(thresholds).toMatchObject({
    reviewAmount: 15_000,
    failingDebtRatio: 0.45,
    reviewEmploymentLengths: ['lt_1', '1_to_3'],
  });
  const { version, published } = await itemOf('/risk-policy/policy');
  const upside = { ...published, facts: { ...published.facts, review_debt_ratio: 60 } };
  expect(
    (await call('put', '/risk-policy/policy/draft', { version, content: upside }).expect(422)).body.errors,
  ).toEqual({ review_debt_ratio: ['max'] });
});

it('says of each translation whether it is missing or older than the original', async () => {
  const listed = async (kind: string, key: string) =>
    (await call('get', `/${kind}`).expect(200)).body.items.find((item: Listed) => item.key === key).languages;
  expect(await listed('notice', 'saver')).toEqual({ en: 'current', nl: 'current', fr: 'current' });
  const retitle = (language: string, title: string) =>
    publish('/notice/saver', ({ texts }) => {
      texts[language] = { ...texts[language], title };
    });
  await retitle('en', 'Another title');
  expect(await listed('notice', 'saver')).toEqual({ en: 'current', nl: 'older', fr: 'older' });
  await retitle('nl', 'Een andere titel');
  expect(await listed('notice', 'saver')).toEqual({ en: 'current', nl: 'current', fr: 'older' });
  const [{ key }] = (await call('get', '/article').expect(200)).body.items;
  expect(await listed('article', key)).toEqual({ en: 'current', nl: 'missing', fr: 'missing' });
  const [price] = (await call('get', '/price').expect(200)).body.items;
  expect(price.languages).toEqual({});
});

it('publishes a new article in the languages that it has, findable by its words', async () => {
  const text = {
    title: 'A quiet winter',
    slug: 'a-quiet-winter',
    excerpt: 'Short.',
    body: '## Snow\n\nZebrawords <b>here</b>.',
  };
  const facts = { category: 'newsroom', publish_date: day(0), picture: 1 };
  const missing = await call('post', '/article', { content: { facts, texts: { nl: text } } }, 'staff').expect(422);
  expect(missing.body.errors['en.title']).toEqual(['required']);
  const created = await call('post', '/article', { content: { facts, texts: { en: text } } }, 'staff').expect(201);
  const { key, version } = created.body.item;
  expect((await api.http.get('/search?q=zebrawords&country=be&lang=en')).body.results).toEqual([]);
  await call('post', `/article/${key}/publish`, { version }, 'staff').expect(200);
  expect((await api.http.get('/search?q=zebrawords&country=be&lang=en')).body.results).toHaveLength(1);
  const after = await publish(`/article/${key}`, ({ texts }) => {
    texts.fr = { ...text, title: 'Un hiver calme', slug: 'un-hiver-calme' };
  });
  expect(Object.keys(after.published.texts).toSorted()).toEqual(['en', 'fr']);
  await call('delete', `/article/${key}?version=${after.version}`, undefined, 'staff').expect(204);
  expect((await api.http.get('/search?q=zebrawords&country=be&lang=en')).body.results).toEqual([]);
});

it.each([
  ['category', 'article', 'category', { position: 9 }, { publish_date: day(0) }],
  ['employment-type', 'vacancy', 'employment_type', {}, { place: 'valletta', publish_date: day(0) }],
  ['work-place', 'vacancy', 'place', {}, { employment_type: 'full-time', publish_date: day(0) }],
])('takes a %s away once no %s uses it, published or in a draft', async (kind, user, field, facts, more) => {
  const address = `/${kind}/fading`;
  const name = { name: 'Fading' };
  const content = { facts, texts: { en: name, nl: name, fr: name } };
  await call('put', `${address}/draft`, { version: 0, content }).expect(200);
  await call('post', `${address}/publish`, { version: 1 }, 'staff').expect(200);
  const text = { title: `Of a ${kind}`, slug: 'fading', excerpt: 'Short.', body: 'Dust.' };
  const { excerpt: _, ...ofJob } = text;
  const using = { facts: { ...more, [field]: 'fading' }, texts: { en: user === 'article' ? text : ofJob } };
  const { key } = (await call('post', `/${user}`, { content: using }).expect(201)).body.item;
  const refused = async () => {
    const { body } = await call('delete', `${address}?version=2`, undefined, 'staff').expect(409);
    expect(body).toMatchObject({ detail: `Change first what still uses it: Of a ${kind}.` });
  };
  await refused();
  await call('post', `/${user}/${key}/publish`, { version: 1 }).expect(200);
  await refused();
  await call('delete', `/${user}/${key}?version=2`).expect(204);
  await call('delete', `${address}?version=2`, undefined, 'staff').expect(204);
  expect((await call('get', `/${kind}`).expect(200)).body.items.map((item: Listed) => item.key)).not.toContain(
    'fading',
  );
  const noted = await api.database.query(`select from audit where kind = 'content.removed' and subject = $1`, [
    `${kind}/fading`,
  ]);
  expect(noted).toHaveLength(1);
});

it('takes no vacancy that closes before it is published', async () => {
  const text = { title: 'Archivist', slug: 'archivist', body: 'Dust.' };
  const facts = { employment_type: 'full-time', place: 'valletta', publish_date: day(1), valid_through: day(0) };
  const post = (more: object) =>
    call('post', '/vacancy', { content: { facts: { ...facts, ...more }, texts: { en: text } } });
  expect((await post({}).expect(422)).body.errors).toEqual({ valid_through: ['min'] });
  await post({ valid_through: day(1) }).expect(201);
});

it.each([
  ['put', '/notice/saver/draft', { version: 'x' }],
  ['put', '/notice/saver/draft', { version: 0, content: 'x' }],
  ['put', '/notice/saver/draft', { version: 0, content: { facts: { a: 1 }, texts: { xx: {}, en: { title: 7 } } } }],
  ['put', '/notice/nothing/draft', { version: 0, content: {} }],
  ['put', '/nothing/saver/draft', { version: 0, content: {} }],
  ['get', '/price/99999999999999999999', undefined],
  ['get', '/price/x', undefined],
  ['get', '/notice/%00', undefined],
  ['post', '/notice', { content: { texts: {} } }],
  ['post', '/price', undefined],
  ['post', '/price/1/preview', { country: 'xx' }],
  ['delete', '/price/1?version=-1', undefined],
  ['post', '/notice/saver/revert', { version: 99, to: 12_345 }],
] as const)('refuses %s %s %j without failing', async (method, address, body) => {
  const { status } = await call(method, address, body);
  expect([400, 404, 409, 422]).toContain(status);
});
