import { FlowClient, RequestFailure, useFlow, type Request, type UnstampedEvent } from '@statewise/flow-client';
import { businessAccountFlow } from '@statewise/machines';
import { businessCreation, businessSaving } from '@statewise/machines/testing';
import { renderInWizard } from '@statewise/wizard/testing/in-wizard';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { businessCatalogue } from '../messages/catalogue.js';
import { Screen } from './basics.js';

type Answers = Readonly<Record<string, object>>;

const free = { validateVat: { success: true, alreadyUsed: false } };
const harbour = { valid: true, company: 'HARBOUR', address: 'Quay Street 12 2000 Antwerp', country: 'be' };

const formerBusiness = { valid: true, company: 'FORMER', address: 'Dock 5 9000 Ghent', country: 'be' };
const former = { vat: 'BE0202239951', answers: { extractVATData: formerBusiness } as Answers };

/** Shows step one of a new application to somebody whose server answers the calls like this. */
async function show(
  answers: Answers,
  ...before: readonly UnstampedEvent[]
): Promise<{ readonly client: FlowClient; readonly calls: string[] }> {
  sessionStorage.clear();
  const calls: string[] = [];
  const transport = memoryTransport(businessAccountFlow);
  for (const event of before) await transport.send('', { event, key: '' });
  const request: Request = async (address, options) => {
    const call = /\/e-banking\/api\/(\w+)$/.exec(address)?.[1] ?? '';
    calls.push(call);
    const answer = Object(options?.body)['vat'] === former.vat ? former.answers[call] : answers[call];
    if (answer === undefined) throw new RequestFailure('unreachable');
    return answer;
  };
  const client = new FlowClient({
    flow: businessAccountFlow,
    transport,
    storage: sessionStorage,
  });
  if (before.length > 0) client.open(await transport.read(''));
  const Shown = (): ReactNode => <Screen flow={useFlow(client)} />;
  const flow = () => Promise.resolve({ flow: businessAccountFlow });
  await renderInWizard(<Shown />, { base: '/e-banking', catalogue: businessCatalogue, flow }, { request });
  return { client, calls };
}

const patience = { timeout: 3_000 };
const vat = () => screen.getByLabelText('VAT number');

async function typeNumber(number: string): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'be');
  await userEvent.clear(vat());
  await userEvent.type(vat(), number);
}

it('says whose the number is, and fills step two in', async () => {
  const { client } = await show({ ...free, extractVATData: harbour });
  await typeNumber('BE 0403.170.701');
  expect(screen.getByText('Looking up the number …')).toBeVisible();
  expect(await screen.findByText('HARBOUR', {}, patience)).toBeVisible();
  expect(client.view().drafts[2]).toMatchObject({ company: 'HARBOUR', street_name: 'Quay Street', country: 'be' });
});

describe('after another number was saved', () => {
  const basics = businessCreation({ vat: former.vat });
  const again = { type: 'step.goTo', step: 1 };
  const correct = async () => {
    await userEvent.clear(vat());
    await userEvent.type(vat(), 'BE 0403.170.701');
    expect(await screen.findByText('HARBOUR', {}, patience)).toBeVisible();
    await new Promise((done) => setTimeout(done, 30));
  };

  it('replaces what was filled in for it at step two', async () => {
    const of = { company: 'FORMER', street_name: 'Dock', address: '5', postalcode_city: '9000 Ghent', country: 'be' };
    const { client } = await show({ ...free, extractVATData: harbour }, basics, businessSaving(2, of), again);
    const { promise, resolve } = Promise.withResolvers<object>();
    former.answers = { extractVATData: promise };
    await correct();
    // What stands there is being looked up itself: it is not said to be the applicant's.
    expect(screen.getByText('Looking up the number …')).toBeVisible();
    expect(screen.queryByText(/check name and address there/)).toBeNull();
    await act(async () => resolve(formerBusiness));
    expect(client.view().drafts[2]).toMatchObject({ company: 'HARBOUR', street_name: 'Quay Street', address: '12' });
    expect(screen.getByText(/We fill this in for you/)).toBeVisible();
  });

  it.each([
    ['was saved', true],
    ['was filled in and not saved', false],
  ])('says there again at once what %s once the saved number is typed again, whoever is silent', async (_, isSaved) => {
    const of = { company: 'FORMER', street_name: 'Dock', address: '5', postalcode_city: '9000 Ghent', country: 'be' };
    former.answers = { extractVATData: formerBusiness };
    const steps = [basics, ...(isSaved ? [businessSaving(2, of)] : []), again];
    const { client } = await show({ ...free, extractVATData: harbour }, ...steps);
    if (!isSaved) act(() => client.type(2, of));
    await correct();
    expect(client.view().drafts[2]).toMatchObject({ company: 'HARBOUR' });
    act(() => client.type(2, { trade_name: 'Our own' }));
    former.answers = {};
    await userEvent.clear(vat());
    await userEvent.type(vat(), former.vat);
    expect(client.view().drafts[2]).toMatchObject({ ...of, trade_name: 'Our own' });
  });

  it('says what stays where something else was typed there', async () => {
    const { client } = await show(
      { ...free, extractVATData: harbour },
      basics,
      businessSaving(2, { company: 'My own name' }),
      again,
    );
    await correct();
    expect(client.view().drafts[2]?.['company']).toBeUndefined();
    expect(screen.getByText(/check name and address there/)).toBeVisible();
  });
});

