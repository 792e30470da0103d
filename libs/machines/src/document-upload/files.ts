/** How far one file is; `refused` is one that the server has seen and does not take, so that no other try can help. */
export type FileState = 'waiting' | 'sending' | 'sent' | 'failed' | 'refused';

/** One file of an upload; `share` is the sent part from 0 to 1, `reason` what the server said of it: nothing where no answer came. */
export interface UploadFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: FileState;
  readonly share: number;
  readonly reason: string | null;
}

/** A file as it was chosen. */
export type ChosenFile = Pick<UploadFile, 'id' | 'name' | 'size'>;

/** Ten files an upload, as the server takes them. */
export const maxFiles = 10;

export function waiting({ id, name, size }: ChosenFile): UploadFile {
  return { id, name, size, state: 'waiting', share: 0, reason: null };
}

/** The files with one changed. */
export function withFile(files: readonly UploadFile[], id: string, change: Partial<UploadFile>): UploadFile[] {
  return files.map((file) => (file.id === id ? { ...file, ...change } : file));
}

/** Whether an upload sends a file: it is neither sent nor refused. */
export function isToBeSent({ state }: UploadFile): boolean {
  return state !== 'sent' && state !== 'refused';
}

/** Whether a file was sent and not answered, as where the network went: what the server said no to is for the person to look at. */
export function isUnanswered({ state, reason }: UploadFile): boolean {
  return state === 'failed' && reason === '';
}

/** The files as they are when those that were not sent, or others, are to be sent. */
export function started(files: readonly UploadFile[], isStarted = isToBeSent): UploadFile[] {
  return files.map((file) => (isStarted(file) ? { ...waiting(file), state: 'sending' } : file));
}

/** The files after a cancel: what the server answered stays, the others wait again until they are to be sent. */
export function stopped(files: readonly UploadFile[]): UploadFile[] {
  return files.map((file) => (file.state === 'sending' || isUnanswered(file) ? waiting(file) : file));
}
