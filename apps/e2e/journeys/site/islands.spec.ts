import { setTimeout as pause } from 'node:timers/promises';
import { aVisitor, open } from '../../harness/site.ts';
import { expect, test } from '../../harness/test.ts';

test('a form asks for its script when it is touched, and what was pressed and typed before it came is not lost', async ({
  browser,
  statewise,
}) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/mt-en/blog/36/thirty-years-of-meridian-bank');
  expect(scripts.length, 'the first script and what it is made of').toBeLessThan(4);
  await page.route('**/_site/*.js', async (route) => {
    await pause(1_500);
    await route.continue();
  });
  const form = page.getByRole('region', { name: 'Our monthly newsletter' });
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByLabel('First name').pressSequentially('Ann');
  await expect(form.getByText('Please fill this in.')).toHaveCount(2);
  await expect(form.getByLabel('First name')).toHaveValue('Ann');
  await expect(form.getByLabel('Surname')).toBeFocused();
  expect(page.url(), 'the browser has not sent the form').not.toContain('subscribe=');
  await context.close();
});
