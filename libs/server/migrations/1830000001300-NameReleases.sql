-- Of which release a process is, as numbers that say which of two is the newer one.

alter table replica add column release integer[];
