import type { Language } from '@statewise/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One choice of one dropdown; the value is what forms send, the labels what people read. */
@Entity('dropdown_value')
export class DropdownValue {
  @PrimaryColumn('text') dropdown: string;
  @PrimaryColumn('text') value: string;
  @Column('smallint') position: number;
  @Column('jsonb') labels: Record<Language, string>;
}
