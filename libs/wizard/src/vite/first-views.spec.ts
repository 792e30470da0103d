import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstViews } from './first-views.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'statewise-views-'));
  await mkdir(path.join(folder, 'src/messages/first'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function visit(frontEnd: object): Promise<void> {
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ statewise: { frontEnd } }));
  const texts = { en: 'A <visit>', nl: 'Een bezoek', fr: 'Une visite' };
  for (const [language, title] of Object.entries(texts)) {
    const messages = path.join(folder, 'src/messages');
    const first = { 'app.title': title, 'start.title': title, 'start.lead': `${title}!` };
    await writeFile(path.join(messages, `first/${language}.json`), JSON.stringify(first));
    await writeFile(path.join(messages, `${language}.json`), JSON.stringify({ 'privacy.title': `${title}?` }));
  }
}

it('draws header, heading and footer in every locale, with links that need no script', async () => {
  await visit({ path: '/:locale/visit' });
  const { views } = await firstViews(folder, { title: 'start.title', lead: 'start.lead' });
  expect(Object.keys(views)).toHaveLength(9);
  const [english, dutch] = [views['/mt-en']?.page, views['/be-nl']?.page];
  expect(english).toContain('<h1>A &lt;visit&gt;</h1><p class="sw-lead">A &lt;visit&gt;!</p>');
  expect(dutch).toContain('<h1>Een bezoek</h1>');
  for (const href of ['/be-nl/', '/be-nl/visit/resume', '/be-fr/visit/', '/be-nl/privacy'])
    expect(dutch).toContain(` href="${href}"`);
  expect(dutch).toContain('Een ogenblik');
  const own = await firstViews(folder, { title: 'start.title', hasOwnNavigation: true });
  expect(own.views['/be-nl']?.page).not.toContain('/visit/resume');
});

it('puts the privacy notice in front of it, accepted by a form that sets the cookie of every wizard', async () => {
  await visit({ path: '/:locale/visit' });
  const { views, cookie, accepted } = await firstViews(folder, { title: 'start.title' });
  expect(views['/fr']?.front).toMatch(
    /<dialog open=""[^]*<form id="([^"]+)" method="post"><\/form>[^]*<button form="\1"/,
  );
  expect(views['/fr']?.front).toContain(' href="/fr/privacy"');
  expect(views['/fr']?.front).toContain('Une visite?</h2>');
  expect(accepted).toMatch(new RegExp(`^${cookie}=1; Path=/; Max-Age=\\d{8,}; SameSite=Lax$`));
});

it.each([{}, { path: '/visit' }])(
  'says what a front end lacks whose page stands at no locale: %j',
  async (frontEnd) => {
    await visit(frontEnd);
    await expect(firstViews(folder, { title: 'start.title' })).rejects.toThrow('package.json says no path');
  },
);
