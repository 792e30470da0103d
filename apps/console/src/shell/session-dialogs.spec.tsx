import { joinTabs } from '@statewise/flow-client';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setTimeout } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { Route, Routes, useLocation } from 'react-router';
import type { Person } from '../requests/session.js';
import { keepUnsent, unsentOf } from '../requests/unsent.js';
import { noor, RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import { Inside } from './inside.js';

const user = userEvent.setup();
const wim: Person = { id: 'wim', name: 'Wim Peeters', email: 'wim@example.com', role: 'admin' };

// jsdom has no channels: the tabs of the test talk over those of Node.
beforeAll(() => Object.assign(globalThis, { BroadcastChannel: runInThisContext('BroadcastChannel') as unknown }));

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>At {`${pathname}${search}${hash}`}</p>;
}

/** A tab of Noor with something typed, in a browser whose sign-in the test changes. */
async function aTab(at = '/') {
  const browser: { person: Person | null; calls: string[]; held?: Promise<unknown>; refuses: RegExp | undefined } = {
    person: noor,
    calls: [],
    refuses: undefined,
  };
  browser.calls = serve((call) => {
    if (call === 'POST /api/v1/session') browser.person = noor;
    if (call === 'DELETE /api/v1/session') browser.person = null;
    if (call.startsWith('GET /api/v1/tasks')) return { tasks: [], counts: [], next_cursor: null };
    if (browser.refuses?.test(call) === true) return new RefusedCall(403, 'session:role');
    if (!/^(GET|POST) \/api\/v1\/session$/.test(call)) return undefined;
    if (call.startsWith('GET') && browser.held !== undefined) return browser.held;
    return browser.person === null ? new RefusedCall(401) : { user: browser.person };
  });
  await renderInConsole(
    <>
      <label>
        Typed
        <input />
      </label>
      <Routes>
        <Route path="/sign-in" element={<h1>Sign in</h1>} />
        <Route path="*" element={<Inside />} />
      </Routes>
      <Address />
    </>,
    at,
  );
  expect(await screen.findByRole('heading', { name: 'Hello, Noor Haddad' })).toBeVisible();
  await user.type(screen.getByLabelText('Typed'), 'by Noor');
  return browser;
}

const comeBack = () => act(async () => window.dispatchEvent(new Event('focus')));
const tellTabs = () => {
  const tab = joinTabs('console.session', () => undefined);
  tab.tell('changed');
  tab.close();
};

it('says who else signed in in another tab, and goes on as them with nothing of the one before', async () => {
  const browser = await aTab('/?kind=review#q=Ada');
  browser.person = wim;
  keepUnsent(noor.id, 'decision.7', { letter: 'Dear Ada' });
  tellTabs();
  expect(await screen.findByRole('dialog', { name: 'Wim Peeters is signed in now' })).toBeVisible();
  const behind = screen.getByRole('heading', { level: 1, hidden: true });
  expect(behind).toHaveTextContent('Hello, Noor Haddad');
  expect(behind).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on as Wim Peeters' }));
  expect(await screen.findByRole('heading', { name: 'Hello, Wim Peeters' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Typed')).toHaveValue('');
  expect(screen.getByText('At /')).toBeVisible();
  expect(unsentOf(noor.id, 'decision.7')).toBeUndefined();
});

it('keeps what was typed for who signs in again, and hears of the other one when it comes back into view', async () => {
  const browser = await aTab();
  browser.person = wim;
  await comeBack();
  await user.click(await screen.findByRole('button', { name: 'Sign in as Noor Haddad' }));
  expect(screen.getByLabelText('E-mail address')).toHaveValue('noor@example.com');
  await user.type(screen.getByLabelText('Password'), 'walks the dog at six');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Typed')).toHaveValue('by Noor');
});

it('asks to sign in again after a sign-out in another tab, until somebody has done so in one of them', async () => {
  const browser = await aTab();
  browser.person = null;
  tellTabs();
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  expect(screen.getByText('Hello, Noor Haddad')).not.toBeVisible();
  browser.person = noor;
  tellTabs();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Hello, Noor Haddad')).toBeVisible();
  expect(screen.getByLabelText('Typed')).toHaveValue('by Noor');
});

it('asks who signs in in the place of another one whether to go on as them', async () => {
  const browser = await aTab();
  browser.person = null;
  await comeBack();
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  browser.person = wim;
  await comeBack();
  expect(await screen.findByRole('dialog', { name: 'Wim Peeters is signed in now' })).toBeVisible();
  expect(screen.getByLabelText('Typed')).toHaveValue('by Noor');
});

it('is not signed out by an answer that is older than the sign-in', async () => {
  const browser = await aTab();
  browser.person = null;
  await comeBack();
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  const older = Promise.withResolvers<RefusedCall>();
  browser.held = older.promise;
  await comeBack();
  await user.type(screen.getByLabelText('Password'), 'walks the dog at six');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  older.resolve(new RefusedCall(401));
  await act(() => setTimeout(100));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Typed')).toHaveValue('by Noor');
});

it('shows what the person may now once a call is refused for want of a right', async () => {
  const browser = await aTab();
  browser.person = { ...noor, role: 'editor' };
  browser.refuses = /audit|accounts/;
  await user.click(screen.getByRole('link', { name: 'Audit log' }));
  expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Second person' })).toBeVisible();
  expect(screen.getByLabelText('Typed')).toHaveValue('by Noor');
});

it('leads to the sign-in after signing out here, asks for nothing more, and tells the other tabs', async () => {
  const { calls } = await aTab();
  keepUnsent(noor.id, 'decision.7', { letter: 'Dear Ada' });
  const heard = jest.fn();
  const tab = joinTabs('console.session', heard);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  tab.close();
  expect(calls.at(-1)).toBe('DELETE /api/v1/session');
  expect(unsentOf(noor.id, 'decision.7')).toBeUndefined();
});
