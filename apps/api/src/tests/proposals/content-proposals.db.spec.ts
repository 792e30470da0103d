import { colleague, programOf } from '../../testing/colleague.js';
import { startApi, testAdmin } from '../../testing/start-api.js';
import {
  accountIdOf,
  api,
  as,
  confirm,
  first,
  path,
  second,
  typeOf,
  type Proposed,
  useTwoAdmins,
} from './two-admins.js';

useTwoAdmins({ CONTENT_SECOND_PERSON: 'notice,store' });

describe('E4: publishing policy and prices', () => {
  const address = '/api/v1/content/risk-policy/policy';
  async function draft(four_eyes_above: number): Promise<number> {
    const { version, published } = (await as(first).get(address).expect(200)).body.item;
    const content = { ...published, facts: { ...published.facts, four_eyes_above } };
    return (await as(first).put(`${address}/draft`, { version, content }).expect(200)).body.item.version;
  }
  const published = async () => (await as(first).get(address).expect(200)).body.item.published.facts.four_eyes_above;

  it('waits for another person, who confirms exactly that', async () => {
    const before = await published();
    const { body } = await as(first)
      .post(`${address}/publish`, { version: await draft(99_999_999) })
      .expect(202);
    expect(body.proposal).toMatchObject({
      kind: 'policy',
      before: { four_eyes_above: before },
      after: { four_eyes_above: 99_999_999 },
      is_own: true,
      state: 'open',
    });
    expect(await published()).toBe(before);
    expect(typeOf(await confirm(body.proposal, first).expect(403))).toBe('proposal:second-person');
    expect(typeOf(await confirm({ ...body.proposal, hash: 'a'.repeat(64) }).expect(409))).toBe('proposal:stale');
    const [listed] = (await as(second).get(path).expect(200)).body.proposals;
    expect(listed).toMatchObject({ id: body.proposal.id, is_own: false, hash: body.proposal.hash });
    const confirmed = (await confirm(listed).expect(200)).body.proposal;
    expect(confirmed).toMatchObject({ state: 'confirmed', decided_by: { name: 'second' } });
    expect(await published()).toBe(99_999_999);
    expect((await confirm(listed).expect(200)).body.proposal).toEqual(confirmed);
    const subjects = async (email: string) => (await api.mailsTo(email)).map(({ subject }) => subject);
    expect(await subjects('second@example.com')).toContain('Waits for a second person: a change of the policy');
    for (const email of [testAdmin.email, 'second@example.com'])
      expect(await subjects(email)).toContain('Confirmed: a change of the policy');
    const acts = await api.database.query(
      `select kind, actor_id from audit where subject = 'risk-policy/policy' and kind <> 'content.drafted' order by id`,
    );
    const [proposer, decider] = [await accountIdOf(testAdmin.email), await accountIdOf('second@example.com')];
    expect(acts).toEqual([
      { kind: 'proposal.made', actor_id: proposer },
      { kind: 'content.published', actor_id: proposer },
      { kind: 'proposal.confirmed', actor_id: decider },
    ]);
  });

  it('is not proposed in a version that is not there any more, and answered to whose proposal was confirmed', async () => {
    const version = await draft(77_777);
    const publish = (seen: number, sender = first) => as(sender).post(`${address}/publish`, { version: seen });
    await publish(version - 1).expect(409);
    const { proposal } = (await publish(version).expect(202)).body;
    await confirm(proposal).expect(200);
    expect((await publish(version).expect(200)).body.item.draft).toBeNull();
    expect(typeOf(await publish(version, second).expect(409))).toBe('content:stale');
    expect(typeOf(await publish(version + 1).expect(409))).toBe('content:stale');
    expect((await as(second).get(path).expect(200)).body.proposals).toEqual([]);
  });

  it('is not done by programs, nor confirmed by them', async () => {
    const version = await draft(30_000);
    await as(await programOf(api, first))
      .post(`${address}/publish`, { version })
      .expect(403);
    const { proposal } = (await as(first).post(`${address}/publish`, { version }).expect(202)).body;
    await confirm(proposal, await programOf(api, second)).expect(403);
    const declined = await as(second).post(`${path}/${proposal.id}/decline`, { hash: proposal.hash, reason: 'no' });
    expect(declined.body.proposal).toMatchObject({ state: 'declined' });
  });

  it('is refused where the draft changed since', async () => {
    const version = await draft(31_000);
    const { proposal } = (await as(first).post(`${address}/publish`, { version }).expect(202)).body;
    await draft(32_000);
    expect(typeOf(await confirm(proposal).expect(409))).toBe('content:stale');
    const again = await as(first)
      .post(`${address}/publish`, { version: version + 1 })
      .expect(409);
    expect(typeOf(again)).toBe('proposal:waiting');
    const own = await as(first).post(`${path}/${proposal.id}/decline`, { hash: proposal.hash }).expect(200);
    expect(own.body.proposal.state).toBe('withdrawn');
  });

  it('counts for new prices and for taking one away', async () => {
    const facts = { product: 'green-loan', country: 'be', effective_from: '2100-01-01', rate: 3.95 };
    const { key, version } = (await as(first).post('/api/v1/content/price', { content: { facts, texts: {} } })).body
      .item;
    const price = `/api/v1/content/price/${key}`;
    const { proposal } = (await as(first).post(`${price}/publish`, { version }).expect(202)).body;
    expect(proposal).toMatchObject({ kind: 'prices', before: null, after: facts });
    await confirm(proposal).expect(200);
    const now = (await as(first).get(price).expect(200)).body.item;
    expect(now.published.facts).toEqual(facts);
    const removal = (await as(first).delete(`${price}?version=${now.version}`).expect(202)).body.proposal;
    await confirm(removal).expect(200);
    await as(first)
      .get(`${price}`)
      .expect((answer) => expect(answer.body.item?.published ?? null).toBeNull());
  });

  it('is mailed in words of the language in which it was asked for', async () => {
    const facts = { product: 'staff-green-loan', country: 'be', effective_from: '2100-01-01', rate: 3.95 };
    const created = await as(first).post('/api/v1/content/price', { content: { facts, texts: {} } });
    const { key, version } = created.body.item;
    const asked = await as(first).post(`/api/v1/content/price/${key}/publish?lang=nl`, { version }).expect(202);
    await as(second).post(`${path}/${asked.body.proposal.id}/decline`, {
      hash: asked.body.proposal.hash,
      reason: 'te veel',
    });
    const texts = (await api.mailsTo('second@example.com')).map(({ text }) => text);
    expect(texts).toContainEqual(
      expect.stringContaining('een wijziging van prijzen (Groene lening voor personeel, België)'),
    );
    expect(texts).toContainEqual(expect.stringContaining('Groene lening voor personeel, België – te veel'));
    const policy = (await api.mailsTo('second@example.com')).filter(({ subject }) =>
      subject.includes('a change of the policy'),
    );
    expect(policy.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('a change of the policy: Risk policy.'),
    );
  });

  it('expires', async () => {
    const { proposal } = (
      await as(first)
        .post(`${address}/publish`, { version: await draft(33_000) })
        .expect(202)
    ).body;
    await api.database.query(`update proposal set expires_at = now() where id = $1`, [proposal.id]);
    expect((await as(second).get(`${path}/${proposal.id}`).expect(200)).body.proposal.state).toBe('expired');
    await confirm(proposal).expect(409);
    expect((await as(first).get(`${path}?which=mine`)).body.proposals.map(({ id }: Proposed) => id)).toContain(
      proposal.id,
    );
    expect((await as(second).get(path)).body.proposals).toEqual([]);
    expect((await api.http.get('/metrics').expect(200)).text).toMatch(/^proposals_open 0$/m);
  });
});

