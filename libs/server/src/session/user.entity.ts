import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Person } from './session.statements.js';

/** An account of the bank's own people; the console's sign-in. */
@Entity({ name: 'user' })
export class User {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text') email: string;
  @Column('text') name: string;
  @Column('text') role: Exclude<Person['role'], 'intermediary'>;

  /** Null until an invited person has chosen a password. */
  @Column('text', { name: 'password_hash', select: false, nullable: true }) passwordHash: string | null;
  @Column('boolean') active: boolean;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
