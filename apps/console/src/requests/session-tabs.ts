/** The other tabs of this browser, which share its sign-in. */
export interface SessionTabs {
  /** Tells them that somebody signed in or out. */
  tell(): void;
  close(): void;
}

/** Hears when somebody signs in or out in another tab. */
export function joinSessionTabs(hear: () => void): SessionTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('statewise.console.session');
  channel.onmessage = hear;
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}
