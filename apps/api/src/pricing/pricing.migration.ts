import { defaultRiskPolicy } from '@statewise/finance';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { loanTypes, promotions, terms } from './initial-prices.js';

/** What may be borrowed at which rate and for how long, the promotions, and the thresholds of the risk rules. */
export class CreatePricing1763600000100 implements MigrationInterface {
  name = 'CreatePricing1763600000100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
    await runner.query(fill('loan_type', 'id int, name jsonb, yearly_rate numeric, staff_only boolean'), [
      JSON.stringify(loanTypes),
    ]);
    await runner.query(fill('loan_term', 'loan_type_id int, term smallint, minimum numeric'), [JSON.stringify(terms)]);
    await runner.query(fill('promotion', 'loan_type_id int, name jsonb, months smallint, is_default boolean'), [
      JSON.stringify(promotions),
    ]);
    await runner.query('insert into risk_policy (thresholds) values ($1)', [JSON.stringify(defaultRiskPolicy)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table risk_policy, promotion, loan_term, loan_type');
  }
}

const tables = [
  `create table loan_type (
    id int primary key,
    name jsonb not null,
    yearly_rate numeric(5, 2) not null check (yearly_rate >= 0),
    staff_only boolean not null default false
  )`,
  `create table loan_term (
    loan_type_id int not null references loan_type on delete cascade,
    term smallint not null check (term > 0),
    minimum numeric(12, 2) check (minimum >= 0),
    primary key (loan_type_id, term)
  )`,
  `create table promotion (
    id int generated always as identity primary key,
    loan_type_id int not null references loan_type on delete cascade,
    name jsonb not null,
    months smallint not null check (months > 0),
    is_default boolean not null default false,
    active boolean not null default true
  )`,
  'create unique index one_default_promotion on promotion (loan_type_id) where is_default and active',
  `create table risk_policy (
    id int primary key default 1 check (id = 1),
    thresholds jsonb not null,
    updated_at timestamptz not null default now()
  )`,
];

function fill(table: string, columns: string): string {
  const names = columns
    .split(', ')
    .map((column) => column.split(' ')[0])
    .join(', ');
  return `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as rows(${columns})`;
}
