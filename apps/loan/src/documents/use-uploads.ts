import { RequestFailure } from '@statewise/flow-client';
import { useReducer, useRef } from 'react';
import { upload } from '../api/upload.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';

export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly documentType: string;
  readonly status: 'waiting' | 'sending' | 'sent' | 'failed';
  readonly progress: number;
  readonly message?: string;
}

type Change = { readonly add: readonly ChosenFile[] } | { readonly remove: string } | { readonly update: string; readonly to: Partial<ChosenFile> };

/** Placeholder until the chart of the upload is there. */
export function useUploads(code: string) {
  const t = useLoanText();
  const { language } = useServices().locale;
  const [files, change] = useReducer(changed, []);
  const aborts = useRef(new Map<string, AbortController>());
  const send = async ({ id, file, documentType }: ChosenFile): Promise<boolean> => {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    change({ update: id, to: { status: 'sending', progress: 0 } });
    try {
      await upload({ code, documentType, language, file, signal: abort.signal, onProgress: (progress) => change({ update: id, to: { progress } }) });
      change({ update: id, to: { status: 'sent', progress: 100 } });
      return true;
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      const to = abort.signal.aborted ? { status: 'waiting' as const } : { status: 'failed' as const, message: failure.problem?.detail || t('documents.unreachable') };
      change({ update: id, to });
      return false;
    }
  };
  return { files, send, add: (added: readonly ChosenFile[]) => change({ add: added }), remove: (id: string) => change({ remove: id }), cancel: (id: string) => aborts.current.get(id)?.abort() };
}

function changed(files: readonly ChosenFile[], change: Change): readonly ChosenFile[] {
  if ('add' in change) return [...files, ...change.add];
  if ('remove' in change) return files.filter(({ id }) => id !== change.remove);
  return files.map((file) => (file.id === change.update ? { ...file, ...change.to } : file));
}
