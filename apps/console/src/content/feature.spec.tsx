import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { signInNews } from '../requests/query-client.js';
import { useSession } from '../requests/session.js';
import { noor, RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import type { Content, Item } from './content.js';
import { Feature } from './feature.js';

const kind = {
  name: 'notice',
  can_edit: true,
  can_create: true,
  can_remove: false,
  has_preview: false,
  languages: 'none',
  facts: [{ name: 'name', input: 'text', is_required: true, max_length: null, options: [] }],
  texts: [],
};
const called = (name: string): Content => ({ facts: { name }, texts: {} });

/** A server with one thing; `hold` keeps its answers back until it is released. */
function aServer() {
  const published = called('As published');
  const item: Item = {
    key: '4',
    version: 0,
    published,
    draft: null,
    draft_by: null,
    draft_at: null,
    waiting: null,
    scheduled_at: null,
    scheduled_by: null,
  };
  const server = {
    item,
    calls: [] as string[],
    held: Promise.resolve(),
    hold(): () => void {
      let release = (): void => undefined;
      server.held = new Promise<void>((resolve) => (release = resolve));
      return release;
    },
    keep(draft: Content): void {
      const { version } = server.item;
      server.item = { ...server.item, version: version + 1, draft, draft_by: 'Noor Haddad', draft_at: '2026-01-02' };
    },
    async answer(call: string, body: unknown): Promise<object | undefined> {
      if (call === 'GET /api/v1/content') return { kinds: [kind] };
      if (call.endsWith('/history')) return { revisions: [] };
      if (call === 'GET /api/v1/content/notice/4') return { item: server.item };
      if (/\/content\/notice(\/4\/draft)?$/.test(call)) {
        server.calls.push(call);
        const { version = 0, content } = body as { readonly version?: number; readonly content: Content };
        await server.held;
        if (version !== server.item.version) return new RefusedCall(409);
        server.keep(content);
        return { item: server.item };
      }
      return undefined;
    },
  };
  return server;
}

function SignInAgain() {
  const { person, signedIn } = useSession();
  return (
    <button type="button" onClick={() => person && signedIn(person)}>
      It is me
    </button>
  );
}

async function open(server: ReturnType<typeof aServer>, at = '/content/notice/4') {
  serve(server.answer);
  await renderInConsole(
    <>
      <SignInAgain />
      <Routes>
        <Route path="/content/*" element={<Feature />} />
      </Routes>
    </>,
    at,
  );
  return { user: userEvent.setup(), field: await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }) };
}

const save = () => screen.getByRole('button', { name: /Save draft/ });

it('goes on with what is typed while a save is under way, and saves it over the version that the save made', async () => {
  const server = aServer();
  const { user, field } = await open(server);
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
  const { user, field } = await open(server, '/content/notice/new');
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

it('keeps what was typed before signing in again, and says that a colleague saved meanwhile', async () => {
  const server = aServer();
  const { user, field } = await open(server);
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

it('shows what a colleague saved where nothing is typed', async () => {
  const server = aServer();
  const { user, field } = await open(server);
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
  const { user } = await open(server);
  expect(await screen.findByText(/^Its removal is proposed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(screen.queryByText(/draft stays/)).toBeNull();
});

it('shows nothing any more to a person whose right to read it was taken', async () => {
  const server = aServer();
  const { field } = await open(server);
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
