import type { Language } from '@statewise/i18n';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryColumn, type Relation } from 'typeorm';

@Entity('employment_type')
export class EmploymentType {
  @PrimaryColumn('text') id: string;
  @Column('jsonb') titles: Record<Language, string>;
}

/** Where people work. */
@Entity('work_place')
export class WorkPlace {
  /** As it stands in an address: `brussels`. */
  @PrimaryColumn('text') id: string;
  @Column('jsonb') names: Record<Language, string>;

  /** `BE` */
  @Column('text', { nullable: true }) country: string | null;
  @Column('text', { nullable: true }) street: string | null;
  @Column('text', { name: 'postal_code', nullable: true }) postalCode: string | null;
}

@Entity('vacancy')
export class Vacancy {
  @PrimaryColumn('int') id: number;

  @ManyToOne(() => EmploymentType)
  @JoinColumn({ name: 'employment_type' })
  employmentType: Relation<EmploymentType>;

  @ManyToOne(() => WorkPlace) @JoinColumn({ name: 'place' }) place: Relation<WorkPlace>;
  @Column('int', { name: 'picture_id', nullable: true }) pictureId: number | null;
  @Column('date', { name: 'publish_date' }) publishDate: string;

  /** The last day on which one can apply, where there is one. */
  @Column('date', { name: 'valid_through', nullable: true }) validThrough: string | null;
  @OneToMany(() => ContentVacancy, (content) => content.vacancy) contents: Relation<ContentVacancy[]>;
}

/** A vacancy in one language. */
@Entity('content_vacancy')
export class ContentVacancy {
  @PrimaryColumn('int', { name: 'vacancy_id' }) vacancyId: number;
  @PrimaryColumn('smallint', { name: 'language_id' }) languageId: number;

  @ManyToOne(() => Vacancy, (vacancy) => vacancy.contents)
  @JoinColumn({ name: 'vacancy_id' })
  vacancy: Relation<Vacancy>;

  @Column('text') title: string;
  @Column('text') url: string;
  @Column('text') body: string;
}
