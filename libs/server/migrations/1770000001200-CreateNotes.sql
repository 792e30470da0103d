-- Notes of colleagues beside an application, which go with it.

create table application_note (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  author uuid references "user" on delete set null,
  text text not null,
  written_at timestamptz not null default now()
);

create index note_of_application on application_note (application_id, id);
