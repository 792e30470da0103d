import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { DropdownValue } from './dropdown.entity.js';

@Injectable()
export class DropdownsRepository {
  constructor(@InjectRepository(DropdownValue) private readonly values: Repository<DropdownValue>) {}

  all(): Promise<DropdownValue[]> {
    return this.values.find({ order: { dropdown: 'ASC', position: 'ASC' } });
  }
}
