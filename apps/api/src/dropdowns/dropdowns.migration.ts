import { sqlMigration } from '@statewise/server/platform/database/sql-migration.js';
import { firstLabels, correctedLabels } from './labels.js';

/** Choices in the order in which they are shown. */
const rows = Object.entries(firstLabels).flatMap(([dropdown, values]) =>
  Object.entries(values).map(([value, labels], position) => ({
    dropdown,
    value,
    position,
    labels,
  })),
);

/** The choices of the forms that people may edit; countries, postcodes and plain numbers are not among them. */
export const createDropdowns = sqlMigration('CreateDropdowns1770000001700', [
  `create table dropdown_value (
      dropdown text not null,
      value text not null,
      position smallint not null,
      labels jsonb not null,
      primary key (dropdown, value)
    )`,
  [
    `insert into dropdown_value (dropdown, value, position, labels)
       select dropdown, value, position, labels from jsonb_to_recordset($1::jsonb) as v(dropdown text, value text, position smallint, labels jsonb)`,
    JSON.stringify(rows),
  ],
]);

const corrections = Object.entries(correctedLabels).flatMap(([dropdown, values]) =>
  Object.entries(values).map(([value, labels], position) => {
    const before = firstLabels[dropdown]?.[value];
    return { dropdown, value, position, labels, before };
  }),
);
const changed = JSON.stringify(corrections.filter(({ before }) => before !== undefined));
const added = JSON.stringify(corrections.filter(({ before }) => before === undefined));
const given = `jsonb_to_recordset($1::jsonb) as v(dropdown text, value text, position smallint, labels jsonb, before jsonb)`;

/** Corrects labels that nobody has rewritten meanwhile, and adds the legal forms that mean something else in the Netherlands. */
export const correctLabels = sqlMigration('CorrectLabels1780000000800', [
  [
    `update dropdown_value d set labels = v.labels from ${given} where (d.dropdown, d.value, d.labels) = (v.dropdown, v.value, v.before)`,
    changed,
  ],
  [
    `insert into dropdown_value (dropdown, value, position, labels) select dropdown, value, position, labels from ${given}`,
    added,
  ],
]);
