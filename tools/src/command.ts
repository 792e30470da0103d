import path from 'node:path';
import { build } from './build.ts';
import { startNode, stopChildren } from './child.ts';
import { joinDatabase } from './database.ts';
import { CommandRefusal, root, runMain, stopSignal } from './workspace.ts';

/** Runs a command of the API (`flows-verify`, `intermediary`, …) on the database that `npm start` uses. */
await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) throw new CommandRefusal('Which command? For example: npm run flows:verify');
  const stopped = stopSignal().then(() => 130);
  const database = await joinDatabase();
  try {
    return await Promise.race([stopped, runCommand(name, args, database.env)]);
  } finally {
    await stopChildren();
    await database.stop();
  }
});

async function runCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  await build();
  return startNode([path.join(root, 'apps/api/dist/command.js'), name, ...args], {
    output: 'inherit',
    input: 'inherit',
    env,
  }).exit;
}
