import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { dictionaryAt, lastObject, type PdfDictionary } from './pdf-syntax.js';

/** Decrypts the bytes of a stream that belongs to the object of a number and generation. */
export type DecryptStream = (content: Buffer, object: number, generation: number) => Buffer;

/** What is put behind passwords that are too short (PDF 1.7, algorithm 2). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const nothing = Buffer.alloc(0);

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/**
 * How the streams of a PDF are decrypted that is encrypted and opens without a password, as one of which only the owner's
 * password is set; `undefined` for one that is not encrypted, `locked` where it asks for a password or is encrypted in
 * another way than by the standard's own (PDF 2.0, 7.6.4).
 */
export function encryptionOf(text: string): DecryptStream | 'locked' | undefined {
  const named = [...text.matchAll(encrypt)];
  if (named.length === 0) return undefined;
  const references = new Set(named.map(([, object, generation]) => (object ? `${object} ${generation}` : 'other')));
  const [only = 'other', ...others] = references;
  const place = only === 'other' || others.length > 0 ? undefined : lastObject(text, only);
  const terms = place === undefined ? undefined : dictionaryAt(text, place);
  if (terms === undefined || terms.get('Filter') !== '/Standard') return 'locked';
  const version = Number(terms.get('V'));
  const key = version === 5 ? key256(terms) : key128(terms, firstId(text));
  if (key === undefined) return 'locked';
  return cipherOf(terms, version, key);
}

const encrypt = /\/Encrypt(?![\w#.-])(?:\s{1,99}(\d{1,9})\s{1,99}(\d{1,5})\s{1,99}R\b)?/g;

/** The first half of what identifies a file. */
function firstId(text: string): Buffer {
  const at = text.lastIndexOf('/ID');
  const [, hex = ''] = at < 0 ? [] : (/^\/ID\s*\[\s*<([\da-fA-F\s]*)>/.exec(text.slice(at, at + 400)) ?? []);
  return Buffer.from(hex.replaceAll(/\s/g, ''), 'hex');
}

/** The key of a file whose user's password is empty, up to 128 bits (algorithms 2 and 6); undefined where it is another. */
function key128(terms: PdfDictionary, id: Buffer): Buffer | undefined {
  const [owner, user] = [bytesOf(terms.get('O')), bytesOf(terms.get('U'))];
  const revision = Number(terms.get('R'));
  if (owner.length < 32 || user.length < 32 || ![2, 3, 4].includes(revision)) return undefined;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(Number(terms.get('P')) | 0);
  const isMetadataClear = revision >= 4 && terms.get('EncryptMetadata') === 'false';
  const length = revision === 2 ? 5 : Math.min(16, Math.max(5, Number(terms.get('Length') ?? 128) / 8));
  let key = md5(padding, owner.subarray(0, 32), permissions, id, isMetadataClear ? Buffer.alloc(4, 255) : nothing);
  if (revision > 2) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  if (revision === 2) return timingSafeEqual(rc4(key, padding), user.subarray(0, 32)) ? key : undefined;
  let expected = md5(padding, id);
  for (let round = 0; round < 20; round += 1) {
    const turned = Buffer.from(key.map((byte) => byte ^ round));
    expected = rc4(turned, expected);
  }
  return timingSafeEqual(expected, user.subarray(0, 16)) ? key : undefined;
}

/** The same of 256 bits (algorithm 2.A). */
function key256(terms: PdfDictionary): Buffer | undefined {
  const [user, sealed] = [bytesOf(terms.get('U')), bytesOf(terms.get('UE'))];
  const revision = Number(terms.get('R'));
  if (user.length < 48 || sealed.length < 32 || ![5, 6].includes(revision)) return undefined;
  const hash = (salt: Buffer): Buffer =>
    revision === 6 ? hardenedHash(salt) : createHash('sha256').update(salt).digest();
  if (!timingSafeEqual(hash(user.subarray(32, 40)), user.subarray(0, 32))) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16)).setAutoPadding(false);
  return decipher.update(sealed.subarray(0, 32));
}

/** The hash of an empty password with a salt (algorithm 2.B). */
function hardenedHash(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(repeated);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** By which cipher the streams of a file are encrypted (algorithms 1 and 1.A). */
function cipherOf(terms: PdfDictionary, version: number, key: Buffer): DecryptStream | 'locked' {
  if (version === 1 || version === 2) return (content, ...of) => rc4(objectKey(key, of), content);
  const filter = terms.get('StmF') ?? '/Identity';
  if (filter === '/Identity') return (content) => content;
  const method = terms.get(`CF${filter}/CFM`);
  if (version === 5 && method === '/AESV3') return (content) => aes('aes-256-cbc', key, content);
  if (version !== 4) return 'locked';
  if (method === '/V2') return (content, ...of) => rc4(objectKey(key, of), content);
  if (method !== '/AESV2') return 'locked';
  return (content, ...of) => aes('aes-128-cbc', objectKey(key, of, Buffer.from('sAlT')), content);
}

function objectKey(key: Buffer, [object, generation]: readonly [number, number], salt = nothing): Buffer {
  const number = Buffer.alloc(5);
  number.writeUIntLE(object & 0xff_ff_ff, 0, 3);
  number.writeUIntLE(generation & 0xff_ff, 3, 2);
  return md5(key, number, salt).subarray(0, Math.min(16, key.length + 5));
}

/** What follows a first block that is the initial vector; what does not fill a block is left out. */
function aes(cipher: 'aes-128-cbc' | 'aes-256-cbc', key: Buffer, content: Buffer): Buffer {
  const blocks = content.subarray(16, content.length - (content.length % 16));
  if (blocks.length === 0) return nothing;
  return createDecipheriv(cipher, key, content.subarray(0, 16)).setAutoPadding(false).update(blocks);
}

/** OpenSSL does without it. */
function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (one: number, other: number): void => {
    const kept = at(one);
    state[one & 255] = at(other);
    state[other & 255] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return content.map((byte) => {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  }) as Buffer;
}

/** The bytes of a string; none where it is no string. */
const bytesOf = (value: string | undefined): Buffer =>
  value?.startsWith('(') === true ? Buffer.from(value.slice(1), 'latin1') : nothing;
