import { SiteContent } from '../site/site-content.js';
import { startApi, type TestApi } from '../testing/start-api.js';
import { Publishing } from '../editing/publishing.service.js';

/** What an installation begins with that has no content at all. */
let api: TestApi;
let site: SiteContent;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  site = api.app.get(SiteContent, { strict: false });
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const belgianDutch = { country: 'be', language: 'nl' } as const;
const english = { country: 'ot', language: 'en' } as const;

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, address: string, body?: object) => {
  const sent = api.http[method](`/api/v1/content${address}`).set('Cookie', cookie);
  return body === undefined ? sent : sent.send(body);
};
const inAll = (text: object) => ({ en: text, nl: text, fr: text });
const listed = async (kind: string) => (await call('get', `/${kind}`).expect(200)).body.items;
const itemOf = async (address: string) => (await call('get', address).expect(200)).body.item;

/** Saves a draft; answers its version. */
async function draft(address: string, texts: object, facts: object = {}): Promise<number> {
  const { version } = await itemOf(address);
  const saved = await call('put', `${address}/draft`, { version, content: { facts, texts } }).expect(200);
  return saved.body.item.version;
}
async function publish(address: string, texts: object, facts: object = {}) {
  const version = await draft(address, texts, facts);
  return (await call('post', `${address}/publish`, { version }).expect(200)).body.item;
}

const menus = {
  main: '- Borrow\n  - [Personal loan](/loan)\n  - [Green loan](/green)\n\n- About us\n  - [Contact](/contact-us)',
  login: '- [Continue](/loan-application)',
  footer: '- Elsewhere\n  - [The supervisor](https://supervisor.example/list?q=(bank))',
};
const home = {
  title: 'A bank by the harbour',
  description: 'Savings and loans.',
  lead: 'All that we do is on this page.',
  actions: '- [Borrow](/loan)',
  products: '- [Personal loan](/loan): For a car: or a kitchen.\n- [Elsewhere](https://bank.example): Another bank.',
};

it('offers home page, menus, notices and the pages that every front end links to before anybody has written them', async () => {
  for (const [kind, keys] of [
    ['home', ['home']],
    ['menus', ['menus']],
    ['notice', expect.arrayContaining(['saver', 'english-only'])],
    ['page', ['accessibility', 'complaints', 'contact-us', 'privacy', 'security', 'terms']],
  ] as const) {
    const items = await listed(kind);
    expect(items.map(({ key }: { key: string }) => key)).toEqual(keys);
    expect(items.some(({ is_published }: { is_published: boolean }) => is_published)).toBe(false);
    expect(await itemOf(`/${kind}/${items[0].key}`)).toMatchObject({ version: 0, published: null, draft: null });
  }
});

it('shows the menus that were written as lists, brings an earlier version back and reads the same lists again', async () => {
  const { published, version } = await publish('/menus/menus', inAll(menus));
  const read = { ...menus, main: menus.main.replace('\n\n', '\n') };
  expect(published.texts).toEqual(inAll(read));
  expect(await site.menus(belgianDutch)).toEqual({
    main: [
      {
        label: 'Borrow',
        items: [
          { label: 'Personal loan', href: '/be-nl/loan' },
          { label: 'Green loan', href: '/be-nl/green' },
        ],
      },
      { label: 'About us', items: [{ label: 'Contact', href: '/be-nl/contact-us' }] },
    ],
    login: [{ label: 'Continue', href: '/be-nl/loan-application' }],
    footer: [
      { label: 'Elsewhere', items: [{ label: 'The supervisor', href: 'https://supervisor.example/list?q=(bank)' }] },
    ],
  });
  const after = await publish('/menus/menus', inAll({ login: menus.login }));
  expect(await site.menus(english)).toMatchObject({ main: [], footer: [] });
  const back = await call('post', '/menus/menus/revert', { version: after.version, to: version }).expect(200);
  expect(back.body.item.draft.texts).toEqual(inAll(menus));
});

