import { Controller } from '@nestjs/common';
import { cspReports } from '@statewise/contract';
import { Handles, type Input } from '../platform/http/handles.js';
import { violationsIn } from './csp-report.js';
import { Origins } from '../platform/http/origins.js';
import { CspReports } from './csp-reports.js';

@Controller()
export class CspReportsController {
  constructor(
    private readonly reports: CspReports,
    private readonly origins: Origins,
  ) {}

  @Handles(cspReports.report)
  report({ request }: Input<typeof cspReports.report>): void {
    this.reports.note(violationsIn(request.body, [request.headers.host, this.origins.hostOf(request)]));
  }
}
