import type { ConsoleKey } from '../messages/catalogue.js';
import { call } from './call.js';

const channelName = 'statewise.console.confirmed';

/** What is said of a single sign-on that failed, by what the page that it leads back to is told. */
export const signOnFailures: ReadonlyMap<string, ConsoleKey> = new Map([
  ['refused', 'sso.refused'],
  ['expired', 'sso.expired'],
  ['down', 'sso.down'],
]);

/** Leads this page to the identity provider, which leads it back to `to`. */
export async function leaveForSignIn(to: string): Promise<void> {
  const { address } = await call('POST /api/v1/session/single-sign-on', { body: { purpose: 'sign-in', to } });
  location.assign(address);
}

/** The browser opened no window. */
export class WindowFailure extends Error {}

let waiting: BroadcastChannel | undefined;

/**
 * Asks for the person in a window of the identity provider, so that this page stays; calls `onBack` once they came back. Whether a window
 * of another origin was closed is not told: a second call takes the place of the first. Throws a WindowFailure.
 */
export async function askElsewhere(purpose: 'confirm' | 'sign-in', onBack: () => unknown): Promise<void> {
  // Opened at once: a browser lets only a click open windows.
  const popup = window.open('about:blank', '', 'popup,width=520,height=680');
  if (popup === null) throw new WindowFailure();
  waiting?.close();
  const channel = (waiting = new BroadcastChannel(channelName));
  channel.onmessage = () => {
    channel.close();
    onBack();
  };
  try {
    const { address } = await call('POST /api/v1/session/single-sign-on', { body: { purpose, to: '/confirmed' } });
    popup.location.href = address;
  } catch (failure) {
    popup.close();
    throw failure;
  }
}

/** Tells the page that opened this window that its person came back. */
export function tellConfirmed(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('confirmed');
  channel.close();
}
