import { adding, businessCreation, businessFinish, businessSaving, cardWay } from '@statewise/machines/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Screen as Completed } from '../outcome/completed.js';
import { Business, list, press, settled } from '../testing/in-business.js';
import { Screen as Payment } from './payment.js';

beforeEach(() => sessionStorage.clear());

const choices = {
  izola_pro_credit_card: ['classic', 'gold', 'platinum'].map((name) => ({
    value: `pro_${name}`,
    label: `Pro ${name}`,
  })),
};
const cards = () => screen.getByRole('radiogroup', { name: /^Credit card/ });

it('asks an account for a card which card it is, with price, limit and rate beside each', async () => {
  const holder = adding('principal_account_holder', '1');
  const card = businessCreation({ account_type: 'credit_card' });
  const business = await Business.after(card, businessSaving(2), holder, businessSaving(4));
  await business.show(Payment, choices);
  expect(within(cards()).getAllByRole('radio')).toHaveLength(3);
  for (const radio of within(cards()).getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(cards()).toBeRequired();
  expect(screen.queryByText(/optional/)).toBeNull();
  expect(within(cards()).getByText(/€180 a year · up to €20,000 a month · 8.90% interest/)).toBeVisible();
});

it('offers another account a card, and none at first, without calling the choice optional', async () => {
  const business = await Business.after(businessCreation({ companyType: 'sole_trader' }), businessSaving(2));
  for (const event of [adding('owner_partner', '1'), businessSaving(3), adding('principal_account_holder', '2')])
    await business.happen(event);
  await business.happen(businessSaving(4));
  await business.show(Payment, choices);
  expect(within(cards()).getByRole('radio', { name: /^No credit card/ })).toBeChecked();
  expect(cards()).not.toHaveAccessibleName(/optional/);
});

it('says once what is wrong with a client number, and cuts nothing of it', async () => {
  const business = await Business.after(...cardWay.slice(0, 4));
  await business.show(Payment, choices);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await press(/client numbers/, /^Add/);
  const field = list(/client numbers/).getByRole('textbox');
  await userEvent.type(field, 'a12 345-6');
  await press(/client numbers/, /Save/);
  await settled();
  expect(field).toHaveValue('A123456');
  expect(field).toBeInvalid();
  expect(screen.queryByText(/not possible at the moment/)).toBeNull();
});

it('asks nothing about a number that was begun in a list that is not shown any more', async () => {
  const business = await Business.after(...cardWay.slice(0, 4));
  const client = await business.show(Payment, choices);
  await userEvent.click(within(cards()).getByRole('radio', { name: /classic/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await press(/client numbers/, /^Add/);
  await userEvent.type(list(/client numbers/).getByRole('textbox'), 'A1');
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await settled();
  expect(screen.queryByText(/not saved yet/)).toBeNull();
  expect(client.view().state).not.toBe('payment');
});

it.each([['the card alone', cardWay, [/We send the card\./, /account holder signs/], [/open the account\./]]])(
  'speaks at the end of %s',
  async (_, way, told, untold) => {
    const business = await Business.after(...way);
    await business.happen(businessFinish);
    await business.show(Completed);
    for (const text of told) expect(screen.getByText(text)).toBeVisible();
    for (const text of untold) expect(screen.queryByText(text)).toBeNull();
  },
);
