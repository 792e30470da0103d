import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallOf, StreamedTransition } from '@statewise/contract';
import { addressOf, type ConsoleContract } from './call.js';
import { signInNews } from './query-client.js';

const stream = 'GET /api/v1/transitions/stream';

/** What is wanted of the stream: all that agrees with each that is said. */
export type StreamFilter = CallOf<ConsoleContract[typeof stream]>;

export interface StreamListener {
  readonly onTransition: (transition: StreamedTransition) => void;
  /** Something may have been missed that is not told any more: whatever shows lists reads them anew. */
  readonly onGap: () => void;
}

export type StreamState = 'connecting' | 'open' | 'closed';

/** Milliseconds after which a stream that was refused is asked for again. */
export const tryAgainAfter = 5_000;

/**
 * Calls the listener with every transition of every replica that the filter lets through, while the page is open;
 * returns the state of the connection. After a broken connection the browser asks by itself for what it missed. A
 * refused one is tried again every five seconds until there is a sign-in; what happened meanwhile is a gap.
 */
export function useTransitionStream({ flow, state, event, role }: StreamFilter, listener: StreamListener): StreamState {
  const [connection, setConnection] = useState<StreamState>('connecting');
  const [attempt, setAttempt] = useState(0);
  const wasRefused = useRef(false);
  const hear = useEffectEvent((message: MessageEvent<string>) => {
    const transition: StreamedTransition = JSON.parse(message.data);
    listener.onTransition(transition);
  });
  const miss = useEffectEvent(() => listener.onGap());
  useEffect(() => {
    const source = new EventSource(addressOf(stream, { flow, state, event, role }));
    let again: ReturnType<typeof setTimeout> | undefined;
    source.addEventListener('open', () => {
      setConnection('open');
      // A new source does not know where the one before it ended.
      if (wasRefused.current) miss();
      wasRefused.current = false;
    });
    source.addEventListener('message', (message) => hear(message));
    source.addEventListener('gap', () => miss());
    source.addEventListener('error', () => {
      const isRefused = source.readyState === EventSource.CLOSED;
      setConnection(isRefused ? 'closed' : 'connecting');
      if (!isRefused) return;
      wasRefused.current = true;
      again = setTimeout(() => setAttempt((n) => n + 1), tryAgainAfter);
      // The sign-in may have ended, or the role be another one.
      signInNews.dispatchEvent(new Event('doubted'));
    });
    return () => {
      clearTimeout(again);
      source.close();
    };
  }, [flow, state, event, role, attempt]);
  return connection;
}
