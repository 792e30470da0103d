import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleOf, Basics } from '@statewise/fields';
import type pg from 'pg';
import { creation, loanBase } from '../experiments/harness/applicant.ts';
import { sampleOf } from './seed.ts';

/** Runs statements of a file beside this one, which find in the table `given` what they are given. */
export async function runFile(
  client: pg.Client,
  file: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.entries(values).map(
    ([name, value]) => `${name} ${typeof value === 'number' ? 'int' : 'jsonb'}`,
  );
  await client.query(`create temp table given (${columns.join(', ')})`);
  const places = columns.map((_, at) => `$${at + 1}`);
  await client.query(`insert into given values (${places.join(', ')})`, Object.values(values));
  await client.query(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
}

/** Fills the database with `count` applications; one of each flow, made through the API, tells what the engine stores for all others. */
export async function populate(client: pg.Client, count: number, url: string): Promise<void> {
  const loan = await sampleOf(url, client, `${loanBase}/create`, creation('sample'));
  const business = await sampleOf(url, client, '/e-banking/api/saveStepOne', { page: 1, data: exampleOf(Basics) });
  await runFile(client, 'list-population.sql', {
    ...{ count, loan_version: loan.flow_version, loan_facts: loan.facts },
    ...{ business_version: business.flow_version, business_facts: business.facts },
  });
  await client.query('vacuum (analyze) application, application_step, application_word');
}
