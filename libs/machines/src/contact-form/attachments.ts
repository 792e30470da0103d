/** At most five files of 10 MB each; the server has the last word. */
export const attachmentLimits = { files: 5, bytes: 10 * 1024 * 1024 } as const;

/** A file that goes with a message. */
export interface Attached {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** What is wrong with files that were chosen, as keys: none was, one is too large (`length`), there are too many. */
export type AttachmentKey = 'required' | 'length' | 'max';

/** The files of a message after more were chosen: those that cannot be sent are left out, and it is said why. */
export function withChosen(
  present: readonly Attached[],
  chosen: readonly Attached[],
): { readonly attachments: readonly Attached[]; readonly keys: readonly AttachmentKey[] } {
  const filled = chosen.filter(({ size }) => size > 0);
  const sendable = filled.filter(({ size }) => size <= attachmentLimits.bytes);
  const all = [...present, ...sendable];
  const keys: AttachmentKey[] = [];
  if (filled.length === 0) keys.push('required');
  if (sendable.length < filled.length) keys.push('length');
  if (all.length > attachmentLimits.files) keys.push('max');
  return { attachments: all.slice(0, attachmentLimits.files), keys };
}
