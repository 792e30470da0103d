import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import type { Content, Item } from '../content/content.js';
import { Feature } from '../content/feature.js';
import { useSession } from '../requests/session.js';
import { RefusedCall, renderInConsole, serve } from './in-console.js';

/** For tests: a kind of which each thing has a name. */
export const kind = {
  name: 'notice',
  can_edit: true,
  can_create: true,
  key_pattern: null,
  can_remove: false,
  has_preview: false,
  languages: 'none',
  facts: [{ name: 'name', input: 'text', is_required: true, max_length: null, options: [] }],
  texts: [],
};
/** For tests: content with this name. */
export const called = (name: string): Content => ({ facts: { name }, texts: {} });

/** For tests: a server with one thing; `hold` keeps its answers back until it is released. */
export function aServer() {
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
      if (call === 'GET /api/v1/content') return { kinds: [kind, { ...kind, name: 'price' }] };
      if (call.endsWith('/history')) return { revisions: [] };
      if (/^GET \/api\/v1\/content\/(notice|price)\/4$/.test(call)) return { item: server.item };
      if (/\/content\/(notice|price)(\/4\/draft)?$/.test(call)) {
        server.calls.push(call);
        const { version = 0, content } = body as { readonly version?: number; readonly content: Content };
        await server.held;
        if (version !== server.item.version) return new RefusedCall(409);
        server.keep(content);
        return { item: server.item };
      }
      if (call === 'DELETE /api/v1/content/notice/4/draft') return {};
      if (call !== 'POST /api/v1/content/notice/4/publish') return undefined;
      server.calls.push(call);
      const { draft: published, version } = server.item;
      server.item = { ...server.item, version: version + 1, published, draft: null };
      return { item: server.item };
    },
  };
  return server;
}

function SignIn() {
  const { person, signedIn, signOut } = useSession();
  return (
    <>
      <button type="button" onClick={() => person && signedIn(person)}>
        It is me
      </button>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </>
  );
}

/** For tests: opens the page at an address of the content, with a link away and one back. */
export async function openContent(server: ReturnType<typeof aServer>, at = '/content/notice/4') {
  serve(server.answer);
  await renderInConsole(
    <>
      <SignIn />
      <Link to="/elsewhere">Away</Link>
      <Link to={at}>Back</Link>
      <Routes>
        <Route path="/content/*" element={<Feature />} />
      </Routes>
    </>,
    at,
  );
  return { user: userEvent.setup(), field: await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }) };
}

/** For tests: the button that saves the draft. */
export const save = () => screen.getByRole('button', { name: /Save draft/ });
