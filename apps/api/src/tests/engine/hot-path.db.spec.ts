import * as engineStatements from '@statewise/server/engine/application.statements.js';
import { createDatabase, withClient } from '@statewise/server/testing/test-database.js';
import { migrations } from '../../migrations.js';

// What is asked and written for one application is found by its id, in one part of the log and on one server of several:
// Postgres says how it would run each statement of a save and a resume.

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const { readBy, saveOne, saveMany, saveContacts, insertApplication, putDraft, holdVersion, noteAnswered } =
  engineStatements;
const hotPath = [
  ...Object.values(readBy),
  saveOne,
  saveMany,
  saveContacts,
  insertApplication,
  putDraft,
  holdVersion,
  noteAnswered,
  engineStatements.readTransitions,
  engineStatements.readTransitionsAfter,
];

/** By what one application is found that is named otherwise than by its id: a code's digest, its public id, the key that made it. */
const isOfOne = /\b(?:application_id|id|code_digest|admin_code_digest|former_code|public_id|key) = /;

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

it('reads and writes one application at a time', async () => {
  const database = await createDatabase(migrations);
  await withClient(database.url, async (client) => {
    await client.query('set plan_cache_mode = force_generic_plan');
    // Tables are empty here: what is read through would be so for that reason alone.
    await client.query('set enable_seqscan = off');
    for (const { name, text } of hotPath) {
      const parameters = Math.max(...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
      await client.query(`prepare "${name}" as ${text}`);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) execute "${name}"(${Array.from({ length: parameters }, () => 'null').join(', ')})`,
      );
      const nodes = rows.flatMap((row) => flatten(row['QUERY PLAN'][0].Plan));
      const across = nodes.filter(
        (node) =>
          node['Relation Name'] !== undefined &&
          node['Node Type'].endsWith('Scan') &&
          !isOfOne.test(node['Index Cond'] ?? node['Recheck Cond'] ?? ''),
      );
      expect({ name, across }).toEqual({ name, across: [] });
    }
  });
  await database.drop();
});
