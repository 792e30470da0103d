import { createHash } from 'node:crypto';
import { filesIn, type FormFile } from './small-files.js';
import type { TestApi } from './start-api.js';

export const loanAddress = '/consumer-loans-application/api';

export const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Uploads documents of one kind to the application with this code, in one form. */
export function uploadDocuments(
  api: TestApi,
  code: string,
  files: readonly FormFile[],
  type = 'payslip',
  headers: Record<string, string> = {},
) {
  const call = api.http.post(`${loanAddress}/uploadDocuments?code=${code}`).set(headers);
  void call.field('document_type', type);
  for (const { content, name = 'payslip.pdf', field = 'files' } of files) void call.attach(field, content, name);
  return call;
}

export const documentsOf = async (api: TestApi, code: string): Promise<{ id: string; name: string }[]> =>
  (await api.http.get(`${loanAddress}/getDocuments?code=${code}`).expect(200)).body.documents;

/** Expects of what is refused that it leaves no file in the folder, no row, and the application where it was. */
export async function expectNothingKept(
  api: TestApi,
  folder: string,
  code: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = filesIn(folder);
  await work();
  expect(filesIn(folder)).toEqual(before);
  expect(await documentsOf(api, code)).toEqual([]);
  expect((await api.http.get(`/api/v1/applications/${code}`).expect(200)).body.application.state).toBe('documents');
}
