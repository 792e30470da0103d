import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Store } from './store.entity.js';

/** The partner's stores. */
@Injectable()
export class Stores {
  constructor(@InjectRepository(Store) private readonly stores: Repository<Store>) {}

  all(): Promise<Store[]> {
    return this.stores.find({ order: { city: 'ASC', storeNumber: 'ASC' } });
  }

  async byNumber(storeNumber: string): Promise<Store | undefined> {
    return (await this.stores.findOneBy({ storeNumber })) ?? undefined;
  }

  exists(id: number): Promise<boolean> {
    return this.stores.existsBy({ id });
  }
}
