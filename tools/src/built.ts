import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packagesIn } from './workspace-packages.ts';

/** What every build reads besides its project and those that it stands on, as `nx.json` has it. */
const shared = ['nx.json', 'package-lock.json', 'tsconfig.base.json'];
const made = ['dist', 'build'];
const left = new Set([...made, 'node_modules', '.react-router']);

/**
 * Remembers from which sources everything was built. A source is told by its size and the time of its last change, which
 * the system alone sets: one that was moved or copied here counts as changed, even when it is older.
 */
export class Built {
  private readonly folder: string;
  private readonly record: string;

  constructor(folder: string) {
    this.folder = folder;
    this.record = path.join(folder, '.nx/built');
  }

  /** The sources as they are now; to be asked before a build, for they may change meanwhile. */
  sources(): string {
    const files = this.projects().flatMap((project) => filesBelow(path.join(this.folder, project), left));
    const lines = [...shared.map((name) => path.join(this.folder, name)), ...files].map((file) => {
      const { size, ctimeMs } = lstatSync(file);
      return `${file} ${size} ${ctimeMs}`;
    });
    return digest(lines);
  }

  /** Whether everything was built from these sources, and what the builds made is still there. */
  isFrom(sources: string): boolean {
    try {
      return readFileSync(this.record, 'utf8') === `${sources} ${this.outputs()}`;
    } catch {
      return false;
    }
  }

  /** A build that is broken off leaves nothing to rely on. */
  forget(): void {
    rmSync(this.record, { force: true });
  }

  remember(sources: string): void {
    mkdirSync(path.dirname(this.record), { recursive: true });
    writeFileSync(this.record, `${sources} ${this.outputs()}`);
  }

  private outputs(): string {
    const folders = this.projects().flatMap((project) => made.map((name) => path.join(this.folder, project, name)));
    return digest(folders.filter((folder) => existsSync(folder)).flatMap((folder) => filesBelow(folder)));
  }

  private projects(): string[] {
    return buildableProjects(this.folder).map(({ folder }) => folder);
  }
}

interface Project {
  readonly folder: string;
  readonly name: string;
  /** What builds it, once those are built that it stands on. */
  readonly command: string;
}

/** The projects of a workspace that have something to build. */
export function buildableProjects(workspace: string): Project[] {
  return packagesIn(workspace).flatMap(({ folder, name, scripts }) => {
    const command = scripts?.['build'];
    return command === undefined ? [] : [{ folder, name, command }];
  });
}

/** Everything below a folder but tests, which are no part of what is built though the compiler writes them down too. */
function filesBelow(folder: string, leaveOut: ReadonlySet<string> = new Set()): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !leaveOut.has(name));
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(file);
      return entry.name.includes('.spec.') ? [] : [file];
    });
}

function digest(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
