-- Mails that wait, were kept, sent or refused; those about an application go with it.

-- The body is encrypted. What was sent keeps its envelope for a while, what failed keeps the reason.
create table outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  reply_to text,
  application_id bigint references application on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'sent', 'failed')),
  attempts integer not null default 0,
  reason text,
  body bytea
);

create index outbox_newest on outbox (created_at desc, id);
create index outbox_unsettled on outbox (state, created_at) where state <> 'sent';
create index outbox_of_application on outbox (application_id, created_at) where application_id is not null;

create table outbox_attachment (
  mail_id uuid not null references outbox on delete cascade,
  position integer not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (mail_id, position)
);
