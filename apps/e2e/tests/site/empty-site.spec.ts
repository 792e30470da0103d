import { expectAccessible } from '../../harness/accessibility.ts';
import { acceptPrivacy } from '../../harness/accept-privacy.ts';
import { BankStatewise } from '../../harness/bank-statewise.ts';
import { expect, test } from '../../harness/bank-test.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import type { Page } from '@playwright/test';

/** Every address of the site that its pages link to from one on, and how it answers. */
async function answers(page: Page, url: string, start: string): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    const answer = await page.request.get(url + path);
    found.set(path, answer.status());
    const isOfSite = path.startsWith('/be-en') && !/\/(?:loan-application|e-banking|store)/.test(path);
    if (!isOfSite || answer.headers()['content-type']?.startsWith('text/html') !== true) continue;
    for (const [, href = ''] of (await answer.text()).matchAll(/<a\b[^>]* href="(\/[^"#]*)/g))
      open.push(href.replaceAll('&amp;', '&'));
  }
  return found;
}

test('an installation without content has a home page and leads nowhere in vain; its editor makes home page, menus and pages', async ({
  page,
}) => {
  const statewise = await BankStatewise.start({ DEMO_CONTENT: 'off' });
  try {
    await page.goto(`${statewise.url}/be-en`);
    await acceptPrivacy(page.context(), statewise.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply online, stop whenever you like');
    await expectAccessible(page);
    for (const path of ['blog', 'jobs', 'privacy']) {
      await page.goto(`${statewise.url}/be-en/${path}`);
      await expectAccessible(page);
    }
    for (const start of ['/be-en', '/be-en/blog', '/be-en/jobs']) {
      const failed = [...(await answers(page, statewise.url, start))].filter(([, status]) => status >= 400);
      expect(failed).toEqual([]);
    }

    const editor = new ConsolePage(page, statewise.url);
    await editor.signIn(await editor.colleague('editor'));
    const publish = async () => {
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText(/not published yet/)).toHaveCount(0);
    };
    const fill = async (fields: Readonly<Record<string, string>>, languages = ['English', 'Dutch', 'French']) => {
      for (const language of languages)
        for (const [label, text] of Object.entries(fields))
          await page.getByRole('region', { name: language }).getByLabel(label).fill(text);
    };

    await editor.open('/content/page');
    await expect(page.getByRole('link', { name: 'privacy' })).toBeVisible();
    await expect(page.getByText('Not written yet')).toHaveCount(6);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.getByLabel('Address').fill('jobs');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/Choose another address/)).toBeVisible();
    await page.getByLabel('Address').fill('our-loan');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Calculator').selectOption('Loan calculator');
    await fill({ Title: 'Our loan', Description: 'What it costs.', Text: '## Costs\n\n{{calculator}}' }, ['English']);
    await page.getByRole('button', { name: 'Save draft' }).click();
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Preview' }).click(),
    ]);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Our loan');
    await preview.close();
    await publish();

    await editor.open('/content/home');
    await page.getByRole('table').getByRole('link', { name: 'Home page' }).click();
    await fill({
      Title: 'A bank by the harbour',
      Description: 'What we do.',
      Introduction: 'All of it is here.',
      'What is offered': '- [Our loan](/our-loan): For a car or a kitchen.',
    });
    await publish();
    await expectAccessible(page);

    await editor.open('/content/menus');
    await page.getByRole('table').getByRole('link', { name: 'Menus' }).click();
    await fill({ 'Main menu': '- Borrow\n  - Our loan', 'Foot of the page': '- Help\n  - [Contact](/contact-us)' });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Line 2 is not written like the example')).toHaveCount(3);
    await expectAccessible(page);
    await fill({ 'Main menu': '- Borrow\n  - [Our loan](/our-loan)' });
    await publish();

    await expect(async () => {
      await page.goto(`${statewise.url}/be-en`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bank by the harbour', { timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Our loan' }).first()).toHaveAttribute('href', '/be-en/our-loan');
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText('Borrow')).toBeVisible();
    await page.getByRole('button', { name: 'See it month by month' }).click();
    await expect(page).toHaveURL(/\/be-en\/our-loan\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our loan');
  } finally {
    await statewise.stop();
  }
});
