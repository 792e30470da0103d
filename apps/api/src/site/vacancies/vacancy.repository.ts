import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { Vacancy } from './vacancy.entity.js';

/** For those whose last day has not passed. */
const stillOpen = { validThrough: Raw((column) => `(${column} is null or ${column} >= current_date)`) };
const relations = { contents: true, employmentType: true, place: true };

/** Open vacancies; one that is closed is there no more. */
@Injectable()
export class VacancyRepository {
  constructor(@InjectRepository(Vacancy) private readonly vacancies: Repository<Vacancy>) {}

  all(): Promise<Vacancy[]> {
    return this.vacancies.find({ where: stillOpen, relations, order: { publishDate: 'DESC', id: 'ASC' } });
  }

  one(id: number): Promise<Vacancy | null> {
    return this.vacancies.findOne({ where: { id, ...stillOpen }, relations });
  }
}
