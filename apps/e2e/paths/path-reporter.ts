import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Leaves the transitions that were walked on a screen beside the plan. */
export default class PathReporter implements Reporter {
  private readonly walked: { readonly flow: string; readonly transition: string }[] = [];

  onTestEnd({ title, parent }: TestCase, { status }: TestResult): void {
    if (status === 'passed') this.walked.push({ flow: parent.title, transition: title });
  }

  onEnd(): void {
    const { PATHS_DIR } = process.env;
    if (PATHS_DIR !== undefined) writeFileSync(path.join(PATHS_DIR, 'walked.json'), JSON.stringify(this.walked));
  }
}
