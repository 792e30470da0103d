import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Stage } from './stage.ts';
import { NotPossible } from './tally.ts';

/** A disk of a few megabytes. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until nothing fits any more. */
  fill(): Promise<void>;
  /** Takes away what filled it. */
  free(): void;
}

/** Mounts a disk that is gone when the experiment ends; only root may, and not everywhere. */
export function mountSmallDisk(stage: Stage, megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'statewise-disk-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    remove();
    throw new NotPossible(
      `a small disk cannot be mounted by this account: ${(made.stderr || String(made.error)).trim()}`,
    );
  }
  stage.afterwards(() => {
    spawnSync('umount', ['-l', folder]);
    remove();
  });
  const ballast = path.join(folder, 'ballast');
  return { folder, fill: () => fill(ballast), free: () => rmSync(ballast, { force: true }) };
}

async function fill(ballast: string): Promise<void> {
  const file = await open(ballast, 'a');
  try {
    for (let size = 1024 * 1024; size >= 512; size /= 2)
      while (
        await file.write(Buffer.alloc(size)).then(
          ({ bytesWritten }) => bytesWritten === size,
          () => false,
        )
      );
  } finally {
    await file.close();
  }
}
