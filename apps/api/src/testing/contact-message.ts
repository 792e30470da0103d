import { ContactMessage, exampleOf } from '@statewise/fields';
import type { FormFile } from './small-files.js';
import type { TestApi } from './start-api.js';

export const contactAddress = '/contact-us/contactUsByEmail';

/** A valid message as the contact form sends it: every value a text. */
export const contactSample: Record<string, string> = Object.fromEntries(
  Object.entries(exampleOf(ContactMessage)).map(([name, value]) => [name, String(value)]),
);

/** Sends the contact form with its attachments; `query` begins with a question mark. */
export function sendMessage(api: TestApi, fields: Record<string, string>, files: readonly FormFile[] = [], query = '') {
  const call = api.http.post(`${contactAddress}${query}`);
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  for (const { content, name = 'statement.pdf', field = 'attachments' } of files)
    void call.attach(field, content, name);
  return call;
}
