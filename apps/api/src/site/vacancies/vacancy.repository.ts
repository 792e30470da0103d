import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';
import { today } from '@statewise/server/platform/database/bank-day.js';
import { EmploymentType, Vacancy, WorkPlace } from './vacancy.entity.js';

/** For those whose last day has not passed. */
const stillOpen = { validThrough: Raw((column) => `(${column} is null or ${column} >= ${today})`) };
const relations = { contents: true, employmentType: true, place: true };

/** Open vacancies; one that is closed is there no more. */
@Injectable()
export class VacancyRepository {
  constructor(
    @InjectRepository(Vacancy) private readonly vacancies: Repository<Vacancy>,
    @InjectRepository(EmploymentType) private readonly employmentTypes: Repository<EmploymentType>,
    @InjectRepository(WorkPlace) private readonly places: Repository<WorkPlace>,
  ) {}

  employmentType(id: string): Promise<EmploymentType | null> {
    return this.employmentTypes.findOneBy({ id });
  }

  place(id: string): Promise<WorkPlace | null> {
    return this.places.findOneBy({ id });
  }

  all(): Promise<Vacancy[]> {
    return this.vacancies.find({ where: stillOpen, relations, order: { publishDate: 'DESC', id: 'ASC' } });
  }

  one(id: number): Promise<Vacancy | null> {
    return this.vacancies.findOne({ where: { id, ...stillOpen }, relations });
  }
}
