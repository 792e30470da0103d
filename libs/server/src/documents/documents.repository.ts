import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { Sql, type SqlRunner, statement } from '../platform/database/sql.js';
import { Document } from './document.entity.js';

/** A document before it has an id. */
export type NewDocument = Omit<Document, 'id' | 'createdAt' | 'applicationId'> & { readonly applicationId: string };

/** What an application holds. */
export interface Holding {
  readonly files: number;
  /** In bytes. */
  readonly size: number;
}

const insertDocuments = statement<Document>(
  'documents-insert',
  `
    insert into document (application_id, document_type, name, content_type, size, sha256, file_name, scanned_clean, seal)
    select (one->>'applicationId')::bigint, one->>'documentType', one->>'name', one->>'contentType',
      (one->>'size')::int, one->>'sha256', one->>'fileName', (one->>'scannedClean')::boolean,
      decode(one->>'seal', 'hex')
      from jsonb_array_elements($1::jsonb) with ordinality as given (one, position)
     order by position
    returning id, application_id as "applicationId", document_type as "documentType", name,
      content_type as "contentType", size, sha256, file_name as "fileName", scanned_clean as "scannedClean", seal,
      created_at as "createdAt"`,
);
/** Uploads of one application that come at the same time are counted one after the other. */
const lockApplication = statement<{ id: string }>(
  'documents-lock',
  'select id from application where id = $1 for update',
);
const readHolding = statement<Holding>(
  'documents-holding',
  'select count(*)::int as files, coalesce(sum(size), 0)::float8 as size from document where application_id = $1',
);

/** How many documents there are by the log: what was uploaded of each kind since what was left of it after the last removal. */
const countLogged = statement<{ count: number }>(
  'documents-logged',
  `select coalesce(sum(coalesce((t.event->>'count')::int, (t.event->>'left')::int)), 0)::int as count
    from transition t where t.application_id = $1 and t.event->>'type' in ('documents.uploaded', 'documents.removed')
      and t.seq >= coalesce((select max(r.seq) from transition r where r.application_id = $1
        and r.event->>'type' = 'documents.removed' and r.event->>'documentType' = t.event->>'documentType'), 0)`,
);

const deleteDocument = statement('documents-delete', 'delete from document where id = $1');

@Injectable()
export class DocumentsRepository {
  constructor(
    @InjectRepository(Document) private readonly documents: Repository<Document>,
    private readonly sql: Sql,
  ) {}

  /** Writes all of them, in their order, and counts what their application then holds; until the end of the transaction no other upload of it does. */
  async add(documents: readonly NewDocument[], runner: SqlRunner): Promise<{ added: Document[]; holding: Holding }> {
    const applicationId = documents[0]?.applicationId;
    await runner.run(lockApplication, [applicationId]);
    const sealed = documents.map((one) => ({ ...one, seal: one.seal?.toString('hex') }));
    const added = await runner.run(insertDocuments, [JSON.stringify(sealed)]);
    const [holding = { files: 0, size: 0 }] = await runner.run(readHolding, [applicationId]);
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
  async replaceFile(id: string, file: Pick<Document, 'fileName' | 'seal'>): Promise<void> {
    await this.documents.update({ id }, file);
  }

  ofApplication(applicationId: string): Promise<Document[]> {
    return this.documents.find({ where: { applicationId }, order: { id: 'ASC' } });
  }

  /** How many documents the log tells of. */
  async loggedOf(applicationId: string): Promise<number> {
    const [row] = await this.sql.run(countLogged, [applicationId]);
    return row?.count ?? 0;
  }

  async holdingOf(applicationId: string): Promise<Holding> {
    const [holding = { files: 0, size: 0 }] = await this.sql.run(readHolding, [applicationId]);
    return holding;
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
