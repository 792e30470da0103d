import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import type { SqlRunner, Statement } from '../platform/database/sql.js';
import { Document } from './document.entity.js';

/** A document before it has an id. */
export type NewDocument = Omit<Document, 'id' | 'createdAt' | 'applicationId'> & { readonly applicationId: string };

/** What an application holds. */
export interface Holding {
  readonly files: number;
  /** In bytes. */
  readonly size: number;
}

const insertDocuments: Statement = {
  name: 'documents-insert',
  text: `
    insert into document (application_id, document_type, name, content_type, size, sha256, file_name, scanned_clean)
    select (one->>'applicationId')::bigint, one->>'documentType', one->>'name', one->>'contentType',
      (one->>'size')::int, one->>'sha256', one->>'fileName', (one->>'scannedClean')::boolean
      from jsonb_array_elements($1::jsonb) with ordinality as given (one, position)
     order by position
    returning id, application_id as "applicationId", document_type as "documentType", name,
      content_type as "contentType", size, sha256, file_name as "fileName", scanned_clean as "scannedClean", created_at as "createdAt"`,
};
/** Uploads of one application that come at the same time are counted one after the other. */
const lockApplication: Statement = {
  name: 'documents-lock',
  text: 'select id from application where id = $1 for update',
};
const readHolding: Statement = {
  name: 'documents-holding',
  text: 'select count(*)::int as files, coalesce(sum(size), 0)::float8 as size from document where application_id = $1',
};

const deleteDocument: Statement = { name: 'documents-delete', text: 'delete from document where id = $1' };

@Injectable()
export class DocumentsRepository {
  constructor(@InjectRepository(Document) private readonly documents: Repository<Document>) {}

  /** Writes all of them, in their order, and counts what their application then holds; until the end of the transaction no other upload of it does. */
  async add(documents: readonly NewDocument[], runner: SqlRunner): Promise<{ added: Document[]; holding: Holding }> {
    const applicationId = documents[0]?.applicationId;
    await runner.run(lockApplication, [applicationId]);
    const added = await runner.run<Document>(insertDocuments, [JSON.stringify(documents)]);
    const [holding = { files: 0, size: 0 }] = await runner.run<Holding>(readHolding, [applicationId]);
    return { added, holding };
  }

  /** Removes one document with the transition that says so. */
  async take(id: string, runner: SqlRunner): Promise<void> {
    await runner.run(deleteDocument, [id]);
  }

  async remove(documents: readonly Document[]): Promise<void> {
    await this.documents.delete({ id: In(documents.map(({ id }) => id)) });
  }

  /** Lets a document stand for another file of the same content. */
  async replaceFile(id: string, fileName: string): Promise<void> {
    await this.documents.update({ id }, { fileName });
  }

  ofApplication(applicationId: string): Promise<Document[]> {
    return this.documents.find({ where: { applicationId }, order: { id: 'ASC' } });
  }

  async holdingOf(applicationId: string): Promise<Holding> {
    const held = await this.ofApplication(applicationId);
    return { files: held.length, size: held.reduce((sum, { size }) => sum + size, 0) };
  }

  /** Documents whose application was erased, `most` at a time. */
  abandoned(limit: number): Promise<Document[]> {
    return this.documents.find({ where: { applicationId: IsNull() }, order: { id: 'ASC' }, take: limit });
  }

  /** Which of some files are documents. */
  async named(fileNames: readonly string[]): Promise<string[]> {
    const found = await this.documents.find({ where: { fileName: In([...fileNames]) }, select: { fileName: true } });
    return found.map(({ fileName }) => fileName);
  }

  async find(id: string): Promise<Document | undefined> {
    return (await this.documents.findOneBy({ id })) ?? undefined;
  }
}
