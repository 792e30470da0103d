import { Controller } from '@nestjs/common';
import { errorReports } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { ErrorReports } from './error-reports.js';

@Controller()
export class ErrorReportsController {
  constructor(private readonly reports: ErrorReports) {}

  @Handles(errorReports.report)
  report({ body }: Input<typeof errorReports.report>) {
    return { reference: this.reports.note(body) };
  }
}
