import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Cache } from '@statewise/server/platform/http/cache.js';
import { PartnerStore } from './partner-store.entity.js';

/** The partner's stores. */
@Injectable()
export class PartnerStores {
  /** A new store can be chosen five seconds later; until then a save needs no round trip for it. */
  private readonly kept = new Cache<readonly PartnerStore[]>({ seconds: 5, max: 1 });

  constructor(@InjectRepository(PartnerStore) private readonly stores: Repository<PartnerStore>) {}

  all(): Promise<readonly PartnerStore[]> {
    return this.kept.get('', () => this.stores.find({ order: { city: 'ASC', storeNumber: 'ASC' } }));
  }

  /** Drops the stores that are kept, so that the next call reads them again; called after a change. */
  forget(): void {
    this.kept.forget();
  }

  async byNumber(storeNumber: string): Promise<PartnerStore | undefined> {
    return (await this.all()).find((store) => store.storeNumber === storeNumber);
  }

  /** What is on offer where a store sells, or none does: one that gives no promotions has none on offer. */
  async offered<T extends { readonly promotions: readonly unknown[] }>(
    offer: T,
    storeNumber: string | undefined,
  ): Promise<T> {
    const store = storeNumber === undefined ? undefined : await this.byNumber(storeNumber);
    return store?.allowsPromotions === false ? { ...offer, promotions: [] } : offer;
  }

  async isKnown(id: number): Promise<boolean> {
    return (await this.all()).some((store) => store.id === id);
  }
}
