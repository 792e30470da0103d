-- What applicants uploaded: the files are in the store, a row says which they are and of which application; of none
-- (null) once that is erased.

create table document (
  id bigint generated always as identity primary key,
  application_id bigint references application on delete set null,
  document_type text not null,
  name text not null,
  content_type text not null,
  size int not null,
  sha256 char(64) not null,
  file_name text not null unique,
  created_at timestamptz not null default now(),
  scanned_clean boolean
);

create index document_of_application on document (application_id);
create index document_abandoned on document (id) where application_id is null;
