/** The other tabs of this browser, which share its sign-in. */
export interface SessionTabs {
  /** Tells them of a sign-in or a sign-out in this tab. */
  tell(): void;
  close(): void;
}

/** Joins the tabs of this browser: calls `hear` after a sign-in or a sign-out in another tab. */
export function joinSessionTabs(hear: () => void): SessionTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('statewise.console.session');
  channel.onmessage = hear;
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}
