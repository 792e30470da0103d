import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { isAllowedKey, isStorable } from '../http/read-body.js';
import { Problem, fieldErrors } from '../problem/problem.js';
import { asProblem } from '../problem/as-problem.js';

/** Most bytes of one file, whatever the form. */
const mostBytes = 10 * 1024 * 1024;

/** What a form with files may hold. */
export interface UploadShape {
  /** Name of the field that its files have. */
  readonly files: string;
  readonly maxFiles: number;
  /** Names of its other fields; all others are refused. */
  readonly fields: readonly string[];
  /** Most bytes of one of them. */
  readonly fieldSize: number;
}

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

/**
 * Reads a multipart form and hands each file on while it arrives; `take` must consume it. A file field in which nothing
 * was chosen is no file. Rejects with a problem when the form breaks a limit, with whatever `take` rejects with, or when
 * the sender goes away in the middle; `fields` then holds those that had arrived.
 */
export function readUploadForm<T>(
  request: IncomingMessage,
  shape: UploadShape,
  take: (file: ArrivingFile) => Promise<T>,
  fields: Record<string, string> = {},
): Promise<UploadForm<T>> {
  const form = open(request, shape);
  const taken: Promise<T>[] = [];
  let isOver = false;
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown): void => {
      isOver = true;
      request.unpipe(form);
      request.resume();
      form.destroy();
      // What is being stored ends first, so that the caller's clean-up finds all of it.
      void Promise.allSettled(taken).then(() => reject(reason));
    };
    form.on('file', (field, content, { filename }) => {
      // What stood behind the mistake in the same packet is read all the same.
      if (isOver) return content.resume();
      content.on('limit', () =>
        content.destroy(
          new Problem('REQUEST.TOO_LARGE', {
            errors: { [shape.files]: ['max'] },
            members: { file: plainName(filename) },
          }),
        ),
      );
      content.on('error', (error) => fail(isNotTheSenders(error) ? error : new Problem('REQUEST.MALFORMED')));
      if (field !== shape.files) return fail(fieldErrors({ [field || shape.files]: ['unknown'] }));
      // A browser sends a file field in which nothing was chosen as a file without a name.
      if ((filename ?? '') === '') return content.on('data', () => fail(fieldErrors({ [shape.files]: ['format'] })));
      const one = take({ name: plainName(filename), content });
      taken.push(one);
      one.catch(fail);
    });
    form.on('field', (field, value, { valueTruncated }) => {
      // Of two values neither is meant more than the other, as in an address and in a small form.
      const isSecond = Object.hasOwn(fields, field);
      const key = isSecond ? 'format' : refusalOf(field, value, valueTruncated, shape);
      if (key !== undefined) return fail(fieldErrors({ [field || 'data']: [key] }));
      // A browser sends each line end of a form as two signs; its sender typed one, and counted one.
      fields[field] = value.replaceAll('\r\n', '\n');
    });
    form.on('filesLimit', () => fail(fieldErrors({ [shape.files]: ['max'] })));
    form.on('partsLimit', () => fail(new Problem('REQUEST.MALFORMED')));
    form.on('fieldsLimit', () => fail(new Problem('REQUEST.MALFORMED')));
    form.on('error', () => fail(new Problem('REQUEST.MALFORMED')));
    form.on('close', () => isOver || Promise.all(taken).then((files) => resolve({ fields, files }), fail));
    // Busboy reads no further than the end of the form, and what follows would wait for it.
    request.on(
      'data',
      readEnd(request, () => isOver || fail(new Problem('REQUEST.MALFORMED'))),
    );
    // `complete` only says that the last byte arrived, not that the form has read it.
    request.on('close', () => request.readableEnded || form.destroy(new Problem('REQUEST.MALFORMED')));
    request.pipe(form);
  });
}

/** Returns a reader of the chunks of a form that reports the first that has more than white space behind the form's end. */
function readEnd({ headers }: IncomingMessage, report: () => void): (chunk: Buffer) => void {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(headers['content-type'] ?? '') ?? [];
  const end = Buffer.from(`--${quoted ?? plain}--`);
  let tail = Buffer.alloc(0);
  let isEnded = false;
  return (chunk) => {
    let rest = chunk;
    if (!isEnded) {
      const seen = Buffer.concat([tail, chunk]);
      const at = seen.indexOf(end);
      tail = seen.subarray(-end.length);
      if (at === -1) return;
      isEnded = true;
      rest = seen.subarray(at + end.length);
    }
    if (rest.some((byte) => !whiteSpace.has(byte))) report();
  };
}

const whiteSpace = new Set(Buffer.from('\r\n\t '));

/** Whether a file could not be taken for a reason that its form has no part in, such as a full disk. */
const isNotTheSenders = (error: Error): boolean =>
  error instanceof Problem || asProblem(error).code === 'DEPENDENCY.DOWN';

/** Why a field cannot be taken, as an error key. */
function refusalOf(name: string, value: string, isTruncated: boolean, { fields }: UploadShape): string | undefined {
  if (!fields.includes(name) || !isAllowedKey(name)) return 'unknown';
  if (isTruncated) return 'length';
  return isStorable(value) ? undefined : 'format';
}

function open(request: IncomingMessage, { maxFiles, fields, fieldSize }: UploadShape): busboy.Busboy {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw new Problem('REQUEST.TYPE');
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        files: maxFiles,
        // Busboy cuts a file off at its limit also when nothing follows, so the limit is the first byte too many.
        fileSize: mostBytes + 1,
        fields: fields.length + 4,
        fieldSize,
        fieldNameSize: 100,
        parts: maxFiles + fields.length + 9,
        headerPairs: 50,
      },
    });
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
