import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../../harness/accessibility.ts';
import { ConsolePage } from '../../harness/console-page.ts';
import { expect, test } from '../../harness/bank-test.ts';

test('an admin lets a program hear of transitions, sees what it answered and sends again', async ({
  page,
  statewise,
  applicant,
  loanApi,
}) => {
  const heard: string[] = [];
  let answer = (response: ServerResponse): void => void response.writeHead(200).end('thank you');
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push(body);
      answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const backOffice = new ConsolePage(page, statewise.url);
  await backOffice.signIn();
  await backOffice.open('/operations/webhooks');
  await page.getByRole('link', { name: 'New webhook' }).click();
  await page.getByRole('button', { name: 'Make the webhook' }).click();
  await expect(page.getByText('Choose at least one flow')).toBeVisible();
  await page.getByLabel('Name').fill('Data warehouse');
  await page.getByLabel('Address').fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
  await page.getByLabel('Loan', { exact: true }).check();
  await page.getByLabel('stepTwo', { exact: true }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the webhook' }).click();
  await expect(backOffice.heading('Data warehouse')).toBeVisible();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Nothing was sent yet')).toBeVisible();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Send a test' }).click();
  const attempts = page.getByRole('table', { name: 'Attempts' });
  await expect(attempts.getByText('thank you')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Messages' }).click();

  answer = (response) => void response.writeHead(500).end();
  const code = await loanApi.at(2, applicant);
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]).toContain('"to":"stepTwo"');
  expect(heard[1]).not.toContain(code);
  await page.reload();
  await expect(page.getByText('Failing')).toBeVisible();
  await page.getByRole('link', { name: 'application.transitioned' }).click();
  await expect(attempts.getByText('500')).toBeVisible();
  answer = (response) => void response.writeHead(204).end();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Delivered')).toBeVisible();
  expect(heard[2]).toBe(heard[1]);

  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
  await expect(page.getByText('Old secret counts until')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The webhook is removed.')).toBeVisible();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  receiver.close();
});

test('an admin reads mails without their codes, makes a token, and looks at jobs and health', async ({
  page,
  statewise,
  applicant,
  loanApi,
}) => {
  const backOffice = new ConsolePage(page, statewise.url);
  const code = await loanApi.at(2, applicant);
  await loanApi.mailPlan(code);
  const reader = String(applicant.stepOne['email']);
  await statewise.runSql(
    `update outbox set state = 'failed', reason = '550 no such mailbox' where recipient = '${reader}'`,
  );
  await backOffice.signIn();
  await backOffice.open('/operations');
  await page.getByLabel('Status').selectOption('failed');
  await page.getByLabel('Address or subject').fill(reader);
  await expect(page).toHaveURL(/state=failed/);
  await expect(page.getByText('550 no such mailbox').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Your loan plan/ }).click();
  await expect(page.getByText('••••-••••-••••').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toHaveCount(0);
  await expect(page.getByText(code.match(/.{4}/g)?.join('-') ?? '')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(backOffice.heading('Outbox')).toBeVisible();
  await backOffice.open('/audit');
  await expect(page.getByRole('table').getByText('Read about people').first()).toBeVisible();

  await backOffice.open('/operations/tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name').fill('Nightly export');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^sw_/)).toBeVisible();
  const row = page.getByRole('row', { name: /Nightly export/ });
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row.getByText('Revoked')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('table', { name: 'Queues' }).getByText('webhook', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('heading', { name: /Database Works/ })).toBeVisible();
  await expectAccessible(page);

  const colleague = await backOffice.colleague('staff');
  await backOffice.signIn(colleague);
  await backOffice.open('/operations/webhooks');
  await expect(backOffice.heading('Outbox')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveCount(0);
});
