import { sqlMigration } from '../platform/database/sql-migration.js';

/** A step and the number under which its answers are kept. */
export interface KeptStep {
  readonly flow: string;
  readonly state: string;
  readonly number: number;
}

/**
 * The answers of a step are kept under a number that belongs to its name for good, whatever number the step has in a later
 * chart. `first` are the steps of the first release, whose numbers stand on the rows that there are.
 */
export const nameSteps = (first: readonly KeptStep[]) =>
  sqlMigration('NameSteps1800000000900', [
    `create table flow_step (
        flow text not null,
        state text not null,
        number smallint not null,
        primary key (flow, state),
        unique (flow, number)
      )`,
    [
      `insert into flow_step select * from jsonb_to_recordset($1::jsonb) as f(flow text, state text, number smallint)`,
      JSON.stringify(first),
    ],
  ]);
