-- Since when a file may be named by no row: from before it is stored until a sweep has found the row. Files from before are settled.

alter table file_key add column unsettled_since timestamptz;
alter table file_key alter column unsettled_since set default now();
create index file_key_unsettled on file_key (unsettled_since) where unsettled_since is not null;
