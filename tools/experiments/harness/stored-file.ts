import { createDecipheriv, hkdfSync } from 'node:crypto';

/** The installation's key in every experiment. */
export const installationKey = 'the key that every experiment has in common';

const cipher = 'aes-256-gcm';
const tagLength = 16;
const segmentLength = 65_536 + tagLength;

/**
 * Returns what a file of the store holds, read without the product's code: `sealedKey` is its row's, `content` what is on the disk.
 * Throws where either was altered.
 */
export function openStoredFile(name: string, sealedKey: Buffer, content: Buffer): Buffer {
  const key = keyOf(name, sealedKey);
  const parts: Buffer[] = [];
  for (let start = 0; start === 0 || start < content.length; start += segmentLength) {
    const segment = content.subarray(start, start + segmentLength);
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(parts.length, 7);
    nonce[11] = start + segmentLength >= content.length ? 1 : 0;
    parts.push(open(key, nonce, segment.subarray(-tagLength), segment.subarray(0, -tagLength)));
  }
  return Buffer.concat(parts);
}

/** Sealed is the id of the installation's key, a nonce, a tag and the key itself, for the name of its file alone. */
function keyOf(name: string, sealed: Buffer): Buffer {
  const sealing = Buffer.from(hkdfSync('sha256', installationKey, 'statewise', 'encryption of file keys', 32));
  return open(sealing, sealed.subarray(4, 16), sealed.subarray(16, 32), sealed.subarray(32), name);
}

function open(key: Buffer, nonce: Buffer, tag: Buffer, content: Buffer, row = ''): Buffer {
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAuthTag(tag);
  return Buffer.concat([opening.setAAD(Buffer.from(row)).update(content), opening.final()]);
}
