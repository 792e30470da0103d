import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { CoverageReport, FlowCoverage } from '@statewise/flow';
import { FlowRegistry } from '../engine/flow-registry.js';
import { Config } from '../platform/config/config.js';

/** What the tests that are drawn from charts came to when they ran last, as their command left it in a file. */
@Injectable()
export class FlowCoverages {
  constructor(
    private readonly config: Config,
    private readonly registry: FlowRegistry,
  ) {}

  /** When a flow's chart was tested last and what that came to; nulls when it never was. */
  async of(id: string): Promise<{ readonly at: string | null; readonly coverage: FlowCoverage | null }> {
    const { flow } = this.registry.get(id);
    const report = await this.read();
    const coverage = report?.flows.find((one) => one.flow === flow.id) ?? null;
    return { at: coverage && report ? report.at : null, coverage };
  }

  private async read(): Promise<CoverageReport | undefined> {
    try {
      const report: unknown = JSON.parse(await readFile(this.config.coverageFile, 'utf8'));
      return isReport(report) ? report : undefined;
    } catch {
      // Never run here, or being written at this moment.
      return undefined;
    }
  }
}

function isReport(report: unknown): report is CoverageReport {
  return (
    typeof report === 'object' &&
    report !== null &&
    'at' in report &&
    typeof report.at === 'string' &&
    'flows' in report &&
    Array.isArray(report.flows) &&
    report.flows.every(isCoverage)
  );
}

function isCoverage(one: unknown): one is FlowCoverage {
  return (
    typeof one === 'object' &&
    one !== null &&
    'flow' in one &&
    'states' in one &&
    'transitions' in one &&
    Array.isArray(one.states) &&
    Array.isArray(one.transitions) &&
    // A report of a release that knew no screens is none any more.
    one.transitions.every(
      (transition) => typeof transition === 'object' && transition !== null && 'screen' in transition,
    )
  );
}
