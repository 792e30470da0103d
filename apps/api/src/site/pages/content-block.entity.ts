import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blocks } from '../content/block-types.js';

/** What stands on many pages: menus, notices, the home page. */
@Entity('content_block')
export class ContentBlock {
  @PrimaryColumn('text') name: keyof Blocks;
  @PrimaryColumn('smallint', { name: 'language_id' }) languageId: number;
  @Column('jsonb') content: Blocks[keyof Blocks];
}
