import { useQueryClient } from '@tanstack/react-query';
import { maxTaskCount, type TaskCount } from '@statewise/contract';
import { useEffect, useEffectEvent } from 'react';
import { addressOf, useCall } from './call.js';
import { usePerson, type Person } from './session.js';
import { tryAgainAfter } from './transition-stream.js';

const counting = 'GET /api/v1/tasks/counts';

/** For what time brings, such as a deadline that passes; where there are no locks, such as over plain http, it alone tells. */
const lookEvery = 10_000;

const none: readonly TaskCount[] = [];

/** Whether something can wait for people of a role. */
export const hasDesk = (role: Person['role']): boolean => role === 'staff' || role === 'editor' || role === 'admin';

/** How much waits for who is signed in, by kind; nothing for who has no desk. */
export function useTaskCounts(): readonly TaskCount[] {
  const { role } = usePerson();
  const { data } = useCall(counting, {}, { enabled: hasDesk(role), refetchInterval: lookEvery });
  return data?.counts ?? none;
}

/** A count as it is shown. */
export const shownCount = (count: number): string => (count < maxTaskCount ? String(count) : `${maxTaskCount - 1}+`);

const name = 'statewise-transitions';
const pause = 1_000;

/** Reads counts and lists of tasks anew, at most once a second, when what waits changes: one stream for all tabs of a browser. */
export function useTaskNews(): void {
  const { role } = usePerson();
  const client = useQueryClient();
  // The stream tells of applications, which are none of an editor's: their desk follows by looking.
  const isWorking = role === 'staff' || role === 'admin';
  const readAgain = useEffectEvent(() => {
    const isOfTasks = ({ queryKey: [key] }: { readonly queryKey: readonly unknown[] }) =>
      typeof key === 'string' && key.startsWith(addressOf('GET /api/v1/tasks', {}));
    void client.invalidateQueries({ predicate: isOfTasks });
  });
  useEffect(() => {
    if (!isWorking || navigator.locks === undefined) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const hear = (): void => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        readAgain();
      }, pause);
    };
    const tabs = new BroadcastChannel(name);
    tabs.addEventListener('message', hear);
    const leaving = new AbortController();
    const lead = (): Promise<void> =>
      new Promise((resolve) => {
        let source: EventSource;
        let again: ReturnType<typeof setTimeout> | undefined;
        const tell = (): void => {
          hear();
          tabs.postMessage(null);
        };
        const listen = (): void => {
          source = new EventSource(addressOf('GET /api/v1/transitions/stream', {}));
          for (const type of ['open', 'tasks', 'gap']) source.addEventListener(type, tell);
          source.addEventListener('error', () => {
            // The browser tries again by itself where it was not refused.
            if (source.readyState === EventSource.CLOSED) again = setTimeout(listen, tryAgainAfter);
          });
        };
        listen();
        leaving.signal.addEventListener('abort', () => {
          clearTimeout(again);
          source.close();
          resolve();
        });
      });
    void navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
    return () => {
      leaving.abort();
      tabs.close();
      clearTimeout(waiting);
    };
  }, [isWorking]);
}
