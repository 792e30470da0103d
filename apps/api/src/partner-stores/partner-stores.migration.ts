import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The partner's stores and the people of the partner who may sign in. */
export class CreateStores1763600000300 implements MigrationInterface {
  name = 'CreateStores1763600000300';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
    for (const store of stores)
      await runner.query(
        'insert into store (store_number, name, city, allows_promotions) values ($1, $2, $3, $4)',
        store,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table intermediary, store');
  }
}

const tables = [
  `create table store (
    id int generated always as identity primary key,
    store_number text not null unique,
    name text not null,
    city text not null,
    allows_promotions boolean not null default true
  )`,
  `create table intermediary (
    id bigint generated always as identity primary key,
    username text not null unique,
    password_hash text not null,
    name text not null,
    store_id int references store,
    active boolean not null default true,
    created_at timestamptz not null default now()
  )`,
];

const stores: readonly (readonly [number: string, name: string, city: string, allowsPromotions: boolean])[] = [
  ['101', 'Bathline Brussels', 'Brussels', true],
  ['102', 'Bathline Antwerp', 'Antwerp', true],
  ['103', 'Bathline Ghent', 'Ghent', true],
  ['104', 'Bathline Bruges', 'Bruges', true],
  ['105', 'Bathline Leuven', 'Leuven', true],
  ['106', 'Bathline Hasselt', 'Hasselt', true],
  ['107', 'Bathline Kortrijk', 'Kortrijk', false],
  ['201', 'Bathline Liège', 'Liège', true],
  ['202', 'Bathline Namur', 'Namur', true],
  ['203', 'Bathline Charleroi', 'Charleroi', true],
  ['204', 'Bathline Mons', 'Mons', false],
];
