-- The e-mail address of each application in small letters: whether who holds the code typed it, and since when it is
-- proven to be read by them. Of applications that are there, those count as typed by their holder that nobody else prepared.

create table application_address (
  application_id bigint primary key references application on delete cascade,
  email text not null,
  is_own boolean not null,
  proven_at timestamptz
);

create index application_address_email on application_address (email, application_id);

insert into application_address (application_id, email, is_own)
  select s.application_id, lower(a.email), p.facts->>'preparedBy' is null and p.former_code is null
  from application_step s join application p on p.id = s.application_id
    cross join lateral (select coalesce(s.fields->>'email', s.fields->>'employee_email_address', s.draft->>'email') as email) a
  where s.step_number = 1 and coalesce(a.email, '') <> '';
