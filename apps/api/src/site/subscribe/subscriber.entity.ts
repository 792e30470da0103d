import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A subscriber of the newsletter. */
@Entity('subscriber')
export class Subscriber {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Column('text') email: string;
  @Column('text') name: string;
  @Column('text') surname: string;
  @Column('smallint', { name: 'language_id' }) languageId: number;

  /** Null of who subscribed before confirmations were asked for. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt: Date | null;
}
