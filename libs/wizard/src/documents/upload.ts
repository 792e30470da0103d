import { asFields } from '@statewise/fields';
import { kindOf, RequestFailure } from '@statewise/flow-client';
import { textOf } from '../requests/wire.js';
import { pageLanguage } from '../visit/address.js';

export interface UploadOptions {
  /** The endpoint that takes it. */
  readonly address: string;
  readonly code: string;
  readonly documentType: string;
  readonly file: File;
  /** Under which the file may be sent again: one whose answer was lost is stored once. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** Told the share that is sent, in percent. */
  readonly onProgress: (percent: number) => void;
}

/** Milliseconds without a byte that leaves or an answer after which a file counts as lost: a network may go without a word. */
const patience = 180_000;

/** Sends one file; XMLHttpRequest, because fetch does not tell how much of a body has left. */
export function upload({ address, code, documentType, file, key, signal, onProgress }: UploadOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  request.open('POST', `${address}?${new URLSearchParams({ code, lang: pageLanguage() })}`);
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('idempotency-key', key);
  let lost = setTimeout(() => request.abort(), patience);
  request.onloadend = () => clearTimeout(lost);
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    clearTimeout(lost);
    lost = setTimeout(() => request.abort(), patience);
    if (lengthComputable) onProgress(Math.round((100 * loaded) / total));
  };
  request.onload = () => (request.status < 400 ? resolve() : reject(failureOf(request)));
  request.onerror = () => reject(new RequestFailure('unreachable'));
  request.onabort = () => reject(new RequestFailure('unreachable'));
  signal.addEventListener('abort', () => request.abort());
  request.send(formOf(documentType, file));
  return promise;
}

/** The kind of document goes first, so that the server knows it before the file arrives. */
function formOf(documentType: string, file: File): FormData {
  const form = new FormData();
  form.append('document_type', documentType);
  form.append('files', file, file.name);
  return form;
}

function failureOf(request: XMLHttpRequest): RequestFailure {
  const answer = asFields(parsed(request.responseText));
  return new RequestFailure(kindOf(request.status), {
    status: request.status,
    type: textOf(answer['type']),
    detail: textOf(answer['message']) || textOf(answer['detail']),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy answers in HTML when the server is down.
    return undefined;
  }
}
