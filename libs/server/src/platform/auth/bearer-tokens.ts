import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 bits: who brings it is let in, so that it is told once and never stored. */
export const newBearerToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It needs no salt: nobody guesses what chance has made. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
