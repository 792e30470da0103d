import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives the places of work names in every language and an address, and a vacancy the last day on which one can apply. */
export class AddWorkPlaces1764400000100 implements MigrationInterface {
  name = 'AddWorkPlaces1764400000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table work_place (
        id text primary key,
        names jsonb not null,
        country text,
        street text,
        postal_code text
      )`);
    await runner.query(`
      insert into work_place (id, names, country)
      select distinct on (id) id,
        jsonb_build_object('en', location, 'nl', coalesce(known.nl, location), 'fr', coalesce(known.fr, location)), known.country
      from (select trim(both '-' from lower(regexp_replace(location, '[^[:alnum:]]+', '-', 'g'))) as id, location from vacancy) as used
      left join (values ('brussels', 'Brussel', 'Bruxelles', 'BE'), ('valletta', 'Valletta', 'La Valette', 'MT'))
        as known (place, nl, fr, country) on known.place = used.id
      order by id, location`);
    await runner.query(
      'alter table vacancy add column place text references work_place, add column valid_through date',
    );
    await runner.query(
      "update vacancy set place = trim(both '-' from lower(regexp_replace(location, '[^[:alnum:]]+', '-', 'g')))",
    );
    await runner.query('alter table vacancy alter column place set not null, drop column location');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table vacancy add column location text');
    await runner.query(
      "update vacancy set location = work_place.names ->> 'en' from work_place where work_place.id = vacancy.place",
    );
    await runner.query(
      'alter table vacancy alter column location set not null, drop column place, drop column valid_through',
    );
    await runner.query('drop table work_place');
  }
}
