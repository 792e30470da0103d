/** At most five files of 10 MB each; the server has the last word. */
export const attachmentLimits = { files: 5, bytes: 10 * 1024 * 1024 } as const;

/** A file that goes with a message. */
export interface Attached {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a file cannot go with a message: its kind, it is empty, too large, there already, or one too many. */
export type AttachmentKey = 'format' | 'required' | 'length' | 'duplicate' | 'max';

/** A chosen file that does not go with the message, and why. */
export interface LeftOut {
  readonly name: string;
  readonly key: AttachmentKey;
  /** What the server says of it, where it looked into the file. */
  readonly detail?: string;
}

/** The files of a message after more were chosen: those that cannot be sent are left out, each with its reason. */
export function withChosen(
  present: readonly Attached[],
  chosen: readonly Attached[],
): { readonly attachments: readonly Attached[]; readonly leftOut: readonly LeftOut[] } {
  const attachments = [...present];
  const leftOut: LeftOut[] = [];
  for (const file of chosen) {
    const key = whyNot(file, attachments);
    if (key === undefined) attachments.push(file);
    else leftOut.push({ name: file.name, key });
  }
  return { attachments, leftOut };
}

function whyNot({ name, size }: Attached, attachments: readonly Attached[]): AttachmentKey | undefined {
  if (size === 0) return 'required';
  if (size > attachmentLimits.bytes) return 'length';
  if (attachments.some((other) => other.name === name && other.size === size)) return 'duplicate';
  return attachments.length < attachmentLimits.files ? undefined : 'max';
}
