import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';

/** The browser's own key derivation; the library brings one for servers only. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: Uint8Array.from(salt), iterations: cost },
    key,
    keyLength * 8,
  );
  return { derivedKey: new Uint8Array(bits) };
};

/** Runs beside the page: takes a challenge, answers its solution in the form that the server reads, or nothing. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>): Promise<void> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  const payload = { challenge: { parameters: challenge.parameters, signature: challenge.signature }, solution };
  self.postMessage(solution === null ? '' : btoa(JSON.stringify(payload)));
};
