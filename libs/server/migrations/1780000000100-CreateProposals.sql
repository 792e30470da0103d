-- Acts that wait for a second person, erasures that wait already among them; when an account was changed; whether it ever
-- was an admin's; and which applications have an acceptance that waits.

create table proposal (
  id uuid primary key default gen_random_uuid(),
  act text not null,
  kind text not null,
  subject text not null,
  content jsonb not null,
  hash text not null,
  language text not null default 'en',
  reason text,
  proposed_by text not null,
  approval_hash bytea unique,
  concerned text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'declined', 'withdrawn', 'expired')),
  decided_by text,
  decided_at timestamptz
);

create unique index proposal_open on proposal (act, subject) where state = 'open';
create index proposal_by_date on proposal (created_at desc, id);
create index proposal_by_person on proposal (proposed_by, created_at desc);
alter table "user" add column changed_at timestamptz, add column was_admin boolean not null default false;
update "user" set was_admin = true where role = 'admin';
alter table application add column proposed_at timestamptz;
update application set proposed_at = updated_at where jsonb_typeof(facts->'proposal') = 'object';
create index application_proposed on application (proposed_at) where proposed_at is not null;

create function mark_proposed() returns trigger language plpgsql as $$
begin
  new.proposed_at := case when jsonb_typeof(new.facts->'proposal') = 'object' then now() end;
  return new;
end $$;

create trigger application_proposal before update of facts on application for each row
  when (new.facts->'proposal' is distinct from old.facts->'proposal') execute function mark_proposed();

-- Erasures that wait, as the register writes them: members in the order over which the hash is made.
insert into proposal (act, kind, subject, content, hash, proposed_by, created_at, expires_at)
  select 'application.erase', 'erasure', public_id::text, content::jsonb,
      encode(sha256(convert_to(format('{"act":"application.erase","content":%s,"kind":"erasure","subject":"%s"}', content, public_id), 'UTF8')), 'hex'),
      person, requested_at, now() + interval '7 days'
    from erasure_request join application on application.id = erasure_request.application_id
    cross join lateral format('{"after":{"application":"%1$s"},"before":null,"terms":{"application":"%1$s"},"title":"%2$s"}', public_id, flow) content;
