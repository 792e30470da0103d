import type { Fields } from '@statewise/fields';

/** What the tabs of one browser tell each other about an application. */
export type TabNews =
  | {
      readonly about: 'saved';
      readonly code: string;
      readonly version: number;
      /** What was saved of which step; absent where no answers were. */
      readonly answers?: { readonly step: number; readonly fields: Fields };
    }
  /** `code` is not known to the server any more; `now` took its place. */
  | { readonly about: 'renewed'; readonly code: string; readonly now: string }
  | { readonly about: 'typed'; readonly code: string; readonly step: number; readonly fields: Fields };

/** The other tabs; closed with the page. */
export interface Tabs<News> {
  tell(news: News): void;
  close(): void;
}

/** Joins the tabs of this browser that have joined under the same name, such as that of the flow they have open. */
export function joinTabs<News>(name: string, hear: (news: News) => void): Tabs<News> {
  const channel = openChannel(`statewise.${name}`);
  if (channel === undefined) return { tell: () => undefined, close: () => undefined };
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

/** A browser that keeps nothing for a page may refuse it a channel too. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
