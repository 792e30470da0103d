import { Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryColumn, type Relation } from 'typeorm';
import type { CalculatorName } from '@statewise/site-content';

@Entity('page')
export class Page {
  @PrimaryColumn('int') id: number;
  @Column('text') slug: string;
  @Column('text', { nullable: true }) calculator: CalculatorName | null;
  @Column('boolean', { name: 'show_only_zero_rate' }) showOnlyZeroRate: boolean;
  @Column('int', { name: 'picture_id', nullable: true }) pictureId: number | null;
  @Column('date') updated: string;
  @OneToMany(() => ContentPage, (content) => content.page) contents: Relation<ContentPage[]>;
}

/** A page in one language. */
@Entity('content_page')
export class ContentPage {
  @PrimaryColumn('int', { name: 'page_id' }) pageId: number;
  @PrimaryColumn('smallint', { name: 'language_id' }) languageId: number;
  @ManyToOne(() => Page, (page) => page.contents) @JoinColumn({ name: 'page_id' }) page: Relation<Page>;
  @Column('text') title: string;
  @Column('text') description: string;
  @Column('text') body: string;
}
