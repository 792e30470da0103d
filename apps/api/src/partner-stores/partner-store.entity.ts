import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A store of the partner, whose customers can finance what they buy there. */
@Entity('store')
export class PartnerStore {
  @PrimaryColumn('int') id: number;
  @Column('text', { name: 'store_number' }) storeNumber: string;
  @Column('text') name: string;
  @Column('text') city: string;
  @Column('boolean', { name: 'allows_promotions' }) allowsPromotions: boolean;
}
