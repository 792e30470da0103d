import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ProblemFilter } from './problem.filter.js';

@Module({ providers: [ProblemFilter, { provide: APP_FILTER, useExisting: ProblemFilter }] })
export class ProblemModule {}
