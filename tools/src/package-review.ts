import { execFile } from 'node:child_process';
import { npmProgram } from './npm.ts';

/** What came of one question about the packages. */
export interface PackageFinding {
  readonly about: string;
  /** `unknown` where npm or its registry gave no usable answer. */
  readonly verdict: 'good' | 'bad' | 'unknown';
  readonly lines: readonly string[];
}

interface Named {
  readonly name: string;
  readonly version: string;
}

/** What npm says of packages, as far as it says anything. */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { severity: string; range: string; fixAvailable: unknown }>>;
  readonly invalid?: readonly Named[];
  readonly missing?: readonly Named[];
  readonly message?: string;
  readonly error?: { readonly summary?: string; readonly code?: string };
  readonly uri?: string;
}

/** How the whole review ends: 0 when all is well, 1 when something is to be mended, 2 when nothing was found but not all could be asked. */
export function exitCodeOf(findings: readonly PackageFinding[]): number {
  const has = (verdict: PackageFinding['verdict']): boolean => findings.some((finding) => finding.verdict === verdict);
  return has('bad') ? 1 : has('unknown') ? 2 : 0;
}

/** Which of the delivered packages have known holes, as the registry's advisory service says. */
export async function advisories(folder: string, registry?: string): Promise<PackageFinding> {
  const about = 'known holes';
  const from = registry === undefined ? [] : ['--registry', registry];
  const report = await askNpm(['audit', '--omit', 'dev', '--json', ...from], folder);
  if (report.vulnerabilities === undefined) return { about, verdict: 'unknown', lines: [whyNot(report)] };
  const lines = Object.entries(report.vulnerabilities).map(
    ([name, { severity, range, fixAvailable }]) =>
      `${name} ${range}: ${severity}, ${fixAvailable === false ? 'no version mends it yet' : 'a newer version mends it'}`,
  );
  return { about, verdict: lines.length === 0 ? 'good' : 'bad', lines };
}

/** Whether the registry signed what is installed. */
export async function signatures(folder: string): Promise<PackageFinding> {
  const about = 'signatures';
  const report = await askNpm(['audit', 'signatures', '--json'], folder);
  const { invalid, missing } = report;
  if (invalid === undefined || missing === undefined) return { about, verdict: 'unknown', lines: [whyNot(report)] };
  const lines = [
    ...invalid.map((one) => `${one.name} ${one.version} is not what was signed`),
    ...missing.map((one) => `${one.name} ${one.version} is not signed`),
  ];
  return { about, verdict: lines.length === 0 ? 'good' : 'bad', lines };
}

/** What npm answers as JSON; something is in it also where it failed. */
function askNpm(args: readonly string[], cwd: string): Promise<Report> {
  const { file, args: first, shell } = npmProgram();
  const options = { cwd, maxBuffer: 100_000_000, shell };
  return new Promise((resolve) => {
    execFile(file, [...first, ...args, '--loglevel=silent'], options, (error, output) => {
      try {
        resolve(JSON.parse(output));
      } catch {
        resolve({ message: error?.message ?? 'npm answered nothing' });
      }
    });
  });
}

/** Why a question was not answered, in the words of npm. */
function whyNot({ message, error, uri }: Report): string {
  const words = [message, error?.summary, error?.code].filter((one) => one !== undefined && one !== '');
  const where = uri === undefined ? '' : ` at ${uri}`;
  return `could not be asked${where}: ${words.join(' ').split('\n')[0] ?? 'no reason was given'}`;
}
