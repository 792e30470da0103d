import { adding, businessGoTo, businessResume, businessSaving } from '@statewise/machines/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Screen as Completed } from '../outcome/completed.js';
import { Business, owner, settled } from '../testing/in-business.js';
import { Screen as Finish } from './finish.js';

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send my application' }));
const part = (name: RegExp) => within(screen.getByRole('region', { name }));

/** A company that has answered everything. */
async function complete(): Promise<Business> {
  const business = await Business.atPeople(
    adding('beneficial_owner_company', '11', { shares: 40 }),
    owner('12', 60),
    owner('13', 100, '101'),
    adding('director_individual', '14'),
    adding('authorised_signatory', '15'),
  );
  const way = [
    businessSaving(3),
    adding('principal_account_holder', '21'),
    ...[4, 5, 6].map((step) => businessSaving(step)),
  ];
  for (const event of way) await business.happen(event);
  return business;
}

beforeEach(() => sessionStorage.clear());

it('shows the answers and people of every step, those behind a company below it', async () => {
  await (await complete()).show(Finish);
  expect(part(/^Your business/).getByText('BE0403170701')).toBeVisible();
  const holding = part(/^People/)
    .getByText('Camilleri Holding')
    .closest('li');
  expect(holding).toHaveTextContent(/Camilleri Holding.*Nora Owner 13/);
  expect(part(/^Preferences/).getByText('Articles of association')).toBeVisible();
});

it('says what is known of a person once, however many lists have it', async () => {
  const business = await Business.atPeople(
    adding('beneficial_owner_individual', '31', { shares: 100 }),
    adding('director_individual', '31'),
    adding('authorised_signatory', '31'),
  );
  await business.happen(businessSaving(3));
  await business.happen(adding('principal_account_holder', '31'));
  for (const step of [4, 5, 6]) await business.happen(businessSaving(step));
  await business.show(Finish);
  expect(screen.getAllByText('Nora Camilleri')).toHaveLength(4);
  expect(screen.getAllByText(/Number of the identity card: 31/)).toHaveLength(1);
});

it('leads back to a step', async () => {
  const client = await (await complete()).show(Finish);
  await userEvent.click(part(/^Partner stores/).getByRole('button', { name: 'Edit Partner stores and credit card' }));
  expect(client.view().state).toBe('payment');
});

it('sends the application once nothing is missing', async () => {
  const client = await (await complete()).show(Finish);
  expect(screen.getByRole('link', { name: 'Summary as a PDF' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/v1\/applications\/\w+\/summary\?lang=en$/),
  );
  await send();
  await settled();
  expect(client.view().state).toBe('completed');
});

it('says that another application has the number by now, with the way to it, and lets it be sent again', async () => {
  const client = await (await complete()).show(Finish);
  const refusal = { event: { type: 'application.finish' }, errors: { vat: ['vat'] } };
  act(() => client.session.send({ type: 'event.refused', refusal }));
  expect(screen.getByText(/Another application already uses this VAT number/)).toBeVisible();
  await send();
  await settled();
  expect(client.view().state).toBe('completed');
});

it('says what is missing in words, with the way to it, and sends nothing', async () => {
  const business = await Business.atPeople(adding('beneficial_owner_individual', '1', { shares: 60 }));
  for (const event of [businessGoTo(0), businessResume, businessGoTo(7)]) await business.happen(event);
  const client = await business.show(Finish);
  await send();
  const list = within(screen.getByText(/something is still missing/).closest('[tabindex]') ?? document.body);
  expect(document.activeElement).toContainElement(list.getByRole('button', { name: 'People' }));
  expect(client.view().state).toBe('finish');
  expect(list.getAllByText('Not filled in yet').length).toBeGreaterThan(0);
  await userEvent.click(list.getByRole('button', { name: 'People' }));
  expect(client.view().state).toBe('people');
});

it('names what a step that was answered lacks since', async () => {
  const business = await complete();
  await business.happen(businessGoTo(3));
  await business.happen({ type: 'contact.delete', contact_id: '101' });
  await business.happen(businessGoTo(7));
  await business.show(Finish);
  const list = within(screen.getByText(/something is still missing/).closest('[tabindex]') ?? document.body);
  expect(list.getByText(/must add up to exactly 100 percent/)).toBeVisible();
});

it('says afterwards which documents are still to come', async () => {
  const business = await complete();
  await business.happen({ type: 'application.finish' });
  await business.show(Completed);
  expect(screen.getByText(/3 documents are still missing/)).toBeVisible();
  expect(screen.getByText('TEST')).toBeVisible();
  expect(screen.getByLabelText('Files')).toBeEnabled();
});
