import { Controller } from '@nestjs/common';
import { cspReports, errorReports } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { Origins } from '../platform/http/origins.js';
import { CspReports, violationsIn } from './csp-reports.js';
import { ErrorReports } from './error-reports.js';

@Controller()
export class ErrorReportsController {
  constructor(
    private readonly reports: ErrorReports,
    private readonly violations: CspReports,
    private readonly origins: Origins,
  ) {}

  @Handles(errorReports.report)
  report({ body }: Input<typeof errorReports.report>) {
    return { reference: this.reports.note(body) };
  }

  @Handles(cspReports.report)
  reportViolations({ request }: Input<typeof cspReports.report>): void {
    this.violations.note(violationsIn(request.body, [request.headers.host, this.origins.hostOf(request)]));
  }
}
