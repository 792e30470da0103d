import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ErrorReport } from '@statewise/contract';
import { newFailureReference, scrub, scrubPath } from '@statewise/i18n';
import { Log } from '../platform/logging/log.js';

/** A failure that is in the log, and how often it was reported. */
interface Known {
  readonly reference: string;
  times: number;
}

/** As many different failures are told apart; the one that was reported longest ago is then forgotten. */
const mostKnown = 1_000;

/**
 * Writes failures of browsers into the log: one line in full for each, a short one for each further report of the same
 * failure, so that every reference that a person reads out is found there. It needs no database: failures are reported
 * most when something is down.
 */
@Injectable()
export class ErrorReports {
  private readonly known = new Map<string, Known>();
  private readonly logged = new Set<string>();

  constructor(private readonly log: Log) {}

  /** Answers the reference under which the failure stands in the log. */
  note({ app, path: address, name, message: text = '', reference: given }: Readonly<ErrorReport>): string {
    const reference = given ?? newFailureReference();
    if (this.logged.has(reference)) return reference;
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
    return reference;
  }
}

function remember(references: Set<string>, reference: string): void {
  references.add(reference);
  if (references.size > mostKnown) references.delete(references.values().next().value ?? '');
}
