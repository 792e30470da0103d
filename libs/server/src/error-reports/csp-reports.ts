import { Injectable } from '@nestjs/common';
import { Log } from '../platform/logging/log.js';
import { Metrics } from '../platform/metrics/metrics.js';
import type { Violation } from './csp-report.js';

/** As many different ones are told apart; more are counted and not written. */
const mostKnown = 500;

/** Counts what pages were refused by their policy, and writes each kind into the log once. */
@Injectable()
export class CspReports {
  private readonly known = new Set<string>();

  constructor(
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {}

  note(violations: readonly Violation[]): void {
    for (const violation of violations) {
      this.metrics.countViolation(violation.directive);
      const kind = JSON.stringify(violation);
      if (this.known.has(kind) || this.known.size >= mostKnown) continue;
      this.known.add(kind);
      this.log.warn({ ...violation }, 'a page was refused something by its policy');
    }
  }
}
