import type { Language } from '@statewise/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture or document of the public site. */
@Entity('media')
export class Media {
  @PrimaryColumn('int') id: number;
  @Column('text', { name: 'content_type' }) contentType: string;
  @Column('int', { nullable: true }) width: number | null;
  @Column('int', { nullable: true }) height: number | null;
  @Column('jsonb') alt: Record<Language, string>;
  @Column('bytea', { select: false }) content: Buffer;

  /** Computed by the database from the content. */
  @Column({ type: 'text', insert: false, update: false }) etag: string;
}
