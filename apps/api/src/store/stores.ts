import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Store } from './store.entity.js';

/** A new store can be chosen this many milliseconds later; until then a save needs no round trip for it. */
const keptFor = 5_000;

/** The partner's stores. */
@Injectable()
export class Stores {
  private kept: { readonly stores: Promise<readonly Store[]>; readonly until: number } | undefined;

  constructor(@InjectRepository(Store) private readonly stores: Repository<Store>) {}

  all(): Promise<readonly Store[]> {
    if (this.kept && Date.now() < this.kept.until) return this.kept.stores;
    const stores = this.stores.find({ order: { city: 'ASC', storeNumber: 'ASC' } });
    this.kept = { stores, until: Date.now() + keptFor };
    stores.catch(() => (this.kept = undefined));
    return stores;
  }

  async byNumber(storeNumber: string): Promise<Store | undefined> {
    return (await this.all()).find((store) => store.storeNumber === storeNumber);
  }

  async isKnown(id: number): Promise<boolean> {
    return (await this.all()).some((store) => store.id === id);
  }
}
