import { execFile } from 'node:child_process';
import { npmProgram } from './npm.ts';

/** What came of one question about the packages. */
export interface PackageFinding {
  readonly about: string;
  /** `unknown` where npm or its registry gave no usable answer. */
  readonly verdict: 'good' | 'bad' | 'unknown';
  readonly lines: readonly string[];
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
  const holes = membersOf(report['vulnerabilities']);
  if (holes === undefined) return { about, verdict: 'unknown', lines: [whyNot(report)] };
  const lines = holes.map(([name, hole]) => {
    const { severity, range, fixAvailable } = objectOf(hole);
    return `${name} ${String(range)}: ${String(severity)}, ${fixAvailable === false ? 'no version mends it yet' : 'a newer version mends it'}`;
  });
  return { about, verdict: lines.length === 0 ? 'good' : 'bad', lines };
}

/** Whether the registry signed what is installed. */
export async function signatures(folder: string): Promise<PackageFinding> {
  const about = 'signatures';
  const report = await askNpm(['audit', 'signatures', '--json'], folder);
  const { invalid, missing } = report;
  if (!Array.isArray(invalid) || !Array.isArray(missing)) return { about, verdict: 'unknown', lines: [whyNot(report)] };
  const lines = [
    ...invalid.map((one) => `${nameOf(one)} is not what was signed`),
    ...missing.map((one) => `${nameOf(one)} is not signed`),
  ];
  return { about, verdict: lines.length === 0 ? 'good' : 'bad', lines };
}

/** What npm answers as JSON; something is in it also where it failed. */
function askNpm(args: readonly string[], cwd: string): Promise<Readonly<Record<string, unknown>>> {
  const { file, args: first, shell } = npmProgram();
  const options = { cwd, maxBuffer: 100_000_000, shell };
  return new Promise((resolve) => {
    execFile(file, [...first, ...args, '--loglevel=silent'], options, (error, output) => {
      resolve(parsed(output) ?? { message: error?.message ?? 'npm answered nothing' });
    });
  });
}

function parsed(output: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return objectOf(JSON.parse(output));
  } catch {
    return undefined;
  }
}

/** Why a question was not answered, in the words of npm. */
function whyNot({ message, error, uri }: Readonly<Record<string, unknown>>): string {
  const { summary, code } = objectOf(error);
  const words = [message, summary, code].filter((one) => typeof one === 'string' && one !== '');
  const where = typeof uri === 'string' ? [` at ${uri}`] : [];
  return `could not be asked${where.join('')}: ${words.join(' ').split('\n')[0] ?? 'no reason was given'}`;
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const membersOf = (value: unknown): [string, unknown][] | undefined =>
  typeof value === 'object' && value !== null ? Object.entries(value) : undefined;

const nameOf = (one: unknown): string => `${String(objectOf(one)['name'])} ${String(objectOf(one)['version'])}`;
