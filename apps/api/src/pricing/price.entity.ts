import type { PriceCountry } from '@statewise/fields';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Postgres gives exact numbers as text. */
export const numeric = {
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
  to: <T>(value: T) => value,
};

/** What a product costs or earns in a country from a day on; the next price of the same product ends it. */
@Entity('price')
export class Price {
  @PrimaryColumn('int') id: number;
  @Column('text') product: string;
  @Column('text') country: PriceCountry;

  /** The first day, `YYYY-MM-DD`. */
  @Column('date', { name: 'effective_from' }) effectiveFrom: string;

  /** Percent a year; of a deposit gross, for people. */
  @Column('numeric', { transformer: numeric }) rate: number;
  @Column('numeric', { name: 'net_rate', nullable: true, transformer: numeric }) netRate: number | null;

  /** Of a deposit, for businesses. */
  @Column('numeric', { name: 'pro_rate', nullable: true, transformer: numeric }) proRate: number | null;
  @Column('numeric', { name: 'pro_net_rate', nullable: true, transformer: numeric }) proNetRate: number | null;
}
