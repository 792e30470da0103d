import type { BankContract } from '@statewise/contract/bank';
import { createClient } from '@statewise/contract/client';
import { asFields, type Fields } from '@statewise/fields';
import { RequestFailure, type FlowClient, type Request } from '@statewise/flow-client';
import {
  intermediaryLoginMachine,
  type IntermediaryLoginContext,
  type IntermediaryLoginEvent,
  type SignedIntermediary,
} from '@statewise/machines';
import { textOf, unlessRefused } from '@statewise/wizard';
import { createActor, type ActorRefFrom } from 'xstate';

/** Who is signed in in this browser; one for all pages of a tab. */
export type Login = ActorRefFrom<typeof intermediaryLoginMachine>;

export interface LoginOptions {
  readonly client: FlowClient;
  readonly request: Request;
  /** Where this browser remembers that an intermediary has signed in here; nothing about the person. */
  readonly storage: Storage;
  /** Where this tab keeps the name that is typed, until somebody is signed in. */
  readonly tab: Storage;
  /** Leaves the application that the tab has open, with all that is kept beside it. */
  readonly forget: () => void;
  /** Whether the address says that an intermediary is signed in. */
  readonly isMarked: boolean;
  /** Leaves for a fresh page. */
  readonly leave: () => void;
}

const noted = 'statewise.intermediary';
const typed = 'statewise.store-login';
const session = '/api/v1/session';

/** Starts the sign-in of a tab; a signed-in seller acts as an intermediary in it, and begins with a customer. */
export function startLogin({ client, request, storage, tab, forget, isMarked, leave }: LoginOptions): Login {
  const note = (person: SignedIntermediary | null): void => {
    if (person === null) storage.removeItem(noted);
    else storage.setItem(noted, '1');
    client.session.send({ type: 'role.known', role: person === null ? 'applicant' : 'intermediary' });
  };
  // Without an earlier sign-in here the session is not read: the answer would be an error in the browser's log.
  const isAsked = isMarked || storage.getItem(noted) !== null;
  const machine = intermediaryLoginMachine.provide({
    actions: {
      readSession: ({ self }) =>
        void (isAsked ? readSession(request) : Promise.resolve(null)).then((person) => {
          // Without an answer it is asked again on the next page.
          if (person === undefined) return self.send({ type: 'session.failed' });
          note(person);
          self.send({ type: 'session.read', person });
        }),
      solveCheck: ({ self }) => void solveCheck(request).then((told) => self.send(told)),
      signIn: ({ context, self }) =>
        void signIn(request, context).then((told) => {
          if (told.type === 'login.accepted') note(told.person);
          self.send(told);
          const enter = { type: 'intermediary.enter' };
          if (told.type === 'login.accepted' && client.can(enter)) client.send(enter);
        }),
      signOut: ({ self }) =>
        void signOut(request).then((told) => {
          self.send(told);
          if (told.type !== 'logout.done') return;
          note(null);
          forget();
          leave();
        }),
    },
  });
  const login = createActor(machine, { input: { username: tab.getItem(typed) ?? '' } });
  login.subscribe(({ context: { username } }) =>
    username === '' ? tab.removeItem(typed) : tab.setItem(typed, username),
  );
  return login.start();
}

/** Returns the signed-in intermediary; null without one, undefined where nobody answers. */
async function readSession(request: Request): Promise<SignedIntermediary | null | undefined> {
  const answer = await unlessRefused(request(session), ({ isWorthRetrying }) => (isWorthRetrying ? undefined : null));
  if (answer === undefined) return undefined;
  const user = asFields(asFields(answer)['user']);
  return user['role'] === 'intermediary' ? personOf(user) : null;
}

async function solveCheck(request: Request): Promise<IntermediaryLoginEvent> {
  try {
    const { solve } = await import('@statewise/wizard/solve-challenge');
    const captcha = await solve(await request('/captcha/challenge'));
    return captcha === '' ? { type: 'check.failed' } : { type: 'check.answered', captcha };
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    return { type: 'check.failed' };
  }
}

async function signIn(
  request: Request,
  { username, password, captcha }: IntermediaryLoginContext,
): Promise<IntermediaryLoginEvent> {
  const body = { username, password, ...(captcha === '' ? {} : { captcha }) };
  const asked = createClient<BankContract>(request)('POST /consumer-loans-vm-stores/api/intermediaryLogin', { body });
  const accepted = ({ intermediary }: Awaited<typeof asked>): IntermediaryLoginEvent => ({
    type: 'login.accepted',
    person: personOf(intermediary),
  });
  return unlessRefused(asked.then(accepted), refusalOf);
}

/** Returns the event of a refused or failed sign-in, with the server's message where it sent one. */
function refusalOf({ problem }: RequestFailure): IntermediaryLoginEvent {
  const told = asFields(problem);
  const message = textOf(told['message']) || textOf(told['detail']);
  if (problem?.errors?.['captcha'] !== undefined) return { type: 'check.demanded', message };
  if (problem?.status === 401)
    return { type: 'login.refused', message, isCheckRequired: told['captcha_required'] === true };
  if (problem?.status === 429) return { type: 'login.limited', message, seconds: problem.retryAfterSeconds ?? 60 };
  return problem?.errors === undefined ? { type: 'login.failed' } : { type: 'fields.refused', errors: problem.errors };
}

function signOut(request: Request): Promise<IntermediaryLoginEvent> {
  const done = request(session, { method: 'DELETE' }).then((): IntermediaryLoginEvent => ({ type: 'logout.done' }));
  return unlessRefused(done, () => ({ type: 'logout.failed' }));
}

function personOf(row: Fields): SignedIntermediary {
  return {
    id: Number(row['id']),
    name: textOf(row['name']),
    storeNumber: textOf(row['store_number']) || null,
    storeName: textOf(row['store_name']) || null,
  };
}