describe('content that the installation names', () => {
  it('is published once a second person has read its texts and confirmed them', async () => {
    const writer = await colleague(api, 'writer@example.com', 'staff');
    const notices = '/api/v1/content/notice';
    const [{ key }] = (await as(writer).get(notices).expect(200)).body.items;
    const { version, published: before } = (await as(writer).get(`${notices}/${key}`).expect(200)).body.item;
    const content = { ...before, texts: { ...before.texts, nl: { ...before.texts.nl, title: 'Nieuwe titel' } } };
    const { item } = (await as(writer).put(`${notices}/${key}/draft`, { version, content }).expect(200)).body;
    const { proposal } = (
      await as(writer).post(`${notices}/${key}/publish`, { version: item.version, reason: 'spelling' }).expect(202)
    ).body;
    expect(proposal).toMatchObject({
      kind: 'content',
      reason: 'spelling',
      before: { 'nl.title': before.texts.nl.title },
      after: { 'nl.title': 'Nieuwe titel' },
    });
    expect((await as(writer).get(`${notices}/${key}`)).body.item.published).toEqual(before);
    await confirm(proposal).expect(200);
    expect((await as(writer).get(`${notices}/${key}`)).body.item.published).toEqual(content);
  });

  it('is not published for who may not write this kind any more', async () => {
    const third = await colleague(api, 'third@example.com');
    const content = {
      facts: { store_number: '909', name: 'Ninth', city: 'Ghent', allows_promotions: true },
      texts: {},
    };
    const { key, version } = (await as(third).post('/api/v1/content/store', { content }).expect(201)).body.item;
    const publish = `/api/v1/content/store/${key}/publish`;
    const { proposal } = (await as(third).post(publish, { version }).expect(202)).body;
    const become = (role: string) =>
      api.database.query(`update "user" set role = $1 where email = 'third@example.com'`, [role]);
    await become('staff');
    expect(typeOf(await confirm(proposal).expect(409))).toBe('proposal:stale');
    await become('admin');
    await confirm(proposal).expect(200);
  });

  it('is scheduled once a second person has confirmed the time as well', async () => {
    const articles = '/api/v1/content/risk-policy/policy';
    const { version, published } = (await as(first).get(articles).expect(200)).body.item;
    const saved = await as(first).put(`${articles}/draft`, { version, content: published }).expect(200);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const asked = await as(first).post(`${articles}/publish`, { version: saved.body.item.version, at }).expect(202);
    expect(asked.body.proposal).toMatchObject({ kind: 'policy', after: { publish_at: at } });
    expect((await as(first).get(articles)).body.item.scheduled_at).toBeNull();
    await confirm(asked.body.proposal).expect(200);
    const { item } = (await as(first).get(articles)).body;
    expect(item).toMatchObject({ scheduled_at: at, published });
    const again = await as(first).put(`${articles}/draft`, { version: item.version, content: published });
    expect([again.status, typeOf(again)]).toEqual([409, 'content:scheduled']);
    await as(second).delete(`${articles}/schedule?version=${item.version}`).expect(204);
  });

  it('tells its author, and no other writer, on their desk what became of it and why', async () => {
    const [author, other] = [
      await colleague(api, 'author@example.com', 'staff'),
      await colleague(api, 'other@example.com', 'staff'),
    ];
    const notices = '/api/v1/content/notice';
    const [{ key }] = (await as(author).get(notices).expect(200)).body.items;
    const itemOf = async (sender: string) => (await as(sender).get(`${notices}/${key}`).expect(200)).body.item;
    const outcomes = async (sender: string) => (await as(sender).get('/api/v1/tasks?kind=outcome')).body.tasks;
    const { version, published } = await itemOf(author);
    const saved = await as(author).put(`${notices}/${key}/draft`, { version, content: published }).expect(200);
    const propose = async () =>
      (await as(author).post(`${notices}/${key}/publish`, { version: saved.body.item.version, reason: 'new' })).body
        .proposal;

    const first = await propose();
    expect((await itemOf(author)).waiting).toMatchObject({ id: first.id, reason: 'new', is_own: true });
    expect((await itemOf(other)).waiting).toMatchObject({ proposed_by: { name: 'author' }, is_own: false });
    await as(other).get(`${path}/${first.id}`).expect(404);
    await as(other).post(`${path}/${first.id}/decline`, { hash: first.hash }).expect(404);
    expect((await as(other).get(path).expect(200)).body.proposals).toEqual([]);
    await as(author).post(`${path}/${first.id}/confirm`, { hash: first.hash }).expect(403);
    await as(author).post(`${path}/${first.id}/decline`, { hash: first.hash }).expect(200);
    expect((await itemOf(author)).waiting).toBeNull();
    expect(await outcomes(author)).toEqual([]);

    const { id, hash } = await propose();
    await as(second).post(`${path}/${id}/decline`, { hash, reason: 'The link is dead.' }).expect(200);
    const [task] = await outcomes(author);
    expect(task).toMatchObject({ kind: 'outcome', subject: id, by: { name: 'second' }, is_notice: true });
    const { proposal } = (await as(author).get(`${path}/${id}`).expect(200)).body;
    expect(proposal).toMatchObject({ state: 'declined', decision_reason: 'The link is dead.' });
    expect(await outcomes(other)).toEqual([]);
    await as(other).delete(`/api/v1/tasks/${task.id}`).expect(404);
    await as(author).put(`/api/v1/tasks/${task.id}/assignee`, { account: null, from: task.assigned_to.id }).expect(409);
    await as(author).delete(`/api/v1/tasks/${task.id}`).expect(204);
    expect(await outcomes(author)).toEqual([]);

    const late = await propose();
    await api.database.query(`update proposal set expires_at = now() where id = $1`, [late.id]);
    await api.database.query(`update task set since = now() where subject = $1`, [late.id]);
    expect(await outcomes(author)).toEqual([expect.objectContaining({ subject: late.id, by: null })]);
  });

  it('has to be a kind of content', async () => {
    await expect(startApi({ CONTENT_SECOND_PERSON: 'notice,poem' })).rejects.toThrow(/CONTENT_SECOND_PERSON.*poem/);
  });
});
