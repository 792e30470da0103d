import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PartnerStore } from './partner-store.entity.js';

/** A new store can be chosen this many milliseconds later; until then a save needs no round trip for it. */
const keptFor = 5_000;

/** The partner's stores. */
@Injectable()
export class PartnerStores {
  private kept: { readonly stores: Promise<readonly PartnerStore[]>; readonly until: number } | undefined;

  constructor(@InjectRepository(PartnerStore) private readonly stores: Repository<PartnerStore>) {}

  all(): Promise<readonly PartnerStore[]> {
    if (this.kept && Date.now() < this.kept.until) return this.kept.stores;
    const stores = this.stores.find({ order: { city: 'ASC', storeNumber: 'ASC' } });
    this.kept = { stores, until: Date.now() + keptFor };
    stores.catch(() => (this.kept = undefined));
    return stores;
  }

  /** Drops the stores that are kept, so that the next call reads them again; called after a change. */
  forget(): void {
    this.kept = undefined;
  }

  async byNumber(storeNumber: string): Promise<PartnerStore | undefined> {
    return (await this.all()).find((store) => store.storeNumber === storeNumber);
  }

  async isKnown(id: number): Promise<boolean> {
    return (await this.all()).some((store) => store.id === id);
  }
}
