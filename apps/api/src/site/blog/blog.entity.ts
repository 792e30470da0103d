import type { Language } from '@statewise/i18n';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryColumn, type Relation } from 'typeorm';

@Entity('blog_category')
export class BlogCategory {
  @PrimaryColumn('text') slug: string;
  @Column('smallint') position: number;
  @Column('jsonb') names: Record<Language, string>;
}

@Entity('blog_post')
export class BlogPost {
  @PrimaryColumn('int') id: number;
  @Column('text') category: string;
  @Column('date', { name: 'publish_date' }) publishDate: string;
  @Column('int', { name: 'picture_id', nullable: true }) pictureId: number | null;
  @OneToMany(() => ContentBlogPost, (content) => content.post) contents: Relation<ContentBlogPost[]>;
}

/** An article in one language. */
@Entity('content_blog_post')
export class ContentBlogPost {
  @PrimaryColumn('int', { name: 'blog_post_id' }) postId: number;
  @PrimaryColumn('smallint', { name: 'language_id' }) languageId: number;

  @ManyToOne(() => BlogPost, (post) => post.contents)
  @JoinColumn({ name: 'blog_post_id' })
  post: Relation<BlogPost>;

  @Column('text') title: string;

  /** The last part of the article's address. */
  @Column('text') url: string;
  @Column('text') excerpt: string;
  @Column('text') body: string;
}
