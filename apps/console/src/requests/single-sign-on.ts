import { call } from './call.js';

const channelName = 'statewise.console.confirmed';

/** Leads this page to the identity provider, which leads it back to `to`. */
export async function leaveForSignIn(to: string): Promise<void> {
  const { address } = await call('POST /api/v1/session/single-sign-on', { body: { purpose: 'sign-in', to } });
  location.assign(address);
}

/** Asks for the person in a window of the identity provider, so that this page stays; resolves when they came back. */
export async function askElsewhere(purpose: 'confirm' | 'sign-in'): Promise<void> {
  // Opened at once: a browser lets only a click open windows.
  const popup = window.open('about:blank', '', 'popup,width=520,height=680');
  const { promise, resolve } = Promise.withResolvers<void>();
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => resolve();
  try {
    const { address } = await call('POST /api/v1/session/single-sign-on', { body: { purpose, to: '/confirmed' } });
    if (popup) popup.location.href = address;
    await promise;
  } finally {
    channel.close();
  }
}

/** Tells the page that opened this window that its person came back. */
export function tellConfirmed(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('confirmed');
  channel.close();
}
