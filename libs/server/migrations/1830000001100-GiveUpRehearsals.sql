-- A rehearsal has ended, though not at its end, once its job that had failed was thrown away.

alter table migration_rehearsal add column is_given_up boolean not null default false;
