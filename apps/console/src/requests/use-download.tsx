import { useToasts } from '@statewise/ui';
import { useState } from 'react';
import { useConsoleText } from '../messages/use-console-text.js';
import { problemKind } from './call.js';
import { useConfirmation } from './confirmation.js';
import { signInNews } from './query-client.js';

/** Fetches files and saves them: which one is under way, and taking one under a name; a body is posted. */
export function useDownload() {
  const t = useConsoleText();
  const toasts = useToasts();
  const confirm = useConfirmation();
  const [busy, setBusy] = useState('');
  const take = async (name: string, address: string, body?: object): Promise<void> => {
    setBusy(name);
    const isTaken = await download(() => fetch(address, requestOf(body)), name, confirm);
    setBusy('');
    if (!isTaken) toasts.show({ tone: 'danger', text: t('export.failed') });
  };
  return { busy, take };
}

const requestOf = (body?: object): RequestInit =>
  body === undefined
    ? {}
    : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };

/** Where the server demands a fresh sign-in, `confirm` asks for it first. Returns whether the file was saved, or the confirmation given up. */
async function download(ask: () => Promise<Response>, name: string, confirm: () => Promise<boolean>): Promise<boolean> {
  try {
    const first = await ask();
    const isStale =
      first.status === 403 && problemKind(await first.json().catch(() => undefined)) === 'session:not-fresh';
    if (!isStale && [401, 403].includes(first.status)) signInNews.dispatchEvent(new Event('doubted'));
    if (isStale && !(await confirm())) return true;
    const response = isStale ? await ask() : first;
    if (!response.ok) return false;
    saveFile(name, await response.blob());
    return true;
  } catch {
    return false;
  }
}

/** Gives a file to the browser to keep. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
