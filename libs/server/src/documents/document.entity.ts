import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An uploaded file that belongs to an application. */
@Entity('document')
export class Document {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;

  /** Null once the application was erased; the file follows soon. */
  @Column('bigint', { name: 'application_id', nullable: true }) applicationId: string | null;

  /** The kind as which it was uploaded: its seal is over this one. */
  @Column('text', { name: 'document_type' }) documentType: string;

  /** The kind that a migration of its flow made of it; null where it is still as it was uploaded. */
  @Column('text', { name: 'present_type', nullable: true }) presentType: string | null;

  /** Whether a migration lets it count no longer; it is kept. */
  @Column('boolean', { name: 'is_set_aside' }) isSetAside: boolean;

  /** As the applicant's device called it; shown, never used as a path. */
  @Column('text') name: string;
  @Column('text', { name: 'content_type' }) contentType: string;

  /** In bytes. */
  @Column('int') size: number;
  @Column('char', { length: 64 }) sha256: string;

  /** The generated name under which the store keeps it. */
  @Column('text', { name: 'file_name' }) fileName: string;

  /** Whether a virus scanner found nothing in it; null where no scanner is set, or its finding was not noted. */
  @Column('boolean', { name: 'scanned_clean', nullable: true }) scannedClean: boolean | null;

  /** A keyed hash over the row; null where it is older than seals. */
  @Column('bytea', { nullable: true }) seal: Buffer | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
