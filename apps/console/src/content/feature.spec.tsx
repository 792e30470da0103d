import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { signInNews } from '../requests/query-client.js';
import { aServer, called, kind, openContent, save } from '../testing/content-server.js';
import { noor, RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import type { Item } from './content.js';
import { Feature } from './feature.js';

it('goes on with what is typed while a save is under way, and saves it over the version that the save made', async () => {
  const server = aServer();
  const { user, field } = await openContent(server);
  await user.type(field, ' once');
  const release = server.hold();
  await user.click(save());
  await user.type(field, ' more');
  await act(async () => release());
  expect(await screen.findByText(/not published yet/)).toBeVisible();
  expect(server.item.draft).toEqual(called('As published once'));
  expect(screen.getByRole('textbox', { name: /^Name/ })).toBe(field);
  expect(field).toHaveValue('As published once more');
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  await user.click(save());
  await waitFor(() => expect(server.item).toMatchObject({ version: 2, draft: called('As published once more') }));
  expect(screen.queryByText(/Somebody changed this/)).toBeNull();
});

it('makes something new once however quickly that is pressed, and goes on with what is typed meanwhile', async () => {
  const server = aServer();
  const { user, field } = await openContent(server, '/content/notice/new');
  await user.type(field, 'New');
  const release = server.hold();
  await act(async () => {
    save().click();
    save().click();
  });
  await user.type(field, ' words');
  await act(async () => release());
  expect(await screen.findByText(/not published yet/)).toBeVisible();
  expect(field).toBeVisible();
  expect(field).toHaveValue('New words');
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  await user.click(save());
  await waitFor(() => expect(server.item).toMatchObject({ version: 2, draft: called('New words') }));
  expect(server.calls).toEqual(['POST /api/v1/content/notice', 'PUT /api/v1/content/notice/4/draft']);
});

it('makes two prices of one product one after the other', async () => {
  const server = aServer();
  const { user, field } = await openContent(server, '/content/price/new?product=green-loan&country=be');
  await user.type(field, 'First');
  await user.click(save());
  expect(await screen.findByText(/not published yet/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^New/ })).toBeVisible();
  const second = screen.getByRole('textbox', { name: /^Name/ });
  expect(second).toHaveValue('');
  await user.type(second, 'Second');
  await user.click(save());
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(server.calls).toEqual(['POST /api/v1/content/price', 'POST /api/v1/content/price']);
});

it('keeps what was typed before signing in again, and says that a colleague saved meanwhile', async () => {
  const server = aServer();
  const { user, field } = await openContent(server);
  await user.type(field, ' by me');
  server.keep(called('By a colleague'));
  act(() => void signInNews.dispatchEvent(new Event('lost')));
  await user.click(screen.getByRole('button', { name: 'It is me' }));
  expect(await screen.findByText(/Somebody changed this after you opened it/)).toBeVisible();
  expect(field).toHaveValue('As published by me');
  await user.click(screen.getByRole('button', { name: 'Load the present version' }));
  await waitFor(() => expect(field).toHaveValue('By a colleague'));
  expect(screen.queryByText(/Somebody changed this/)).toBeNull();
});

it.each(['4', 'new'])('keeps what was typed of %s while another page is open, until it is saved', async (key) => {
  const server = aServer();
  const { user, field } = await openContent(server, `/content/notice/${key}`);
  await user.type(field, ' by me');
  const comeBack = async (): Promise<HTMLElement> => {
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    return screen.findByRole('textbox', { name: /^Name/ });
  };
  expect(await comeBack()).toHaveValue(key === 'new' ? ' by me' : 'As published by me');
  await user.click(save());
  expect(await screen.findByText(/not published yet/)).toBeVisible();
  expect(await comeBack()).toHaveValue(key === 'new' ? '' : 'As published by me');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('says of what was kept that a colleague saved meanwhile', async () => {
  const server = aServer();
  const { user, field } = await openContent(server);
  await user.type(field, ' by me');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  server.keep(called('By a colleague'));
  await user.click(screen.getByRole('button', { name: 'It is me' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText(/Somebody changed this after you opened it/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('As published by me');
});

it('shows what a colleague saved where nothing is typed', async () => {
  const server = aServer();
  const { user, field } = await openContent(server);
  server.keep(called('By a colleague'));
  await user.click(screen.getByRole('button', { name: 'It is me' }));
  await waitFor(() => expect(field).toHaveValue('By a colleague'));
});

it('calls a price by what it is for', async () => {
  const field = (name: string, options: readonly string[]) => ({
    name,
    input: 'choice',
    is_required: true,
    max_length: null,
    options: options.map((value) => ({ value, label: value })),
  });
  const price = { ...kind, name: 'price', facts: [field('product', ['saver']), field('country', ['mt'])] };
  const published = { facts: { product: 'saver', country: 'mt' }, texts: {} };
  serve((call) => {
    if (call === 'GET /api/v1/content') return { kinds: [price] };
    if (call.endsWith('/history')) return { revisions: [] };
    return call === 'GET /api/v1/content/price/13' ? { item: { ...aServer().item, key: '13', published } } : undefined;
  });
  await renderInConsole(
    <Routes>
      <Route path="/content/*" element={<Feature />} />
    </Routes>,
    '/content/price/13',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Meridian Saver, Malta' })).toBeVisible();
});

it('speaks of no draft where the removal of what has none waits, or is taken back', async () => {
  const server = aServer();
  const waiting = { id: 'p', hash: 'h', subject: 'notice/4', before: {}, after: {}, reason: null, is_own: true };
  const by = { proposed_by: { id: 'noor', name: 'Noor Haddad' }, created_at: '2026-01-02T08:00:00Z' };
  server.item = { ...server.item, waiting: { ...waiting, ...by } as Item['waiting'] };
  const answer = server.answer.bind(server);
  server.answer = async (call, body) => {
    if (call !== 'POST /api/v1/proposals/p/decline') return answer(call, body);
    server.item = { ...server.item, waiting: null };
    return {};
  };
  const { user } = await openContent(server);
  expect(await screen.findByText(/^Its removal is proposed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(screen.queryByText(/draft stays/)).toBeNull();
});

it('shows nothing any more to a person whose right to read it was taken', async () => {
  const server = aServer();
  const { field } = await openContent(server);
  serve((call) => {
    if (call === 'GET /api/v1/session') return { user: { ...noor, role: 'qa' } };
    return call.startsWith('GET /api/v1/content') ? new RefusedCall(403, 'session:role') : undefined;
  });
  await act(async () => signInNews.dispatchEvent(new Event('doubted')));
  await waitFor(() => expect(field).not.toBeInTheDocument());
});

it('has the heading of its page where its kinds cannot be read', async () => {
  serve(() => new RefusedCall(503));
  await renderInConsole(<Feature />, '/');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Content');
});
