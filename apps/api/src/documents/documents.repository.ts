import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { Document } from './document.entity.js';

/** A document before it has an id. */
export type NewDocument = Omit<Document, 'id' | 'createdAt'>;

@Injectable()
export class DocumentsRepository {
  constructor(@InjectRepository(Document) private readonly documents: Repository<Document>) {}

  /** All of them or none. */
  add(documents: readonly NewDocument[]): Promise<Document[]> {
    return this.documents.save(documents.map((document) => this.documents.create(document)));
  }

  async remove(documents: readonly Document[]): Promise<void> {
    await this.documents.delete({ id: In(documents.map(({ id }) => id)) });
  }

  ofApplication(applicationId: string): Promise<Document[]> {
    return this.documents.find({ where: { applicationId }, order: { id: 'ASC' } });
  }

  /** Documents whose application was erased, `most` at a time. */
  abandoned(most: number): Promise<Document[]> {
    return this.documents.find({ where: { applicationId: IsNull() }, order: { id: 'ASC' }, take: most });
  }

  async find(id: string): Promise<Document | undefined> {
    return (await this.documents.findOneBy({ id })) ?? undefined;
  }
}
