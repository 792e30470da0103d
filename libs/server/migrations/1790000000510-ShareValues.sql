-- What events of many applications have alike, such as prices, once and by its digest; rows of before have all of theirs themselves.

create table shared_value (
  digest text primary key,
  value jsonb not null
);

alter table transition add column shared jsonb;
