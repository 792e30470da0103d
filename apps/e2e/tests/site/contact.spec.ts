import { expectAccessible } from '../../harness/accessibility.ts';
import { writeToUsForm, contactTexts, fillContactForm } from '../../harness/contact-form.ts';
import { aPdf } from '../../harness/files.ts';
import { aVisitor, open } from '../../harness/site.ts';
import { BankStatewise } from '../../harness/bank-statewise.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('a message goes out with its files, after what was wrong with it is mended', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { width: 360 });
  await open(page, '/mt-en/contact-us?subject=Open%20a%20Saver%20Plus');
  const form = writeToUsForm(page);
  await expect(form.getByLabel('Subject')).toHaveValue('Open a Saver Plus');
  await form.getByRole('button', { name: 'Send message' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: 'Show 3 more' }).click();
  await summary.getByRole('link', { name: 'Enter your e-mail address' }).click();
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await expectAccessible(page);
  await fillContactForm(page);
  await form.getByLabel(/^Attachments/).dispatchEvent('cancel');
  await expect(form.getByText('Please select a file before uploading.').first()).toBeVisible();
  await form
    .getByLabel(/^Attachments/)
    .setInputFiles([aPdf('statement.pdf'), aPdf('key.pdf'), { ...aPdf('notes.pdf'), buffer: Buffer.from('no pdf') }]);
  await expect(form.getByText('Please select a file before uploading.')).toHaveCount(0);
  await form
    .locator('input[type="file"]')
    .setInputFiles([aPdf('key.pdf'), { ...aPdf('film.mov'), mimeType: 'video/quicktime' }]);
  await expect(
    form.getByText('film.mov: not a PDF, PNG or JPEG file. key.pdf: attached already.').first(),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText(/^(Error: )?notes\.pdf: We can only read PDF/)).toHaveCount(2);
  await form.getByRole('button', { name: /notes\.pdf/ }).click();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Thank you, your message has arrived')).toBeVisible();
  await expect(form.getByText(/Your reference: C\d{8}/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Write another message' })).toBeFocused();
  await form.getByRole('button', { name: 'Write another message' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await context.close();
});

for (const width of [360, 1280])
  test(`the form begins within the first 900 pixels of a first visitor at ${width} px`, async ({
    browser,
    statewise,
  }) => {
    for (const [path, title] of [
      ['/be-nl/contact-us', 'Aanspreking'],
      ['/be-fr/contact-us', 'Civilité'],
      ['/mt-en/contact-us', 'Title'],
    ] as const) {
      const language = /-(..)\//.exec(path)?.[1] ?? 'en';
      const { context, page } = await aVisitor(browser, statewise.url, { width, hasBeenHere: false, language });
      await open(page, path);
      const top = await page.getByLabel(title).evaluate((field) => field.getBoundingClientRect().top + scrollY);
      expect([path, top < 900]).toEqual([path, true]);
      await context.close();
    }
  });

test('a visitor reads the number for lost cards of the own country, everywhere the same', async ({
  browser,
  statewise,
}) => {
  for (const [path, number, places] of [
    ['/be-en/contact-us', '+32 78 170 170', 2],
    ['/mt-en/contact-us', '+356 2000 4499', 0],
  ] as const) {
    const { context, page } = await aVisitor(browser, statewise.url);
    await open(page, path);
    await expect(page.locator('.site-urgent').getByRole('link', { name: number })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: number })).toBeVisible();
    await expect(page.getByText(/Card Stop/)).toHaveCount(places);
    await context.close();
  }
});

test('what was typed stays while the server is away, and arrives once', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url);
  await open(page, '/mt-en/contact-us');
  await expectAccessible(page);
  await fillContactForm(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/contactUsByEmail*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The message arrives, its answer does not.
    if (keys.length === 1) await route.fetch();
    return keys.length === 1 ? route.abort() : route.continue();
  });
  const form = writeToUsForm(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Nothing is lost')).toBeVisible();
  for (const [label, text] of Object.entries(contactTexts))
    await expect(form.getByLabel(new RegExp(`^${label}`))).toHaveValue(text);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Thank you, your message has arrived')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  await context.close();
});

test('a message is taken while the mail server is down', async ({ browser }) => {
  // Nobody answers on the port for discarding.
  const cutOff = await BankStatewise.start({ SMTP_URL: 'smtp://127.0.0.1:9' });
  try {
    const { context, page } = await aVisitor(browser, cutOff.url, { width: 1280 });
    await open(page, '/be-fr/contact-us');
    const form = page.getByRole('region', { name: 'Écrivez-nous' });
    await form.getByLabel('Civilité').selectOption('mrs');
    for (const [label, text] of Object.entries({ Prénom: 'Rita', Nom: 'Borg', 'E-mail': 'rita@example.mt' }))
      await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByLabel('Sujet').fill('Un coffre');
    await form.getByLabel('Message').fill('Bonjour');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(form.getByText(/C\d{8}/)).toBeVisible();
    await context.close();
  } finally {
    await cutOff.stop();
  }
});

test('without script a refused form comes back with everything typed, and goes out', async ({ browser, statewise }) => {
  const { context, page } = await aVisitor(browser, statewise.url, { javaScriptEnabled: false });
  await page.goto('/be-en/contact-us');
  await fillContactForm(page);
  const form = writeToUsForm(page);
  await form.getByLabel('E-mail').fill('rita');
  await form.getByLabel(/^Attachments/).setInputFiles(aPdf('statement.pdf'));
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('link', { name: /^Enter your e-mail address in full/ })).toBeVisible();
  await expect(page.getByText('Kunstlaan 44').first()).toBeVisible();
  for (const label of ['First name', 'Surname', 'Telephone', 'Subject', 'Message'] as const)
    await expect(form.getByLabel(new RegExp(`^${label}`))).toHaveValue(contactTexts[label]);
  await expect(form.getByLabel('Title')).toHaveValue('mrs');
  await expect(form.getByLabel('Day')).toHaveValue('Tuesday');
  await fillContactForm(page);
  await form.getByLabel(/^Attachments/).setInputFiles({ ...aPdf('notes.pdf'), buffer: Buffer.from('hello') });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText(/notes\.pdf: We can only read PDF/)).toBeVisible();
  await fillContactForm(page);
  await form.getByLabel(/^Attachments/).setInputFiles(aPdf('statement.pdf'));
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/be-en\/contact-us\?contact=done&reference=C\d{8}#contact-form$/);
  await expect(form.getByText(/Your reference: C\d{8}/)).toBeVisible();
  await context.close();
});
