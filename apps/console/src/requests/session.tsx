import { joinTabs, type Tabs } from '@statewise/flow-client';
import { consoleSessionMachine, type ConsoleSessionEvent } from '@statewise/machines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, Fragment, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { call, hasStatus, type Result } from './call.js';
import { signInNews } from './query-client.js';
import { forgetUnsent } from './unsent.js';

/** Who is signed in. */
export type Person = Result<'GET /api/v1/session'>['user'];

interface Session {
  /** The person for whom the tab is open; undefined before the server has answered, null without a sign-in. */
  readonly person: Person | null | undefined;
  /** The sign-in ended while the page was in use: what was typed is still there. */
  readonly isLost: boolean;
  /** Another person who has signed in meanwhile: calls of this tab would be made under their name. */
  readonly other: Person | undefined;
  readonly failure: unknown;
  /** Notes a new sign-in; a tab that is open for another person asks first whether to go on as the new one. */
  readonly signedIn: (person: Person) => void;
  /** Goes on as this person, with nothing of the one before. */
  readonly goOn: (person: Person) => void;
  readonly signOut: () => Promise<void>;
  /** Lets no news of the sign-in change the page, which shows what is shown once; returns what lets them again. */
  readonly hold: () => () => void;
}

type SignIn = SnapshotFrom<typeof consoleSessionMachine>;

const SessionContext = createContext<Session | undefined>(undefined);
const key = ['session'];
const isNotSession = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => queryKey[0] !== key[0];

/** Knows for whom this tab was opened and who is signed in, which every tab of the browser can change. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const person = await (takeAhead() ?? whoAmI());
      return signInAfter(client.getQueryData<SignIn>(key), { type: 'session.read', person });
    },
    initialData: takeKnown,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const tabs = useRef<Tabs<'changed'>>(undefined);
  const isHeld = useRef(false);
  useEffect(() => {
    const look = async (isNews: boolean): Promise<void> => {
      if (isHeld.current) return;
      const before = client.getQueryData<SignIn>(key);
      // An answer that is under way may be older than the news.
      const { data: read } = await refetch({ cancelRefetch: isNews });
      const now = read?.context.now;
      const known = before?.context.now;
      if (now && (now.id !== known?.id || now.role !== known.role))
        await client.invalidateQueries({ predicate: isNotSession });
    };
    const back = (): void => {
      if (document.visibilityState === 'visible') void look(false);
    };
    const doubted = (): void => void look(true);
    const lost = (): void =>
      void client.setQueryData<SignIn>(key, (before) => signInAfter(before, { type: 'session.lost' }));
    const joined = joinTabs<'changed'>('console.session', () => void look(true));
    tabs.current = joined;
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    signInNews.addEventListener('lost', lost);
    signInNews.addEventListener('doubted', doubted);
    return () => {
      joined.close();
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
      signInNews.removeEventListener('lost', lost);
      signInNews.removeEventListener('doubted', doubted);
    };
  }, [client, refetch]);
  const acts = useMemo(() => {
    const note = (event: ConsoleSessionEvent): void => {
      // An answer that is under way may be older than what is known.
      void client.cancelQueries({ queryKey: key });
      client.setQueryData<SignIn>(key, (before) => signInAfter(before, event));
    };
    return {
      signedIn: (person: Person): void => {
        note({ type: 'session.read', person });
        tabs.current?.tell('changed');
        void client.invalidateQueries({ predicate: isNotSession });
      },
      goOn: (person: Person): void => {
        endForPerson();
        client.removeQueries({ predicate: isNotSession });
        note({ type: 'session.taken', person });
      },
      signOut: async (): Promise<void> => {
        const { address } = await call('DELETE /api/v1/session');
        endForPerson();
        note({ type: 'session.ended' });
        client.removeQueries({ predicate: isNotSession });
        tabs.current?.tell('changed');
        if (address !== undefined) location.assign(address);
      },
      hold: () => {
        isHeld.current = true;
        return (): void => {
          isHeld.current = false;
          signInNews.dispatchEvent(new Event('doubted'));
        };
      },
    };
  }, [client]);
  const standing = useMemo(() => standingOf(data), [data]);
  const session = useMemo(() => ({ ...standing, ...acts, failure: error }), [standing, acts, error]);
  return (
    <SessionContext value={session}>
      {/* Drawn anew for another person: nothing that was typed is sent under their name. */}
      <Fragment key={data?.context.turn ?? 0}>{children}</Fragment>
    </SessionContext>
  );
}

/** Nothing that a person typed or has under way goes on under the name of the next one. */
function endForPerson(): void {
  signInNews.dispatchEvent(new Event('passed'));
  forgetUnsent();
}

/** Where the chart of the sign-in stands after an event. */
export function signInAfter(before: SignIn | undefined, event: ConsoleSessionEvent): SignIn {
  const [snapshot] = initialTransition(consoleSessionMachine);
  return transition(consoleSessionMachine, before ?? snapshot, event)[0];
}

function standingOf(signIn: SignIn | undefined): Pick<Session, 'person' | 'isLost' | 'other'> {
  if (signIn === undefined) return { person: undefined, isLost: false, other: undefined };
  const { own, now } = signIn.context;
  return {
    person: signIn.matches('open') ? now : own,
    isLost: signIn.matches('lost'),
    other: signIn.matches('other') ? (now ?? undefined) : undefined,
  };
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('there is no SessionProvider above');
  return session;
}

/** The one who is signed in; for whatever is drawn only then. */
export function usePerson(): Person {
  const { person } = useSession();
  if (!person) throw new Error('nobody is signed in');
  return person;
}

let ahead: Promise<Person | null> | undefined;
let known: Person | null | undefined;

/** Asks for the session while the page's texts are fetched; the provider takes the answer, and tells of a failure, which is undefined here. */
export async function askForSession(): Promise<typeof known> {
  ahead = whoAmI();
  known = await ahead.catch(() => undefined);
  return known;
}

function takeAhead(): typeof ahead {
  const answer = ahead;
  ahead = undefined;
  return answer;
}

/** The answer that came before the first page is drawn. */
function takeKnown(): SignIn | undefined {
  if (known === undefined) return undefined;
  ahead = undefined;
  return signInAfter(undefined, { type: 'session.read', person: known });
}

async function whoAmI(): Promise<Person | null> {
  try {
    return (await call('GET /api/v1/session')).user;
  } catch (failure) {
    if (hasStatus(failure, 401)) return null;
    throw failure;
  }
}
