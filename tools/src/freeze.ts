import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandRefusal, root, runMain } from './workspace.ts';

/** Keeps of every flow's present version what it stores and its chart; a release that is kept already stays as it is. */
async function freeze(): Promise<number> {
  const { flows, freezeFlow } = await loadFlows();
  for (const flow of flows) {
    const file = path.join(root, 'libs/machines/src', flow.id, `releases/${flow.version}.json`);
    if (existsSync(file)) continue;
    writeFileSync(file, `${jsonOf(freezeFlow(flow))}\n`);
    process.stdout.write(`${path.relative(root, file)} is written; name it in libs/machines/src/releases.ts.\n`);
  }
  return 0;
}

async function loadFlows() {
  try {
    const [{ flows }, { freezeFlow }] = await Promise.all([
      import('@statewise/machines'),
      import('@statewise/machines/testing'),
    ]);
    return { flows, freezeFlow };
  } catch {
    throw new CommandRefusal('The charts are not built yet: npm run build');
  }
}

/** One line for each state, transition and event, so that two releases can be read side by side. */
function jsonOf(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => `${inner}${JSON.stringify(item)}`).join(',\n')}\n${indent}]`;
  if (indent.length > 2 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${inner}"${name}": ${jsonOf(member, inner)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}

await runMain(freeze);
