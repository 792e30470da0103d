import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { signedOut } from './query-client.js';
import { hasStatus, request } from './request.js';

export type Role = 'admin' | 'staff' | 'qa' | 'intermediary';

/** Who is signed in. */
export interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly name: string;
  readonly role: Role;
}

interface Session {
  /** Undefined while the server was not asked yet; null when nobody is signed in. */
  readonly person: Person | null | undefined;
  /** The sign-in ended while somebody was at work: what they typed is still in the page. */
  readonly isLost: boolean;
  readonly failure: unknown;
  readonly signedIn: (person: Person) => void;
  readonly signOut: () => Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);
const key = ['session'];
const isNotSession = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => queryKey[0] !== key[0];

/** Knows who is signed in, and hears of it when the server says that nobody is. */
export function SessionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const client = useQueryClient();
  const { data: person, error } = useQuery({ queryKey: key, queryFn: whoAmI, staleTime: Infinity });
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const lost = (): void => setIsLost(true);
    signedOut.addEventListener('lost', lost);
    return () => signedOut.removeEventListener('lost', lost);
  }, []);
  const signedIn = useCallback(
    (next: Person): void => {
      const before = client.getQueryData<Person | null>(key);
      // Somebody else sees nothing of what was fetched for the one before.
      if (before && before.id !== next.id) client.removeQueries({ predicate: isNotSession });
      client.setQueryData(key, next);
      setIsLost(false);
      void client.invalidateQueries({ predicate: isNotSession });
    },
    [client],
  );
  const signOut = useCallback(async (): Promise<void> => {
    await request('/api/v1/session', { method: 'DELETE' });
    client.setQueryData(key, null);
    client.removeQueries({ predicate: isNotSession });
    setIsLost(false);
  }, [client]);
  const session = useMemo(
    () => ({ person, isLost: isLost && Boolean(person), failure: error, signedIn, signOut }),
    [person, isLost, error, signedIn, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
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

async function whoAmI(): Promise<Person | null> {
  try {
    const { user } = await request<{ user: Person }>('/api/v1/session');
    return user;
  } catch (failure) {
    if (hasStatus(failure, 401)) return null;
    throw failure;
  }
}
