import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Vacancy } from './vacancy.entity.js';

@Injectable()
export class VacancyRepository {
  constructor(@InjectRepository(Vacancy) private readonly vacancies: Repository<Vacancy>) {}

  all(): Promise<Vacancy[]> {
    return this.vacancies.find({
      relations: { contents: true, employmentType: true },
      order: { publishDate: 'DESC', id: 'ASC' },
    });
  }

  one(id: number): Promise<Vacancy | null> {
    return this.vacancies.findOne({ where: { id }, relations: { contents: true, employmentType: true } });
  }
}
