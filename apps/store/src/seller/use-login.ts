import type { SignedIntermediary } from '@statewise/machines';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import { useStoreServices } from '../store-services.js';
import type { Login } from './login.js';

export interface LoginBinding {
  readonly login: Login;
  readonly snapshot: ReturnType<Login['getSnapshot']>;
}

/** The sign-in of this tab, as it is now. Suspends until its chart is fetched. */
export function useLogin(): LoginBinding {
  const login = use(useStoreServices().login());
  return { login, snapshot: useSelector(login, whole) };
}

/** Who is signed in; null for an employee. */
export function useIntermediary(): SignedIntermediary | null {
  return useLogin().snapshot.context.person;
}

const whole = (snapshot: LoginBinding['snapshot']) => snapshot;
