import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { loanBase } from './applicant.ts';
import { call, member, type CallAnswer } from './call.ts';
import { openStoredFile } from './stored-file.ts';
import type { Tally } from './tally.ts';

/** A picture that is one, of about so many bytes, like no other. */
export function picture(bytes: number): Buffer {
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    randomBytes(Math.max(0, bytes - 22)),
    Buffer.from('ffd9', 'hex'),
  ]);
}

export const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

export const uploadPath = (code: string): string => `${loanBase}/uploadDocuments?code=${code}`;

/** Uploads files as one form. */
export function uploadFile(
  url: string,
  code: string,
  files: readonly { readonly name: string; readonly content: Buffer }[],
  key?: string,
): Promise<CallAnswer> {
  const body = new FormData();
  body.set('document_type', 'payslip');
  for (const { name, content } of files) body.append('files', new Blob([new Uint8Array(content)]), name);
  return call(url, 'POST', uploadPath(code), { body, ...(key !== undefined && { key }), timeout: 60_000 });
}

/** What an answer says of documents. */
export function documentsIn({ body }: CallAnswer): readonly unknown[] {
  const documents = member(body, 'documents');
  return Array.isArray(documents) ? documents : [];
}

/** A file of the store, as it is on the disk. */
interface KeptFile {
  readonly name: string;
  readonly path: string;
}

/** Every file in the folder of the store. */
export function filesIn(folder: string): KeptFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, path: path.join(parentPath, name) }));
}

interface DocumentRow {
  readonly name: string;
  readonly digest: string;
  readonly sealed_key: Buffer;
}

/** Each row names a file with its content, and each file is named by a row. */
export async function compareFiles(sql: pg.Client, folder: string, tally: Tally): Promise<void> {
  const { rows } = await sql.query<DocumentRow>(
    'select file_name as name, sha256 as digest, sealed_key from document left join file_key using (file_name)',
  );
  const files = new Map(filesIn(folder).map((file) => [file.name, file]));
  for (const row of rows) {
    const file = files.get(row.name);
    tally.claim(file !== undefined, `a row names the file ${row.name}, which is not there`);
    tally.claim(file === undefined || holds(file, row), `the file ${row.name} is not what its row says`);
    files.delete(row.name);
  }
  for (const name of files.keys()) tally.fault(`no row names the file ${name}`);
  tally.set('documents', rows.length);
}

function holds(file: KeptFile, { name, digest, sealed_key }: DocumentRow): boolean {
  try {
    return digestOf(openStoredFile(name, sealed_key, readFileSync(file.path))) === digest;
  } catch {
    return false;
  }
}
