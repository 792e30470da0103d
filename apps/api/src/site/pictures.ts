import { Injectable } from '@nestjs/common';
import type { Language } from '@statewise/i18n';
import type { Picture } from '@statewise/site-content';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';

interface StoredPicture extends Pick<Picture, 'id' | 'width' | 'height'> {
  readonly alt: Readonly<Record<Language, string>>;
}

/** What has no width is no picture. $1 ids */
const stored = statement<StoredPicture>(
  'site-pictures',
  'select id, width, height, alt from media where id = any($1::int[]) and width is not null and height is not null',
);

/** Finds the pictures of content in the reader's language. */
@Injectable()
export class Pictures {
  constructor(private readonly sql: Sql) {}

  /** By id, each asked for once; what does not exist or is no picture is missing. */
  async all(ids: readonly (number | null)[], language: Language): Promise<ReadonlyMap<number, Picture>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    const found = wanted.length === 0 ? [] : await this.sql.run(stored, [wanted]);
    return new Map(
      found.map(({ alt, ...media }) => [media.id, { ...media, url: `/media/${media.id}`, alt: alt[language] }]),
    );
  }

  async one(id: number | null, language: Language): Promise<Picture | undefined> {
    return id === null ? undefined : (await this.all([id], language)).get(id);
  }
}
