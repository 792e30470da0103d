import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DocumentOfKind } from '@statewise/flow';
import { In, IsNull, Not, Repository } from 'typeorm';
import { Sql, type SqlRunner, statement } from '../platform/database/sql.js';
import { Document } from './document.entity.js';

/** A document before it has an id. */
export type NewDocument = Omit<Document, 'id' | 'createdAt' | 'applicationId' | 'presentType' | 'isSetAside'> & {
  readonly applicationId: string;
};

/** One entry of a log that tells of documents. */
export interface LoggedDocuments {
  /** Null where it tells of all of them. */
  readonly kind: string | null;
  /** How many of that kind came; null where one was taken back. */
  readonly added: number | null;
  /** How many of that kind were left. */
  readonly left: number | null;
  /** All of them as a migration left them. */
  readonly documents: readonly DocumentOfKind[] | null;
}

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
    returning id, application_id as "applicationId", document_type as "documentType", present_type as "presentType",
      is_set_aside as "isSetAside", name,
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

/** What the log of an application says of its documents, in its order: uploads, removals, and what migrations made of all of them. */
const readLogged = statement<LoggedDocuments>(
  'documents-logged',
  `select event->>'documentType' as kind, (event->>'count')::int as added, (event->>'left')::int as left, event->'documents' as documents
    from (select seq, event from transition where application_id = $1::bigint
      union all select seq, event from cold_log(array[$1::bigint])) whole
    where event->>'type' in ('documents.uploaded', 'documents.removed') or event->>'type' = 'flow.migrated' and event ? 'documents'
    order by seq`,
);

/** $1 document, $2 application, $3 the kind that it counts as: how many of that are left. */
const deleteDocument = statement<{ left: number }>(
  'documents-delete',
  `with gone as (delete from document where id = $1)
    select count(*)::int as left from document
    where application_id = $2 and id <> $1 and coalesce(present_type, document_type) = $3 and not is_set_aside`,
);

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

  /** Removes one document with the transition that says so; answers how many of its kind are left. */
  async take(
    { id, applicationId, kind }: Pick<Document, 'id' | 'applicationId'> & { readonly kind: string },
    runner: SqlRunner,
  ): Promise<number> {
    const [row] = await runner.run(deleteDocument, [id, applicationId, kind]);
    return row?.left ?? 0;
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

  loggedOf(applicationId: string): Promise<LoggedDocuments[]> {
    return this.sql.run(readLogged, [applicationId]);
  }

  async holdingOf(applicationId: string): Promise<Holding> {
    const [holding = { files: 0, size: 0 }] = await this.sql.run(readHolding, [applicationId]);
    return holding;
  }

  /** Documents whose application was erased, `most` at a time. */
  abandoned(limit: number, but: readonly string[] = []): Promise<Document[]> {
    const where = { applicationId: IsNull(), id: Not(In([...but])) };
    return this.documents.find({ where, order: { id: 'ASC' }, take: limit });
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
