import { Injectable } from '@nestjs/common';
import { provider } from '@statewise/i18n';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Config } from '../../platform/config/config.js';
import type { Person } from '../session.statements.js';
import type { PasskeyKey } from './passkeys.statements.js';

/** A credential that a browser is told of. */
export interface KnownCredential {
  readonly credential_id: Buffer;
  readonly transports: readonly string[];
}

/** A passkey that was made here. */
export interface MadeCredential {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

const transports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const isTransport = (name: string): name is AuthenticatorTransport => transports.includes(name);

/** Bytes that the id of a passkey may have (WebAuthn, 4). */
const longestId = 1_023;

/** Milliseconds that a browser asks its user. */
const timeout = 5 * 60_000;

/**
 * The ceremonies of WebAuthn for this installation: its origin is the console's, its id the name of that host. The
 * library is loaded with the first of them.
 */
@Injectable()
export class WebAuthn {
  private readonly origin: string;
  private readonly rpID: string;

  constructor({ consoleUrl }: Config) {
    const { origin, hostname } = new URL(consoleUrl);
    this.origin = origin;
    this.rpID = hostname;
  }

  /** Options to make a passkey that can sign in alone, on a device that has none of `known`. */
  async registration({ id, name, email }: Person, known: readonly KnownCredential[]) {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    return generateRegistrationOptions({
      rpName: provider.name,
      rpID: this.rpID,
      userID: new Uint8Array(userHandleOf(id)),
      userName: email ?? name,
      userDisplayName: name,
      timeout,
      attestationType: 'none',
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Options to use one of these passkeys, or any where none are named. */
  async authentication(allowed: readonly KnownCredential[] = []) {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    return generateAuthenticationOptions({
      rpID: this.rpID,
      timeout,
      userVerification: 'required',
      allowCredentials: allowed.map(descriptor),
    });
  }

  /** The passkey that was made for a challenge; undefined where anything of it is not right. */
  async made(response: object, challenge: string): Promise<MadeCredential | undefined> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library checks each member that it reads.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    }).catch(refusal);
    if (!registrationInfo) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    const credentialId = Buffer.from(credential.id, 'base64url');
    if (credentialId.length > longestId) return undefined;
    return {
      credentialId,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).filter(isTransport),
      isSynced: credentialBackedUp,
    };
  }

  /** The counter of a passkey that signed a challenge; undefined where anything of it is not right. */
  async signed(response: object, challenge: string, key: PasskeyKey): Promise<SignedChallenge | undefined> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library checks each member that it reads.
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
      // The counter is compared where it is written, so that two replicas do not take the same one.
      credential: {
        id: key.credential_id.toString('base64url'),
        publicKey: new Uint8Array(key.public_key),
        counter: 0,
      },
    }).catch(refusal);
    if (!verified) return undefined;
    return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
  }
}

/** What a passkey says besides its signature. */
export interface SignedChallenge {
  readonly counter: number;
  readonly isSynced: boolean;
}

/** What a browser answers, as far as it is known before the signature is checked; undefined where it cannot be read. */
export function readResponse(credential: object): { challenge: string; id: Buffer; userHandle?: string } | undefined {
  const { id, response } = credential as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof response !== 'object' || response === null) return undefined;
  const { clientDataJSON, userHandle } = response as Readonly<Record<string, unknown>>;
  if (typeof clientDataJSON !== 'string') return undefined;
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    if (typeof challenge !== 'string') return undefined;
    return { challenge, id: Buffer.from(id, 'base64url'), ...(typeof userHandle === 'string' && { userHandle }) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What an authenticator keeps of an account: its id, which says nothing of its person. */
export const userHandleOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const descriptor = ({ credential_id, transports: used }: KnownCredential) => ({
  id: credential_id.toString('base64url'),
  transports: used.filter(isTransport),
});

/** The library refuses by throwing; it does nothing that fails for another reason. */
function refusal(error: unknown): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  if (error instanceof Error) return { verified: false };
  throw error;
}
