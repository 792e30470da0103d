import { expectAccessible } from '../../harness/accessibility.ts';
import { aPdf } from '../../harness/files.ts';
import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('jobs are filtered at once, told how many they are, and can be shared by their address', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 768 });
  await open(page, '/mt-en/jobs');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('8 open jobs');
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  const place = page.getByRole('group', { name: 'Place of work' });
  await place.getByRole('radio', { name: 'All', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(place.getByRole('radio', { name: 'Brussels' })).toBeChecked();
  await expect(status).toHaveText('3 of 8 open jobs');
  await expect(page).toHaveURL(/\/jobs\?place=brussels$/);
  await page.getByRole('group', { name: 'Employment' }).getByRole('radio', { name: 'Internship' }).click();
  await expect(page).toHaveURL(/\/jobs\?type=internship&place=brussels$/);
  await expect(status).toHaveText('No open job matches your choice');
  await expectAccessible(page);
  const shared = page.url();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(status).toBeFocused();
  expect(page.url()).toBe(shared);
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(status).toBeFocused();
  await expect(page).toHaveURL(/\/mt-en\/jobs$/);
  await page.goto(shared);
  await expect(status).toHaveText('No open job matches your choice');
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await expect(page.getByRole('article')).toHaveCount(8);
  await context.close();
});

test('without script jobs are filtered by a button, in Dutch', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 360, javaScriptEnabled: false });
  await page.goto('/be-nl/jobs');
  await page.getByRole('radio', { name: 'Deeltijds' }).check();
  await page.getByRole('radio', { name: 'Brussel' }).check();
  await page.getByRole('button', { name: 'Tonen' }).click();
  await expect(page).toHaveURL(/\/jobs\?type=part-time&place=brussels$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Deeltijds' })).toBeChecked();
  await context.close();
});

test('without script an application needs its CV and arrives', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { javaScriptEnabled: false });
  await page.goto('/mt-en/jobs/details/1');
  const form = page.getByRole('region', { name: 'Apply for this job' });
  await form.getByLabel('Title').selectOption('mrs');
  for (const [label, text] of Object.entries({ 'First name': 'Rita', Surname: 'Borg', 'E-mail': 'rita@example.mt' }))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel('A few lines about yourself').fill('Good morning');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(/\/jobs\/1\//);
  await form.getByLabel(/^CV and other documents/).setInputFiles(aPdf('cv.pdf'));
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(/\/mt-en\/contact-us\?contact=done&reference=C\d{8}#contact-form$/);
  await context.close();
});

test('who likes a job reads on, and applies with a CV in a form of its own', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 360, language: 'fr-BE' });
  await open(page, '/be-fr/jobs/details/1');
  await expect(page).toHaveURL(/\/be-fr\/jobs\/1\/conseiller-en-credit$/);
  await page.getByRole('link', { name: 'En savoir plus sur ce poste' }).click();
  const description = page.getByRole('heading', { name: 'À propos de ce poste' });
  await expect(description).toBeFocused();
  await expect(description).toBeInViewport();
  await page.getByRole('link', { name: 'Postuler' }).first().click();
  const form = page.getByRole('region', { name: 'Postuler' });
  await expect(form).toBeInViewport();
  await form.getByLabel('Civilité').selectOption('mrs');
  for (const [label, text] of Object.entries({ Prénom: 'Rita', Nom: 'Borg', 'E-mail': 'rita@example.be' }))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel('Quelques lignes sur vous').fill('Bonjour');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Envoyer la candidature' }).click();
  await expect(form.getByRole('link', { name: /Joignez votre CV/ })).toBeVisible();
  await expectAccessible(page);
  await expect(form.locator('input[name="subject"]')).toHaveValue(
    /^Candidature\s?: Conseiller ou conseillère en crédit \(poste 1\)$/,
  );
  await form.getByLabel(/^CV et autres documents/).setInputFiles(aPdf('cv.pdf'));
  await form.getByRole('button', { name: 'Envoyer la candidature' }).click();
  await expect(form.getByText('Merci, votre candidature nous est parvenue')).toBeVisible();
  await context.close();
});

test('a bank without open jobs says so and asks for a letter; a job that is gone leads to others', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  const gone = await page.goto('/mt-en/jobs/4711');
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await statewise.runSql("update vacancy set valid_through = date '2000-01-01'");
  try {
    await open(page, '/mt-en/jobs?type=internship');
    await expect(page.getByRole('heading', { name: 'No jobs are open at the moment' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('I would like to work at Meridian Bank');
    expect((await page.goto('/mt-en/jobs/1'))?.status()).toBe(404);
    await expect(page.getByText('Write to us if you would like to work here.')).toBeVisible();
  } finally {
    await statewise.runSql('update vacancy set valid_through = null');
  }
  await context.close();
});

test('the name of no job is wider than a small phone, though Dutch makes one word of it', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 320, language: 'nl' });
  await open(page, '/be-nl/jobs');
  const jobs = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(jobs).size).toBe(8);
  for (const job of new Set(jobs)) {
    await open(page, job ?? '');
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, job ?? '').toBeLessThanOrEqual(0);
  }
  await context.close();
});
