import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Media } from './media.entity.js';

@Injectable()
export class MediaRepository {
  constructor(@InjectRepository(Media) private readonly media: Repository<Media>) {}

  /** Everything but the content. */
  about(id: number): Promise<Media | null> {
    return this.media.findOneBy({ id });
  }

  aboutAll(ids: readonly number[]): Promise<Media[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.media.findBy({ id: In([...ids]) });
  }

  async content(id: number): Promise<Buffer | undefined> {
    return (await this.media.findOne({ where: { id }, select: { id: true, content: true } }))?.content;
  }
}
