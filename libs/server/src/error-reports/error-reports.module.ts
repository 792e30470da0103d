import { Module } from '@nestjs/common';
import { ErrorReportsController } from './error-reports.controller.js';
import { CspReports } from './csp-reports.js';
import { ErrorReports } from './error-reports.js';

@Module({ controllers: [ErrorReportsController], providers: [ErrorReports, CspReports] })
export class ErrorReportsModule {}
