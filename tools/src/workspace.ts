import path from 'node:path';

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A failure that the person at the keyboard can do something about: its message is printed, without a stack. */
export class CommandRefusal extends Error {}

/** Runs a command of the tools: a refusal, also of options by `parseArgs`, ends it with its sentence and exit code 1. */
export async function runMain(main: () => Promise<number> | number | undefined | void): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const isOfOptions =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof CommandRefusal || isOfOptions)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Resolves with the signal that asks this process to end: of Ctrl-C, or of its parent; later ones change nothing. */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve(name));
  });
}
