/** A file to send: its content under a name. */
export interface FileToSend {
  readonly name: string;
  readonly content: Blob;
}

/**
 * The form of an upload, for `bodySerializer`: `client.POST(address, { body, bodySerializer: uploadForm({ document_type: 'payslip' }, files) })`.
 */
export function uploadForm(
  fields: Readonly<Record<string, string>>,
  files: readonly FileToSend[],
  member = 'files',
): () => FormData {
  return () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { name, content } of files) form.append(member, content, name);
    return form;
  };
}
