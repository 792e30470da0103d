import type { PasskeyPurpose } from '@statewise/contract';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { withHumanCheck } from '@statewise/wizard';
import { call, request, type Result } from './call.js';

/** The browser made or used no passkey: its user went back, it has none, or the address is not the console's. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
}

/** Whether this browser knows passkeys; what is drawn before there is one takes it that it does, as most do. */
export const knowsPasskeys = (): boolean => typeof window === 'undefined' || 'PublicKeyCredential' in window;

/** Asks the user for a passkey; returns what it signed. Throws a `PasskeyFailure` where the browser used none. */
export async function askForPasskey(purpose: PasskeyPurpose): Promise<object> {
  const { options } = await call('POST /api/v1/session/passkey/challenge', { body: { purpose } });
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // As the server's library made them.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(failed);
}

/** Signs in with a passkey, alone or after the password. */
export async function signInByPasskey(
  purpose: 'sign-in' | 'second-factor',
): Promise<Result<'POST /api/v1/session/passkey'>> {
  const credential = await askForPasskey(purpose);
  return withHumanCheck(request, (extra) => call('POST /api/v1/session/passkey', { body: { credential, ...extra } }));
}

type Registration = Result<'POST /api/v1/session/passkeys'>;

/** Makes a passkey and registers it under a name; `present` shows a factor that there is already. */
export async function registerPasskey(name: string, present: object = {}): Promise<Registration> {
  const { options } = await call('POST /api/v1/session/passkeys/challenge', { body: present });
  const { startRegistration } = await import('@simplewebauthn/browser');
  // As the server's library made them.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON }).catch(failed);
  return call('POST /api/v1/session/passkeys', { body: { name, credential } });
}

function failed(error: unknown): never {
  throw new PasskeyFailure('the browser used no passkey', { cause: error });
}
