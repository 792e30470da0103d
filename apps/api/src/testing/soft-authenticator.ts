import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a server asked for, as far as this authenticator reads it. */
export interface AskedOptions {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

/** What differs from what an honest browser and device do. */
export interface Differences {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

const twoBytes = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);

/** CBOR: a map of `fmt` “none”, an empty `attStmt`, and `authData`, whose bytes follow. */
const attestationHead = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');

/** A passkey in software, with the browser around it: it answers challenges as WebAuthn says. */
export class SoftAuthenticator {
  readonly id: Buffer;
  counter = 0;
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  private userHandle = '';

  /** `counts`: whether its counter goes up, as that of a key on one device does. */
  constructor(
    private readonly origin: string,
    private readonly counts = true,
    idLength = 32,
  ) {
    this.id = randomBytes(idLength);
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    // COSE: an EC2 key for ES256 on P-256.
    const [head, middle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
    this.publicKey = Buffer.concat([head, Buffer.from(x, 'base64url'), middle, Buffer.from(y, 'base64url')]);
  }

  /** A `RegistrationResponseJSON` with an attestation of the format “none”. */
  register({ challenge, user }: AskedOptions, differences: Differences = {}): object {
    this.userHandle = user?.id ?? '';
    const credential = Buffer.concat([Buffer.alloc(16), twoBytes(this.id.length), this.id, this.publicKey]);
    const data = Buffer.concat([this.authenticatorData(0x40, differences), credential]);
    const attestation = Buffer.concat([attestationHead, Buffer.from([0x59]), twoBytes(data.length), data]);
    return this.response({
      clientDataJSON: this.clientData('webauthn.create', challenge, differences),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** An `AuthenticationResponseJSON`. */
  answer({ challenge }: AskedOptions, differences: Differences = {}): object {
    if (this.counts) this.counter += 1;
    const data = this.authenticatorData(0, differences);
    const clientDataJSON = this.clientData('webauthn.get', challenge, differences);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.response({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.key)),
      userHandle: differences.userHandle ?? this.userHandle,
    });
  }

  private response(response: object): object {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Differences): string {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(more: number, { rpId, isVerified = true, counter = this.counter }: Differences): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const flags = Buffer.from([0x01 | (isVerified ? 0x04 : 0) | more]);
    return Buffer.concat([sha256(rpId ?? new URL(this.origin).hostname), flags, counted]);
  }
}
