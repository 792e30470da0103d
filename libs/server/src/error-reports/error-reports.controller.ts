import { createHash } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { cspReports, errorReports } from '@statewise/contract';
import { newFailureReference, scrub, scrubPath } from '@statewise/i18n';
import { Handles, type Input } from '../platform/http/handles.js';
import { Origins } from '../platform/http/origins.js';
import { Log } from '../platform/logging/log.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { violationsIn } from './csp-reports.js';

/** A failure that is in the log, and how often it was reported. */
interface Known {
  readonly reference: string;
  times: number;
}

/** As many different failures are told apart; the one that was reported longest ago is then forgotten. */
const mostKnown = 1_000;
/** As many different violations are told apart; more are counted and not written. */
const mostViolations = 500;

/** What browsers report goes into the log. It needs no database: failures are reported most when something is down. */
@Controller()
export class ErrorReportsController {
  private readonly known = new Map<string, Known>();
  private readonly logged = new Set<string>();
  private readonly violations = new Set<string>();

  constructor(
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly origins: Origins,
  ) {}

  /**
   * A failure, in full where it is new, and else in a short line, so that every reference that a person reads out is found in
   * the log.
   */
  @Handles(errorReports.report)
  report({ body }: Input<typeof errorReports.report>) {
    const { app, path: address, name, message: text = '', reference = newFailureReference() } = body;
    if (this.logged.has(reference)) return { reference };
    remember(this.logged, reference);
    // A caller of this endpoint may not have scrubbed its report.
    const [path, message] = [scrubPath(address), scrub(text)];
    const failure = { app, path, name: scrub(name, 100), message };
    const digest = createHash('sha256').update(JSON.stringify(failure)).digest('base64');
    const before = this.known.get(digest);
    this.known.delete(digest);
    const known = before ?? { reference, times: 0 };
    known.times += 1;
    this.known.set(digest, known);
    if (this.known.size > mostKnown) this.known.delete(this.known.keys().next().value ?? '');
    if (before === undefined) this.log.warn({ reference, ...failure }, 'a browser reported a failure');
    else this.log.info({ reference, as: known.reference, times: known.times }, 'a browser reported a known failure');
    return { reference };
  }

  /** Counts what pages were refused by their policy, and writes each kind into the log once. */
  @Handles(cspReports.report)
  reportViolations({ request }: Input<typeof cspReports.report>): void {
    for (const violation of violationsIn(request.body, [request.headers.host, this.origins.hostOf(request)])) {
      this.metrics.violations.inc({ directive: violation.directive });
      const kind = JSON.stringify(violation);
      if (this.violations.has(kind) || this.violations.size >= mostViolations) continue;
      this.violations.add(kind);
      this.log.warn({ ...violation }, 'a page was refused something by its policy');
    }
  }
}

function remember(references: Set<string>, reference: string): void {
  references.add(reference);
  if (references.size > mostKnown) references.delete(references.values().next().value ?? '');
}
