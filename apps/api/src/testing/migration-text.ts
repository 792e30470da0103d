import { migrations } from '../migrations.js';

/** The SQL of a migration by its name without digits. */
export function migrationText(name: string): string {
  const found = migrations.map((Migration) => new Migration()).find((one) => one.name.slice(0, -13) === name);
  if (!found) throw new Error(`There is no migration ${name}.`);
  return found.text;
}

/** The lists of rows that a migration writes as JSON. */
export const migratedRows = (name: string) =>
  [...migrationText(name).matchAll(/\$json\$(.*?)\$json\$/gs)].map(([, rows = '']) => JSON.parse(rows));
