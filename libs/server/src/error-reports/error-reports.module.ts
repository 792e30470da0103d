import { Module } from '@nestjs/common';
import { ErrorReportsController } from './error-reports.controller.js';

@Module({ controllers: [ErrorReportsController] })
export class ErrorReportsModule {}
