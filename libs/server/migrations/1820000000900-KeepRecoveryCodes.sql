-- Of codes whose answer was lost nobody knows: they are made anew until their owner says that they have them.
alter table recovery_code add column is_kept boolean not null default true;

-- The session in which a secret was made: what is loaded again in it shows the same one.
alter table second_factor add column pending_session uuid;