it('asks nothing while the number cannot be one', async () => {
  const { calls } = await show({ ...free, extractVATData: harbour });
  await typeNumber('BE 0403');
  await new Promise((done) => setTimeout(done, 1_200));
  expect(calls).toEqual([]);
});

it('says at the field that it can be no number of the country', async () => {
  const { calls } = await show(free);
  await typeNumber('LU12345678');
  expect(await screen.findByText(/is not a valid VAT number in the country you chose/, {}, patience)).toBeVisible();
  await typeNumber('LU1234');
  expect(vat()).toBeValid();
  expect(calls).toEqual([]);
});

it('says how to go on where another application was begun with the number, and lets begin anew', async () => {
  const { client, calls } = await show({
    validateVat: { success: true, alreadyUsed: true, begun: true },
    extractVATData: harbour,
  });
  await typeNumber('0403170701');
  expect(await screen.findByText(/already begun an application for this VAT number/, {}, patience)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue with a code' })).toHaveAttribute('href', '/resume');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(client.view().state).toBe('start');
  await userEvent.click(screen.getByRole('button', { name: 'Begin anew' }));
  expect(await screen.findByText(/The number is yours once you open the link/, {}, patience)).toBeVisible();
  expect(calls).toEqual(['validateVat', 'extractVATData']);
});

it('says at the field that another application uses the number, and does not send it', async () => {
  const { client, calls } = await show({ validateVat: { success: true, alreadyUsed: true } });
  await typeNumber('0403170701');
  expect(await screen.findByText(/Another application already uses this VAT number/, {}, patience)).toBeVisible();
  expect(vat()).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect([client.view().state, calls]).toEqual(['start', ['validateVat']]);
  expect(client.view().refusal?.errors).toMatchObject({ vat: ['vat'] });
  expect(screen.getByRole('link', { name: 'Another application already uses this VAT number' })).toBeVisible();
  expect(screen.queryByText(/is not a valid VAT number/)).toBeNull();
});

it.each([
  [
    'the register does not know',
    { ...free, extractVATData: { valid: false, skipVies: true } },
    /does not know this number/,
  ],
  [
    'a register that is down cannot look up',
    { ...free, extractVATData: { valid: false, skipVies: true, register: 'unavailable' } },
    /not available at the moment/,
  ],
  ['nobody can look up', free, /not available at the moment/],
])('lets a number pass that %s', async (_name, answers, kindly) => {
  const { client } = await show(answers);
  await typeNumber('0403170701');
  expect(await screen.findByText(kindly, {}, patience)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Legal form'), 'bv');
  await userEvent.click(screen.getByRole('radio', { name: /^savings/ }));
  await userEvent.type(screen.getByLabelText('Your e-mail address'), 'ann@harbour.example');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(client.view().state).toBe('address');
  expect(client.view().snapshot.context.steps[1]).toMatchObject({ vat: 'BE0403170701', skipVies: true });
});

it('asks for another legal form when the country has none of that name, and takes the first again when it changes back', async () => {
  await show(free);
  const [country, form] = [screen.getByLabelText('Country'), screen.getByLabelText('Legal form')];
  await userEvent.selectOptions(country, 'be');
  await userEvent.selectOptions(form, 'vzw');
  await userEvent.selectOptions(country, 'nl');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(form).toBeInvalid();
  await userEvent.selectOptions(country, 'be');
  expect(form).toHaveValue('vzw');
  await userEvent.selectOptions(form, 'bv');
  await userEvent.selectOptions(country, 'nl');
  expect(form).toHaveValue('bv');
});
