import { Injectable } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import type { Picture } from '@statewise/site-content';
import type { Media } from './media/media.entity.js';
import { MediaRepository } from './media/media.repository.js';

/** Finds the pictures of content in the reader's language. */
@Injectable()
export class Pictures {
  constructor(private readonly media: MediaRepository) {}

  /** By id, each asked for once; what does not exist or is no picture is missing. */
  async all(ids: readonly (number | null)[], language: Language): Promise<ReadonlyMap<number, Picture>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    return new Map(
      (await this.media.aboutAll(wanted))
        .flatMap((media) => pictureOf(media, language))
        .map((picture) => [picture.id, picture]),
    );
  }

  async one(id: number | null, language: Language): Promise<Picture | undefined> {
    return id === null ? undefined : (await this.all([id], language)).get(id);
  }
}

function pictureOf({ id, width, height, alt }: Media, language: Language): Picture[] {
  return width === null || height === null ? [] : [{ id, url: `/media/${id}`, width, height, alt: alt[language] }];
}
