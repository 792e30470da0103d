import { SecretKey } from '@statewise/server/platform/secret-key/secret-key.js';
import { installationKey } from '../experiments/harness/stored-file.ts';

// Rows of applications are made here that the API finds by their codes.

const secret = new SecretKey(installationKey, []);
const digest = secret.digestFor('application codes');
const box = secret.boxFor('application codes');

/** What the API looks a code up by. */
export const codeDigest = (code: string): Buffer => digest.of(code);

/** The codes of an application as its row has them sealed. */
export const sealedCodes = (code: string, publicId: string): Buffer => box.encrypt(code + code, publicId);
