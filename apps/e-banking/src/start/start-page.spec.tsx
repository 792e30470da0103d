import { FlowClient, type Transport } from '@statewise/flow-client';
import { businessAccountFlow } from '@statewise/machines';
import { businessCreation } from '@statewise/machines/testing';
import { renderInWizard } from '@statewise/wizard/testing/in-wizard';
import { memoryTransport } from '@statewise/wizard/testing/memory-transport';
import { unknownCode } from '@statewise/wizard';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { businessCatalogue, businessFirstTexts } from '../messages/catalogue.js';
import { StartPage } from './start-page.js';

const flow = businessAccountFlow;

/** Shows the start page to somebody who may have an application open in this tab, and returns the keys of texts that it lacks. */
async function show(state?: object, transport: Transport = memoryTransport(flow)): Promise<readonly string[]> {
  const missing: string[] = [];
  const page = (
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <Routes>
        <Route path="/" element={<StartPage />} />
        <Route path="/basics" element={<h1>Step one</h1>} />
      </Routes>
    </MemoryRouter>
  );
  const options = {
    base: '/e-banking',
    catalogue: businessCatalogue,
    firstTexts: businessFirstTexts,
    flow: () => Promise.resolve({ flow, transport: () => transport }),
  };
  await renderInWizard(page, options, { reportMissing: ({ key }) => missing.push(key) });
  return missing;
}

const kept = () => sessionStorage.getItem('statewise.e-banking');

beforeEach(() => sessionStorage.clear());

it('offers to start anew or to continue with a code', async () => {
  await show();
  expect(screen.queryByText('You have an application under way')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Continue a business account' }).at(-1)).toHaveAttribute(
    'href',
    '/resume',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start a new application' }));
  expect(await screen.findByRole('heading', { name: 'Step one' })).toBeVisible();
});

it('keeps what was typed before there is an application', async () => {
  sessionStorage.setItem('statewise.e-banking', JSON.stringify({ code: null, drafts: { 1: { vat: 'BE04' } } }));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Start a new application' }));
  expect(kept()).toContain('BE04');
});

it('leads back to the application of this tab, and forgets it when another is started', async () => {
  const open = { code: 'TEST0TEST0TE', pending: null, conflict: null, drafts: {} };
  sessionStorage.setItem('statewise.e-banking', JSON.stringify(open));
  sessionStorage.setItem('statewise.aside', JSON.stringify({ code: open.code, town: { '2000': 'Sliema' } }));
  await show();
  expect(screen.getByRole('link', { name: 'Continue where I left off' })).toHaveAttribute('href', '/basics');
  await userEvent.click(screen.getByRole('button', { name: 'Start a new application' }));
  expect(await screen.findByRole('heading', { name: 'Step one' })).toBeVisible();
  expect([kept(), sessionStorage.getItem('statewise.aside')]).toEqual([null, null]);
});

it('promises no code where the application has not arrived, and asks before it is forgotten', async () => {
  const silent = { ...memoryTransport(flow), send: () => new Promise<never>(() => undefined) };
  const client = new FlowClient({ flow, transport: silent, storage: sessionStorage });
  client.send(businessCreation());
  client.close();
  await show(undefined, silent);
  expect(screen.getByText(/what you sent has not reached us yet/)).toBeVisible();
  expect(screen.queryByText(/can still be opened with its code/)).toBeNull();
  const start = screen.getByRole('button', { name: 'Start a new application' });
  await userEvent.click(start);
  expect(await screen.findByRole('dialog')).toHaveTextContent(/It may be lost if you leave now/);
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(kept()).toContain('"pending":{');
  await userEvent.click(start);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, start anew' }));
  expect(await screen.findByRole('heading', { name: 'Step one' })).toBeVisible();
  expect(kept()).toBeNull();
});

it('says that nobody knows a code', async () => {
  await show(unknownCode);
  expect(screen.getByText('We do not know this code. Check it and try again.')).toBeVisible();
});

it('has all its texts before the others are fetched', async () => {
  const open = { code: 'TEST0TEST0TE', pending: null, conflict: null, drafts: {} };
  sessionStorage.setItem('statewise.e-banking', JSON.stringify(open));
  expect(await show(unknownCode)).toEqual([]);
});
