import { Module } from '@nestjs/common';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReports } from './error-reports.js';

@Module({ controllers: [ErrorReportsController], providers: [ErrorReports] })
export class ErrorReportsModule {}
