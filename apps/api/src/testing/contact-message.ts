import { ContactMessage, exampleOf } from '@statewise/fields';
import { filesIn, type FormFile } from './small-files.js';
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

/** Everything that messages leave: rows, mails, and files in a folder. */
async function contactTraces(api: TestApi, folder: string): Promise<unknown> {
  return [
    await api.database.query('select id from contact_message order by id'),
    await api.database.query('select id from contact_attachment order by id'),
    await api.database.query('select id from outbox order by id'),
    filesIn(folder),
  ];
}

/** Whatever is refused leaves no row, no mail and no file. */
export async function expectMessageRefused(api: TestApi, folder: string, work: () => Promise<unknown>): Promise<void> {
  const before = await contactTraces(api, folder);
  await work();
  expect(await contactTraces(api, folder)).toEqual(before);
}