it.each([
  ['menus', { main: '- [Loans](/loans)' }, 'main.1'],
  ['menus', { main: '- Borrow\n- Save\n  - [Saver](/saver)' }, 'main.1'],
  ['menus', { main: '  - [Saver](/saver)' }, 'main.1'],
  ['menus', { footer: '- Help\n  - [Fees](/fees)\n\n  - Contact' }, 'footer.4'],
  ['menus', { login: '- [Log in](javascript:alert(1))' }, 'login.1'],
  ['menus', { login: '- [Log in](//elsewhere.example)' }, 'login.1'],
  ['menus', { login: 'Log in' }, 'login.1'],
  ['home', { ...home, products: '- [Loan](/loan)' }, 'products.1'],
  ['home', { ...home, actions: '- [Loan](/loan)\n- [Save](/save): too much' }, 'actions.2'],
])('names the line of %s that is no entry of its list: %j', async (kind, text, wrong) => {
  const { version } = await itemOf(`/${kind}/${kind}`);
  const content = { facts: {}, texts: inAll(text) };
  const { body } = await call('put', `/${kind}/${kind}/draft`, { version, content }).expect(422);
  expect(body.errors).toEqual(
    Object.fromEntries(['en', 'nl', 'fr'].map((language) => [`${language}.${wrong}`, ['format']])),
  );
});

it('draws a home page of its own until one is published at its time', async () => {
  expect(await site.home(belgianDutch)).toMatchObject({
    title: 'Vraag online aan, stop wanneer u wilt',
    actions: [{ href: '/be-nl/loan-application' }, { href: '/be-nl/e-banking/' }],
  });
  const version = await draft('/home/home', inAll(home));
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = await call('post', '/home/home/publish', { version, at }).expect(200);
  expect(scheduled.body.item).toMatchObject({ scheduled_at: at, published: null });
  await api.database.query(`update content_item set publish_at = now() where publish_at is not null`);
  await api.app.get(Publishing, { strict: false }).publishDue({ name: 'home', key: 'home' });
  expect((await itemOf('/home/home')).published.texts).toEqual(inAll(home));
  expect(await site.home(belgianDutch)).toEqual({
    title: home.title,
    description: home.description,
    lead: home.lead,
    actions: [{ label: 'Borrow', href: '/be-nl/loan' }],
    products: [
      { title: 'Personal loan', text: 'For a car: or a kitchen.', href: '/be-nl/loan', picture: undefined },
      { title: 'Elsewhere', text: 'Another bank.', href: 'https://bank.example', picture: undefined },
    ],
  });
});

it('takes a notice at a place that the site has, and none elsewhere', async () => {
  const text = { title: 'Open an account', text: 'A colleague opens it with you.', label: 'Go on' };
  await publish('/notice/saver', inAll({ ...text, href: '/contact-us' }));
  await publish('/notice/english-only', inAll(text));
  await publish('/notice/saver', inAll({ ...text, href: '/fees' }));
  expect(await site.notices(belgianDutch)).toEqual(
    expect.arrayContaining([
      { name: 'saver', title: text.title, text: text.text, button: { label: 'Go on', href: '/be-nl/fees' } },
      { name: 'english-only', title: text.title, text: text.text, button: { label: 'Go on', href: '' } },
    ]),
  );
  expect((await site.notices(belgianDutch)).length).toBe(2);
  await call('get', '/notice/elsewhere').expect(404);
});

const pageText = {
  title: 'Our loan',
  description: 'What it costs.',
  body: '## Costs\n\nZebrawords.\n\n{{calculator}}',
};

