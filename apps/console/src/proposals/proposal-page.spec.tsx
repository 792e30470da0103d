import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import { ProposalPage } from './proposal-page.js';

const proposal = {
  id: '5b0d8a4e-0f5f-4b56-8f0b-1f9f1f5c2a10',
  kind: 'policy',
  subject: 'risk-policy/policy',
  title: 'Policy',
  before: { four_eyes_above: 25_000, review_days: 14 },
  after: { four_eyes_above: 50_000, review_days: 14 },
  hash: 'b'.repeat(64),
  reason: null,
  proposed_by: { id: 'wim', name: 'Wim Peeters' },
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-11-27T10:00:00.000Z',
  state: 'open',
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  is_own: false,
};
const path = `/api/v1/proposals/${proposal.id}`;

async function open(
  shown: object,
  confirm: (body: unknown) => unknown = () => undefined,
  name = 'Policy: Policy',
  answers: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const calls = serve((call, body) => {
    if (call === `GET ${path}`) return { success: true, proposal: shown };
    return call === `POST ${path}/confirm` ? confirm(body) : answers[call];
  });
  const page = (
    <>
      <Link to="/proposals/other">The next</Link>
      <Routes>
        <Route path="/proposals/:id" element={<ProposalPage />} />
      </Routes>
    </>
  );
  await renderInConsole(page, `/proposals/${proposal.id}`);
  await screen.findByRole('heading', { level: 1, name });
  return calls;
}

it('shows in words what changes, and confirms exactly that', async () => {
  const sent: unknown[] = [];
  await open(proposal, (body) => {
    sent.push(body);
    return { success: true, proposal: { ...proposal, state: 'confirmed' }, link: null };
  });
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['WhatNowProposed', expect.stringMatching(/^Two people accept above, euro25.000.*50.000$/)]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
  expect(sent).toEqual([{ hash: proposal.hash }]);
  expect(await screen.findByText('It is confirmed and done.')).toBeVisible();
});

it('shows the link of one invitation beside no other proposal', async () => {
  const other = { ...proposal, id: 'other', title: 'Other', state: 'declined' };
  await open(
    proposal,
    () => ({ success: true, proposal: { ...proposal, state: 'confirmed' }, link: 'https://bank.test/ada' }),
    'Policy: Policy',
    { 'GET /api/v1/proposals/other': { success: true, proposal: other } },
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
  expect(await screen.findByText('https://bank.test/ada')).toBeVisible();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'The next' })));
  await screen.findByRole('heading', { level: 1, name: 'Policy: Other' });
  expect(screen.queryByText('https://bank.test/ada')).toBeNull();
});

it('writes a price in words and with all its decimals, as it would count', async () => {
  const after = { rate: 7.15, country: 'be', product: 'general-purpose-loan', effective_from: '2027-01-01' };
  const before = { ...after, rate: 6.9, effective_from: '2026-12-01' };
  const title = 'general-purpose-loan be';
  await open({ ...proposal, kind: 'prices', title, before, after }, undefined, 'Prices: Personal loan, Belgium');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['Rate, % a year6.97.15', expect.stringMatching(/December 2026.*January 2027$/)]);
});

it('calls the state of a jump by its words, and leads to what it is about', async () => {
  const after = { applications: 3, final: 2, mails: 0, to_state: 'documents' };
  const jump = { ...proposal, kind: 'bulk', subject: 'b', title: '3 → documents', before: null, after };
  const flow = { id: 'loan', name: 'Loan', states: { documents: 'Papers' }, statuses: [] };
  await open(jump, undefined, 'An act on many applications: 3 → Papers', { 'GET /api/v1/flows': [flow] });
  expect(await screen.findByRole('row', { name: /^To the state.*Papers$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Cannot be undone.*2$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See which applications' })).toHaveAttribute('href', '/applications/bulk/b');
});

describe('a new price', () => {
  const after = { rate: 7.15, country: 'be', product: 'general-purpose-loan', effective_from: '2027-01-01' };
  const title = 'general-purpose-loan be';
  const price = { ...proposal, kind: 'prices', subject: 'price/9', title, before: null, after };
  const listed = (key: string, note: string, of = title) => ({ key, title: of, note, is_published: true });
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

  it('is told beside the one that it ends', async () => {
    const items = [
      listed('7', '2026-01-01 6.9'),
      listed('8', '2027-02-01 8'),
      listed('9', '2027-01-01 7.15'),
      listed('10', '2026-06-01 1', 'saver be'),
    ];
    const published = { facts: { ...after, rate: 6.9, effective_from: '2026-01-01' }, texts: {} };
    await open(price, undefined, 'Prices: Personal loan, Belgium', {
      'GET /api/v1/content/price': { items },
      'GET /api/v1/content/price/7': { item: { published } },
    });
    await screen.findByRole('table');
    expect(rows().slice(1)).toEqual(['Rate, % a year6.97.15', expect.stringMatching(/January 2026.*January 2027$/)]);
  });

  it('says where nothing counts yet', async () => {
    const answers = { 'GET /api/v1/content/price': { items: [] } };
    await open(price, undefined, 'Prices: Personal loan, Belgium', answers);
    await screen.findByRole('table');
    expect(rows()).toContain('Rate, % a yearNothing counts yet7.15');
  });
});

it('says when content would be published by the bank’s clock, wherever its reader is', async () => {
  const publishing = { ...proposal, before: {}, after: { publish_at: '2026-12-01T07:00:00.000Z' } };
  await open(publishing);
  expect(await screen.findByText(/08:00.*, Brussels time$/)).toBeVisible();
});

it('asks whether it is still them before it confirms', async () => {
  await open(proposal, () => new RefusedCall(403, 'session:not-fresh'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
  expect(await screen.findByRole('dialog', { name: 'Is it still you?' })).toBeVisible();
});

it('lets who proposed it take it back, and not confirm it', async () => {
  await open({ ...proposal, is_own: true });
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take back' })));
  const dialog = within(screen.getByRole('dialog', { name: 'Take back' }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Take back' })));
  expect(await screen.findByText('It is not done.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
