import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { aPdf } from '../../harness/files.ts';
import { LoanApi } from '../../harness/loan-api.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('staff find an application, read all of it, and hear of what happens meanwhile', async ({
  page,
  statewise,
  applicant,
}) => {
  const loans = new LoanApi(statewise.url);
  const name = `Quill${Date.now()}`;
  const named = (last_name: string) => ({
    ...applicant,
    stepOne: { ...applicant.stepOne, first_name: 'Zoë', last_name },
  });
  const received = async (last_name: string) => {
    const code = await loans.at(6, named(last_name));
    const file = aPdf('payslip.pdf');
    const form = new FormData();
    form.append('document_type', 'payslip');
    form.append('files', new Blob([new Uint8Array(file.buffer)], { type: 'application/pdf' }), file.name);
    const sent = await fetch(`${statewise.url}/consumer-loans-application/api/uploadDocuments?code=${code}`, {
      method: 'POST',
      body: form,
    });
    expect(sent.status).toBe(200);
    return code;
  };
  const code = await received(name);
  await loans.at(2, named(`${name}son`));

  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn(await backOffice.colleague('staff'));
  await backOffice.open('/applications');
  await expect(backOffice.heading('Applications')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  // The keyboard alone: search, go down, open; the address holds what was searched, where no server is sent it.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(`zoe ${name.toLowerCase()}`);
  await expect(page).toHaveURL(/#q=zoe\+quill/);
  await expect(page.getByText('2 found')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Documents received' });
  await expect(page.getByText('1 found')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this list' }).click();
  await page.getByLabel('Name of the list').fill('Received');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep this list' }).click();
  // What the list was before shows at once and is read again: who begins before that is read with it, and no news.
  const isRead = page.waitForResponse(
    (response) => response.url().endsWith('/applications/search') && response.request().postData() === '{}',
  );
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await isRead;
  await expect(page.getByRole('row').nth(2)).toBeVisible();

  // Somebody begins meanwhile: nothing jumps, a line says so.
  await loans.at(3, applicant);
  await expect(page.getByText(/\d+ new applications?/)).toBeVisible();
  await page.getByRole('link', { name: 'Received', exact: true }).click();
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(page.getByText(/\d+ new applications?/)).toHaveCount(0);

  // Only the server knows whether a search finds another one that comes into the state.
  await received(`${name}ette`);
  await expect(page.getByText('This list may have changed')).toBeVisible();
  await expect(page.getByText('1 found')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('2 found')).toBeVisible();
  await expect(page.getByText('This list may have changed')).toHaveCount(0);
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');

  await expect(backOffice.heading(`Zoë ${name}`)).toBeVisible();
  await expect(page.getByText('Risk: passed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
  await expectAccessible(page);
  const part = async (tab: string) => {
    await page.getByRole('navigation', { name: 'Parts of the application' }).getByRole('link', { name: tab }).click();
  };
  await part('History');
  await page.getByRole('combobox', { name: 'Answer' }).selectOption({ label: 'Last name' });
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  await expectAccessible(page);
  await part('Documents');
  await page.getByRole('button', { name: 'Open “payslip.pdf”' }).click();
  await expect(page.locator('iframe[title="payslip.pdf"]')).toBeVisible();
  await part('Risk');
  await expect(page.getByText('The thresholds of that moment')).toBeVisible();
  await expectAccessible(page);
  await part('Log');
  await expect(page.getByRole('row').filter({ hasText: 'documents.uploaded' })).toBeVisible();
  await expectAccessible(page);
  expect(await loans.grant(code)).toBe('finished.accepted');
  await page.getByRole('button', { name: 'Show the changes' }).click();
  await expect(page.getByText('Final decision: passed')).toBeVisible();
});

test('the list fits on a tablet, and with an application on a phone @phone', async ({ page, statewise, applicant }) => {
  const loans = new LoanApi(statewise.url);
  await loans.at(6, applicant);
  // Of the states, the one whose name is longest.
  await loans.at(3, applicant);
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn();
  await page.setViewportSize({ width: 768, height: 640 });
  await backOffice.open('/applications');
  const list = page.locator('.console-records');
  await expect(list.getByText('Documents wanted').first()).toBeVisible();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const open of [() => backOffice.open('/applications'), () => page.locator('tbody a').first().click()]) {
    await open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('tbody tr, .applications-card').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  }
});

test('an address and a name without end are broken where staff read them', async ({ page, statewise, applicant }) => {
  const [word, part] = ['Wolfeschlegelsteinhausenbergerdorff'.repeat(2), 'b'.repeat(60)];
  const email = `${crypto.randomUUID()}@${part}.${part}.${part}.example`;
  const named = { ...applicant, stepOne: { ...applicant.stepOne, last_name: word, email } };
  const loans = new LoanApi(statewise.url);
  await loans.mailPlan(await loans.at(6, { ...named, stepFour: { third_party_installer: word, description: word } }));
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn();
  await backOffice.open(`/applications?search=${email.slice(0, 36)}`);
  await page.locator('tbody a').first().click();
  for (const tab of ['Letters', 'History']) {
    await page.getByRole('link', { name: tab }).click();
    await expect(page.getByText(tab === 'Letters' ? email : word).last()).toBeVisible();
    for (const [width, place] of [
      [360, 'html'],
      [1280, tab === 'Letters' ? 'html' : '.console-records'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const beyond = page.locator(place).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(await beyond, `${tab} at ${width}`).toBe(0);
    }
  }
});

test('the stream that counts what waits is asked for again after it was refused', async ({ page, statewise }) => {
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn();
  const stream = '**/api/v1/transitions/stream*';
  await page.route(stream, (route) => route.fulfill({ status: 503 }));
  const refused = page.waitForResponse(stream);
  await backOffice.open();
  await refused;
  await page.unroute(stream);
  await page.waitForRequest(stream, { timeout: 20_000 });
});