it('makes a page at its address with a calculator, which an old draft leaves, and takes it away', async () => {
  expect(await site.page('our-loan', english)).toBeUndefined();
  await publish('/page/our-loan', { en: pageText }, { calculator: 'saver-plus' });
  const calculator = { name: 'term-deposit-saver-plus', showOnlyZeroRate: true };
  expect(await site.page('our-loan', english)).toMatchObject({ title: 'Our loan', calculator });
  await publish('/page/our-loan', { en: { ...pageText, title: 'Our own loan' } });
  expect(await site.page('our-loan', english)).toMatchObject({ title: 'Our own loan', calculator });
  expect((await itemOf('/page/our-loan')).published.facts).toEqual({ calculator: 'saver-plus' });
  const { version } = await publish('/page/our-loan', { en: pageText }, { calculator: 'none' });
  expect(await site.page('our-loan', english)).toMatchObject({ calculator: undefined });
  expect((await site.sitemap()).some(({ paths }) => paths.en === '/our-loan')).toBe(true);
  expect((await site.search('zebrawords', english)).total).toBe(1);
  await call('delete', `/page/our-loan?version=${version}`).expect(204);
  expect(await site.page('our-loan', english)).toBeUndefined();
});

it.each(['blog', 'jobs', 'loan-application', 'new', 'Fees', 'two words', 'a/b'])(
  'has no page at %s',
  async (address) => {
    await call('get', `/page/${encodeURIComponent(address)}`).expect(404);
    const content = { facts: {}, texts: { en: pageText } };
    await call('put', `/page/${encodeURIComponent(address)}/draft`, { version: 0, content }).expect(404);
  },
);

it('says of a page to which every front end leads that nobody has written it, until somebody has', async () => {
  expect(await site.page('privacy', { country: 'be', language: 'fr' })).toMatchObject({
    title: 'Vie privée',
    language: 'fr',
    updated: undefined,
  });
  expect((await site.sitemap()).some(({ paths }) => paths.en === '/privacy')).toBe(false);
  await publish('/page/privacy', { en: { ...pageText, title: 'What we keep' } });
  expect(await site.page('privacy', { country: 'be', language: 'fr' })).toMatchObject({
    title: 'What we keep',
    isOnlyInEnglish: true,
  });
});

it('takes categories, kinds of work and places by their names, and with them articles and vacancies', async () => {
  const name = inAll({ name: 'Harbour news' });
  expect(await listed('category')).toEqual([]);
  await publish('/category/harbour-news', name, { position: 2 });
  await publish('/category/advice', inAll({ name: 'Advice' }), { position: 1 });
  await publish('/employment-type/full-time', inAll({ name: 'Full-time' }));
  await publish('/work-place/valletta', inAll({ name: 'Valletta' }), { country: 'MT', street: 'Harbour Street 12' });
  expect((await itemOf('/category/harbour-news')).published).toEqual({ facts: { position: 2 }, texts: name });
  expect((await listed('work-place'))[0]).toMatchObject({ key: 'valletta', title: 'Valletta' });
  expect(await site.categories('fr')).toEqual([
    { slug: 'advice', name: 'Advice' },
    { slug: 'harbour-news', name: 'Harbour news' },
  ]);
  const text = { title: 'A boat', slug: 'a-boat', excerpt: 'Short.', body: 'It came.' };
  const make = async (kind: string, facts: object, own: object) => {
    const made = await call('post', `/${kind}`, { content: { facts, texts: { en: own, nl: own, fr: own } } }).expect(
      201,
    );
    const { key, version } = made.body.item;
    await call('post', `/${kind}/${key}/publish`, { version }).expect(200);
  };
  await make('article', { category: 'harbour-news', publish_date: '2026-01-01' }, text);
  const { excerpt: _, ...job } = text;
  await make('vacancy', { employment_type: 'full-time', place: 'valletta', publish_date: '2026-01-01' }, job);
  expect((await site.articles(english)).articles).toMatchObject([{ title: 'A boat', category: 'harbour-news' }]);
  expect(await site.jobs(english)).toMatchObject([
    { title: 'A boat', employmentType: 'Full-time', location: 'Valletta' },
  ]);
});
