import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { fieldErrors } from '../platform/http/request-fields.js';
import { Problem } from '../platform/problem/problem.js';

/** At most so many files at a time, each of at most so many bytes. */
export const uploadLimits = { files: 10, bytes: 10 * 1024 * 1024 } as const;

/** One file of a form while it arrives. */
export interface ArrivingFile {
  readonly name: string;
  readonly content: Readable;
}

/** What a form held: its fields by name, and what became of its files, in the order in which they came. */
export interface UploadForm<T> {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly T[];
}

/** Busboy cuts a file off at its limit also when nothing follows, so the limit is the first byte too many. */
const partLimits = {
  files: uploadLimits.files,
  fileSize: uploadLimits.bytes + 1,
  fields: 5,
  fieldSize: 1_000,
  fieldNameSize: 100,
  parts: 20,
  headerPairs: 50,
};

/**
 * Reads a multipart form and hands each file on while it arrives; `take` must consume it. Rejects with a problem when
 * the form breaks a limit, with whatever `take` rejects with, or when the sender goes away in the middle.
 */
export function readUploadForm<T>(
  request: IncomingMessage,
  take: (file: ArrivingFile) => Promise<T>,
): Promise<UploadForm<T>> {
  const form = open(request);
  const fields: Record<string, string> = {};
  const taken: Promise<T>[] = [];
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown): void => {
      request.unpipe(form);
      request.resume();
      form.destroy();
      // What is being stored ends first, so that whoever cleans up finds all of it.
      void Promise.allSettled(taken).then(() => reject(reason));
    };
    form.on('file', (field, content, { filename }) => {
      content.on('limit', () => content.destroy(new Problem('REQUEST.TOO_LARGE', { errors: { files: ['max'] } })));
      content.on('error', (error) => fail(error instanceof Problem ? error : new Problem('REQUEST.MALFORMED')));
      if (field !== 'files') return fail(fieldErrors({ [field || 'files']: ['unknown'] }));
      const one = take({ name: plainName(filename), content });
      taken.push(one);
      one.catch(fail);
    });
    form.on('field', (field, value, { valueTruncated }) => {
      if (field !== 'document_type' || valueTruncated)
        return fail(fieldErrors({ [field || 'document_type']: [valueTruncated ? 'length' : 'unknown'] }));
      fields[field] = value;
    });
    form.on('filesLimit', () => fail(fieldErrors({ files: ['max'] })));
    form.on('partsLimit', () => fail(new Problem('REQUEST.MALFORMED')));
    form.on('fieldsLimit', () => fail(new Problem('REQUEST.MALFORMED')));
    form.on('error', () => fail(new Problem('REQUEST.MALFORMED')));
    form.on('close', () => Promise.all(taken).then((files) => resolve({ fields, files }), fail));
    request.on('close', () => request.complete || form.destroy(new Problem('REQUEST.MALFORMED')));
    request.pipe(form);
  });
}

function open(request: IncomingMessage): busboy.Busboy {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw new Problem('REQUEST.TYPE');
  try {
    return busboy({ headers: request.headers, limits: partLimits, defParamCharset: 'utf8' });
  } catch {
    throw new Problem('REQUEST.MALFORMED');
  }
}

/** A file's own name without its folders and without what cannot be stored or shown. */
function plainName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const name = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return name === '' ? 'document' : [...name].slice(-120).join('');
}
