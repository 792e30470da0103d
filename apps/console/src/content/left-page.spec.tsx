import { act, screen, waitFor } from '@testing-library/react';
import { aServer, called, openContent, save } from '../testing/content-server.js';

type Server = ReturnType<typeof aServer>;
type User = Awaited<ReturnType<typeof openContent>>['user'];

const away = (user: User) => user.click(screen.getByRole('link', { name: 'Away' }));
const back = async (user: User): Promise<HTMLElement> => {
  await user.click(screen.getByRole('link', { name: 'Back' }));
  return screen.findByRole('textbox', { name: /^Name/ });
};

/** Saves, types more, and leaves before the answer. */
async function leaveTyping(server: Server, at: string) {
  const { user, field } = await openContent(server, at);
  await user.type(field, ' sent');
  const release = server.hold();
  await user.click(save());
  await user.type(field, ' more');
  await away(user);
  return { user, release };
}

const made = async (server: Server): Promise<void> => waitFor(() => expect(server.item.draft).not.toBeNull());

it('keeps what was typed since something new was sent, and leaves the page alone to which one went', async () => {
  const server = aServer();
  const { user, release } = await leaveTyping(server, '/content/notice/new');
  await act(async () => release());
  await made(server);
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  expect(await back(user)).toHaveValue('');
  expect(Object.keys(sessionStorage)).toEqual([expect.stringContaining('content.notice.key.4')]);
});

it('makes something new once where its page is opened again before the answer', async () => {
  const server = aServer();
  const { user, release } = await leaveTyping(server, '/content/notice/new');
  expect(await back(user)).toHaveValue(' sent more');
  await act(async () => release());
  expect(await screen.findByText(/not published yet/)).toBeVisible();
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  await user.click(save());
  await waitFor(() => expect(server.item.draft).toEqual(called(' sent more')));
  expect(server.calls).toEqual(['POST /api/v1/content/notice', 'PUT /api/v1/content/notice/4/draft']);
});

it('makes something new once where its address is opened again without leaving it', async () => {
  const server = aServer();
  const { user, field } = await openContent(server, '/content/price/new?product=green-loan&country=be');
  await user.type(field, 'New');
  const release = server.hold();
  await user.click(save());
  expect(await back(user)).toHaveValue('New');
  await user.click(save());
  await act(async () => release());
  await made(server);
  expect(await screen.findByText(/not published yet/)).toBeVisible();
  expect(server.calls).toEqual(['POST /api/v1/content/price']);
});

it('goes on over the version that one’s own save made', async () => {
  const server = aServer();
  const { user, release } = await leaveTyping(server, '/content/notice/4');
  await act(async () => release());
  await made(server);
  expect(await back(user)).toHaveValue('As published sent more');
  expect(screen.queryByText(/Somebody changed this/)).toBeNull();
  await user.click(save());
  await waitFor(() => expect(server.item.draft).toEqual(called('As published sent more')));
});

it('publishes what it stored for that', async () => {
  const server = aServer();
  server.keep(called('Draft'));
  const { user, field } = await openContent(server);
  await user.type(field, ' of mine');
  const release = server.hold();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await away(user);
  await act(async () => release());
  await waitFor(() => expect(server.item).toMatchObject({ published: called('Draft of mine'), draft: null }));
});

it('publishes and keeps nothing for a person who signed out meanwhile', async () => {
  const server = aServer();
  server.keep(called('Draft'));
  const { user, field } = await openContent(server);
  await user.type(field, ' of mine');
  const release = server.hold();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.type(field, ' and more');
  await away(user);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await act(async () => release());
  await waitFor(() => expect(server.item.version).toBe(2));
  await act(async () => new Promise((done) => setTimeout(done, 10)));
  expect(server.calls).toEqual(['PUT /api/v1/content/notice/4/draft']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('keeps nothing of what was thrown away', async () => {
  const server = aServer();
  server.item = { ...server.item, published: null };
  server.keep(called('Draft'));
  const { user, field } = await openContent(server);
  await user.type(field, ' of mine');
  await user.click(screen.getByRole('button', { name: 'Throw draft away' }));
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(Object.keys(sessionStorage)).toEqual([]);
});
