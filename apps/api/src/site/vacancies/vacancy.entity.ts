import type { Language } from '@statewise/i18n';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryColumn, type Relation } from 'typeorm';

@Entity('employment_type')
export class EmploymentType {
  @PrimaryColumn('text')
  id: string;

  @Column('jsonb')
  titles: Record<Language, string>;
}

@Entity('vacancy')
export class Vacancy {
  @PrimaryColumn('int')
  id: number;

  @ManyToOne(() => EmploymentType)
  @JoinColumn({ name: 'employment_type' })
  employmentType: Relation<EmploymentType>;

  @Column('text')
  location: string;

  @Column('int', { name: 'picture_id', nullable: true })
  pictureId: number | null;

  @Column('date', { name: 'publish_date' })
  publishDate: string;

  @OneToMany(() => ContentVacancy, (content) => content.vacancy)
  contents: Relation<ContentVacancy[]>;
}

/** A vacancy in one language. */
@Entity('content_vacancy')
export class ContentVacancy {
  @PrimaryColumn('int', { name: 'vacancy_id' })
  vacancyId: number;

  @PrimaryColumn('smallint', { name: 'language_id' })
  languageId: number;

  @ManyToOne(() => Vacancy, (vacancy) => vacancy.contents)
  @JoinColumn({ name: 'vacancy_id' })
  vacancy: Relation<Vacancy>;

  @Column('text')
  title: string;

  @Column('text')
  url: string;

  @Column('text')
  body: string;
}
