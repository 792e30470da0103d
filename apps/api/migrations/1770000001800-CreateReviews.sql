-- Applicants who asked for a person: in their own words, until when, and who of the bank looks.

create table review (
  application_id bigint primary key references application on delete cascade,
  words text,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  assigned_to uuid references "user" on delete set null,
  assigned_at timestamptz
);

create index application_in_review on application (id) where final_status_id = 3;
