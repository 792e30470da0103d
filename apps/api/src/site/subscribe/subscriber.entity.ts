import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody who receives the newsletter. */
@Entity('subscriber')
export class Subscriber {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('text')
  email: string;

  @Column('text')
  name: string;

  @Column('text')
  surname: string;

  @Column('smallint', { name: 'language_id' })
  languageId: number;
}
