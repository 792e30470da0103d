set check_function_bodies = off;
create schema jobs;
CREATE OR REPLACE FUNCTION public.amount_word(amount jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select case when jsonb_typeof(amount) = 'number' and amount::numeric between 0 and 99999999999
      then '=' || lpad((amount::numeric * 100)::bigint::text, 13, '0') end
  $function$
;
CREATE OR REPLACE FUNCTION public.derive_from_facts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if tg_op = 'INSERT' or (new.flow, new.facts->'statuses', new.facts->'referrer', new.facts->'isStaff') is distinct from (old.flow, old.facts->'statuses', old.facts->'referrer', old.facts->'isStaff') then
      new.referrer := nullif(new.facts->>'referrer', '');
      new.is_staff := coalesce((new.facts->>'isStaff')::boolean, false);
      new.application_status_id := coalesce(new.facts->'statuses'->>'application', '0')::smallint;
      new.risk_status_id := coalesce(new.facts->'statuses'->>'risk', '0')::smallint;
      new.nbb_status_id := coalesce(new.facts->'statuses'->>'nbb', '0')::smallint;
      new.payslip_status_id := coalesce(new.facts->'statuses'->>'payslip', '0')::smallint;
      new.invoice_status_id := coalesce(new.facts->'statuses'->>'invoice', '0')::smallint;
      new.final_status_id := coalesce(new.facts->'statuses'->>'final', '0')::smallint;
      new.standing := new.flow || '/' || new.state || '/' || coalesce(new.facts->'statuses'->>'application', '0') || coalesce(new.facts->'statuses'->>'risk', '0') || coalesce(new.facts->'statuses'->>'nbb', '0') || coalesce(new.facts->'statuses'->>'payslip', '0') || coalesce(new.facts->'statuses'->>'invoice', '0') || coalesce(new.facts->'statuses'->>'final', '0');
    elsif new.state <> old.state then
      new.standing := new.flow || '/' || new.state || substr(old.standing, length(old.flow) + length(old.state) + 2);
    end if;
    return new;
  end
$function$
;
CREATE OR REPLACE FUNCTION public.erase_applications(ids bigint[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      declare erased int;
      begin
        delete from application where id = any(ids);
        get diagnostics erased = row_count;
        return erased;
      end $function$
;revoke all on function erase_applications(bigint[]) from public;
CREATE OR REPLACE FUNCTION public.keep_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare words text[] := case when new.fields is null then '{}' else search_words(new.step_number, new.fields) end;
    begin
      if tg_op = 'UPDATE' then
        delete from application_word where application_id = new.application_id and source = new.step_number and word <> all(words);
      end if;
      insert into application_word select new.application_id, new.step_number, unnest(words) on conflict do nothing;
      return null;
    end
  $function$
;
CREATE OR REPLACE FUNCTION public.note_counted_erasure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into counted_erasure values (old.flow, old.version, old.locale, old.since, old.state, old.moved_on);
      return null;
    end $function$
;
CREATE OR REPLACE FUNCTION public.note_site_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update site_version set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
      return null;
    end $function$
;
CREATE OR REPLACE FUNCTION public.plain_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select translate(replace(replace(replace(
      lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđðı', 'olddi')
  $function$
;
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin raise exception 'rows of % are neither changed nor removed', tg_table_name; end $function$
;
CREATE OR REPLACE FUNCTION public.search_words(step_number smallint, fields jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select array_remove(search_words(concat_ws(' ', fields->>'first_name', fields->>'last_name', fields->>'company', fields->>'trade_name')) || array[left(nullif(plain_text(trim(fields->>'email')), ''), 60),
      amount_word(case when step_number = 0 then fields->'amount' else fields->'loan_amount' end)], null)
  $function$
;
CREATE OR REPLACE FUNCTION public.search_words(text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select coalesce(array_agg(distinct left(word, 60)) filter (where word <> ''), '{}') from (
      select unnest(case when part ~ '[^.]\.[^.]|@' then array[part] else regexp_split_to_array(part, '[^[:alnum:]]+' collate "und-x-icu") end) as word
      from regexp_split_to_table(plain_text($1), '\s+') as part) as words
  $function$
;
CREATE OR REPLACE FUNCTION public.site_text_config(language_id smallint)
 RETURNS regconfig
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select case language_id when 2 then 'pg_catalog.dutch'::regconfig when 3 then 'pg_catalog.french'::regconfig else 'pg_catalog.english'::regconfig end $function$
;
CREATE OR REPLACE FUNCTION public.sum_inserted_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into flow_sum (flow, version, locale, grain, since, measure, state, detail, n)
  select flow, sums.version, sums.locale, grain, since, measure, state, detail, sum(n)
  from (select * from added) counted, lateral (values (counted.version, counted.locale), (counted.version, ''), (0, counted.locale), (0, '')) as sums(version, locale)
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (flow, version, locale, grain, since, measure, state, detail) do update set n = flow_sum.n + excluded.n;
    return null;
  end $function$
;
CREATE OR REPLACE FUNCTION public.sum_updated_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    insert into flow_sum (flow, version, locale, grain, since, measure, state, detail, n)
  select flow, sums.version, sums.locale, grain, since, measure, state, detail, sum(n)
  from (select * from added
    union all select flow, grain, since, measure, version, locale, state, detail, -n from taken) counted, lateral (values (counted.version, counted.locale), (counted.version, ''), (0, counted.locale), (0, '')) as sums(version, locale)
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (flow, version, locale, grain, since, measure, state, detail) do update set n = flow_sum.n + excluded.n;
    return null;
  end $function$
;
create sequence migrations_id_seq;
create table answered_call (
  application_id bigint not null,
  key text not null,
  fingerprint text not null,
  seq integer not null,
  creates boolean not null,
  at timestamp with time zone default now() not null
);
create table api_token (
  id uuid default gen_random_uuid() not null,
  name text not null,
  role text not null,
  secret_hash bytea not null,
  created_by text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone
);
create table application (
  id bigint generated always as identity not null,
  flow text not null,
  flow_version integer not null,
  state text not null,
  regions jsonb,
  facts jsonb not null,
  version integer not null,
  current_step smallint not null,
  furthest_step smallint not null,
  locale text not null,
  intermediary_id bigint,
  has_contacts boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  referrer text,
  is_staff boolean,
  application_status_id smallint,
  risk_status_id smallint,
  nbb_status_id smallint,
  payslip_status_id smallint,
  invoice_status_id smallint,
  final_status_id smallint,
  former_code bytea,
  renewed_seq integer,
  public_id uuid default gen_random_uuid() not null,
  standing text collate "C" not null,
  log_head bytea,
  code_digest bytea not null,
  admin_code_digest bytea not null,
  sealed_codes bytea not null
) with (fillfactor=70);
create table application_note (
  id bigint generated always as identity not null,
  application_id bigint not null,
  author uuid,
  text text not null,
  written_at timestamp with time zone default now() not null
);
create table application_step (
  application_id bigint not null,
  step_number smallint not null,
  fields jsonb,
  set_aside jsonb,
  draft jsonb,
  drafted_at timestamp with time zone
) with (fillfactor=70);
create table application_word (
  application_id bigint not null,
  source smallint not null,
  word text collate "C" not null
);
create table audit (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  kind text not null,
  actor_id text,
  actor_role text,
  address text,
  application_id uuid,
  subject text,
  details jsonb default '{}'::jsonb not null
);
create table audit_seal (
  seq bigint not null,
  after_id bigint not null,
  last_id bigint not null,
  row_count integer not null,
  previous bytea,
  hash bytea not null,
  sealed_at timestamp with time zone default now() not null
);
create table blog_category (
  slug text not null,
  "position" smallint not null,
  names jsonb not null
);
create table blog_post (
  id integer generated by default as identity not null,
  category text not null,
  publish_date date not null,
  picture_id integer
);
create table captcha_solution (
  nonce text not null,
  expires_at timestamp with time zone not null
);
create table chart_scenario (
  id uuid default gen_random_uuid() not null,
  chart text not null,
  title text not null,
  walk jsonb not null,
  created_by text not null,
  created_at timestamp with time zone default now() not null
);
create table contact (
  id uuid not null,
  application_id bigint not null,
  parent_id uuid,
  contact_type text not null,
  fields jsonb not null
);
create table contact_attachment (
  id bigint generated always as identity not null,
  message_id uuid,
  "position" smallint not null,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  file_name text not null
);
create table contact_message (
  id uuid not null,
  reference text not null,
  received_at timestamp with time zone default now() not null,
  language text not null,
  fields jsonb not null,
  request_key text,
  request_digest text not null
);
create table content_block (
  name text not null,
  language_id smallint not null,
  content jsonb not null
);
create table content_blog_post (
  blog_post_id integer not null,
  language_id smallint not null,
  title text not null,
  url text not null,
  excerpt text not null,
  body text not null,
  plain text not null,
  search tsvector generated always as (((setweight(to_tsvector(site_text_config(language_id), title), 'A'::"char") || setweight(to_tsvector(site_text_config(language_id), plain), 'C'::"char")) || setweight(to_tsvector('simple'::regconfig, translate(lower(((title || ' '::text) || plain)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ'::text, 'aaaaaaceeeeiiiinooooouuuuyy'::text)), 'D'::"char"))) stored not null
);
create table content_item (
  kind text not null,
  key text not null,
  version integer not null,
  draft jsonb,
  draft_by text,
  draft_at timestamp with time zone
);
create table content_page (
  page_id integer not null,
  language_id smallint not null,
  title text not null,
  description text not null,
  body text not null,
  plain text not null,
  search tsvector generated always as (((setweight(to_tsvector(site_text_config(language_id), title), 'A'::"char") || setweight(to_tsvector(site_text_config(language_id), plain), 'C'::"char")) || setweight(to_tsvector('simple'::regconfig, translate(lower(((title || ' '::text) || plain)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ'::text, 'aaaaaaceeeeiiiinooooouuuuyy'::text)), 'D'::"char"))) stored not null
);
create table content_revision (
  kind text not null,
  key text not null,
  version integer not null,
  act text not null,
  content jsonb not null,
  author text,
  at timestamp with time zone default now() not null
);
create table content_vacancy (
  vacancy_id integer not null,
  language_id smallint not null,
  title text not null,
  url text not null,
  body text not null,
  plain text not null,
  search tsvector generated always as (((setweight(to_tsvector(site_text_config(language_id), title), 'A'::"char") || setweight(to_tsvector(site_text_config(language_id), plain), 'C'::"char")) || setweight(to_tsvector('simple'::regconfig, translate(lower(((title || ' '::text) || plain)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ'::text, 'aaaaaaceeeeiiiinooooouuuuyy'::text)), 'D'::"char"))) stored not null
);
create table counted_application (
  application_id bigint not null,
  flow text not null,
  version integer not null,
  locale text not null,
  since date not null,
  state text not null,
  entered_at timestamp with time zone not null,
  moved_on date not null,
  states text[] not null
) with (fillfactor=70);
create table counted_erasure (
  flow text not null,
  version integer not null,
  locale text not null,
  since date not null,
  state text not null,
  moved_on date not null
);
create table counted_until (
  "position" bigint not null
);
create table device_number (
  application_id bigint not null,
  digest bytea not null,
  tries smallint default 0 not null,
  expires_at timestamp with time zone not null
);
create table document (
  id bigint generated always as identity not null,
  application_id bigint,
  document_type text not null,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 character(64) not null,
  file_name text not null,
  created_at timestamp with time zone default now() not null,
  scanned_clean boolean
);
create table dropdown_value (
  dropdown text not null,
  value text not null,
  "position" smallint not null,
  labels jsonb not null
);
create table employment_type (
  id text not null,
  titles jsonb not null
);
create table erasure_request (
  application_id bigint not null,
  person text not null,
  requested_at timestamp with time zone default now() not null
);
create table flow_count (
  flow text not null,
  grain text not null,
  since date not null,
  measure text not null,
  version integer not null,
  locale text not null,
  state text not null,
  detail text not null,
  n bigint not null
) with (fillfactor=70);
create table flow_sum (
  flow text collate "C" not null,
  version integer not null,
  locale text collate "C" not null,
  grain text collate "C" not null,
  since date not null,
  measure text collate "C" not null,
  state text collate "C" not null,
  detail text collate "C" not null,
  n bigint not null
) with (fillfactor=70);
create table intermediary (
  id bigint generated always as identity not null,
  username text not null,
  password_hash text,
  name text not null,
  store_id integer,
  active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  email text
);
create table invitation (
  account_id text not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null
);
create table loan_term (
  loan_type_id integer not null,
  term smallint not null,
  minimum numeric(12,2),
  id integer generated by default as identity not null
);
create table loan_type (
  id integer not null,
  name jsonb not null,
  staff_only boolean default false not null
);
create table media (
  id integer generated by default as identity not null,
  content_type text not null,
  width integer,
  height integer,
  alt jsonb not null,
  content bytea not null,
  etag text generated always as (md5(content)) stored not null
);
create table migration_rehearsal (
  id uuid default gen_random_uuid() not null,
  flow text not null,
  to_version integer not null,
  requested_by text not null,
  created_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  total integer not null,
  checked integer default 0 not null,
  migrated integer default 0 not null,
  failed integer default 0 not null,
  failures jsonb default '[]'::jsonb not null,
  last_id bigint default 0 not null,
  until_id bigint not null
);
create table migrations (
  id integer default nextval('migrations_id_seq'::regclass) not null,
  "timestamp" bigint not null,
  name character varying not null
);
create table outbox (
  id uuid not null,
  recipient text not null,
  subject text not null,
  created_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  reply_to text,
  application_id bigint,
  state text default 'waiting'::text not null,
  attempts integer default 0 not null,
  reason text,
  body bytea
);
create table outbox_attachment (
  mail_id uuid not null,
  "position" integer not null,
  name text not null,
  type text not null,
  content bytea not null
);
create table page (
  id integer generated by default as identity not null,
  slug text not null,
  calculator text,
  show_only_zero_rate boolean default false not null,
  picture_id integer,
  updated date not null
);
create table platform_secret (
  name text not null,
  value text not null
);
create table prepared_loan (
  store_application_id bigint not null,
  application_id bigint not null,
  store_number text not null,
  prepared_at timestamp with time zone default now() not null
);
create table price (
  id integer generated by default as identity not null,
  product text not null,
  country text not null,
  effective_from date not null,
  rate numeric(7,4) not null,
  net_rate numeric(7,4),
  pro_rate numeric(7,4),
  pro_net_rate numeric(7,4)
);
create table promotion (
  id integer generated always as identity not null,
  loan_type_id integer not null,
  name jsonb not null,
  months smallint not null,
  is_default boolean default false not null,
  active boolean default true not null
);
create unlogged table rate_limit (
  key text not null,
  count integer not null,
  allowed integer not null,
  ends_at timestamp with time zone not null
) with (fillfactor=70);
create table recovery_code (
  user_id uuid not null,
  code_hash bytea not null
);
create table replica (
  id uuid not null,
  host text not null,
  pid integer not null,
  worker boolean not null,
  node text not null,
  started_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone default now() not null
);
create table review (
  application_id bigint not null,
  words text,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  assigned_to uuid,
  assigned_at timestamp with time zone
);
create table risk_policy (
  id integer default 1 not null,
  thresholds jsonb not null,
  updated_at timestamp with time zone default now() not null
);
create table saved_view (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  name text not null,
  query text not null,
  created_at timestamp with time zone default now() not null
);
create table second_factor (
  user_id uuid not null,
  secret bytea,
  pending_secret bytea,
  last_step bigint default 0 not null
);
create table session (
  token_hash bytea not null,
  actor_id text not null,
  role text not null,
  name text not null,
  email text,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  id uuid default gen_random_uuid() not null,
  browser text default ''::text not null,
  last_seen_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone default now() not null,
  is_half boolean default false not null
);
create table site_version (
  changed_by xid8 not null
);
create table store (
  id integer generated always as identity not null,
  store_number text not null,
  name text not null,
  city text not null,
  allows_promotions boolean default true not null
);
create table subscriber (
  id bigint generated always as identity not null,
  email text not null,
  name text not null,
  surname text not null,
  language_id smallint not null,
  subscribed_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone
);
create table text_override (
  area text not null,
  key text not null,
  language text not null,
  text text not null,
  updated_at timestamp with time zone default now() not null
);
create table transition (
  application_id bigint not null,
  seq integer not null,
  event jsonb not null,
  from_state text not null,
  to_state text not null,
  actor_role text not null,
  actor_id text,
  at timestamp with time zone not null,
  current_step smallint not null,
  furthest_step smallint not null,
  idempotency_key text,
  fingerprint text,
  "position" bigint generated always as identity not null,
  hash bytea
);
create table translation (
  id bigint generated always as identity not null,
  digest bytea not null,
  content text not null,
  context text not null,
  language text not null,
  times integer default 1 not null,
  reported_at timestamp with time zone default now() not null,
  reporter bytea,
  is_confirmed boolean default false not null
);
create table "user" (
  id uuid default gen_random_uuid() not null,
  email text not null,
  name text not null,
  role text not null,
  password_hash text,
  created_at timestamp with time zone default now() not null,
  active boolean default true not null
);
create table vacancy (
  id integer generated by default as identity not null,
  employment_type text not null,
  picture_id integer,
  publish_date date not null,
  place text not null,
  valid_through date
);
create table webhook (
  id uuid default gen_random_uuid() not null,
  name text not null,
  url text not null,
  flows text[] not null,
  states text[] not null,
  events text[] not null,
  active boolean default true not null,
  disabled_reason text,
  failing_since timestamp with time zone,
  old_secret_until timestamp with time zone,
  language text not null,
  "position" bigint not null,
  created_by text not null,
  created_at timestamp with time zone default now() not null,
  secret bytea not null,
  old_secret bytea
);
create table webhook_attempt (
  delivery_id uuid not null,
  number integer not null,
  at timestamp with time zone default now() not null,
  milliseconds integer not null,
  status integer,
  error text,
  answer text not null
);
create table webhook_delivery (
  id uuid default gen_random_uuid() not null,
  webhook_id uuid not null,
  "position" bigint,
  type text not null,
  payload text not null,
  state text default 'waiting'::text not null,
  run integer default 0 not null,
  tries integer default 0 not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone,
  created_at timestamp with time zone default now() not null
);
create table work_place (
  id text not null,
  names jsonb not null,
  country text,
  street text,
  postal_code text
);
insert into application (id, flow, flow_version, state, regions, facts, version, current_step, furthest_step, locale, intermediary_id, has_contacts, created_at, updated_at, referrer, is_staff, application_status_id, risk_status_id, nbb_status_id, payslip_status_id, invoice_status_id, final_status_id, former_code, renewed_seq, public_id, standing, log_head, code_digest, admin_code_digest, sealed_codes) overriding system value values
('1', 'loan-application', '1', 'stepTwo', NULL, '{"born": null, "jump": null, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 2, "reviewRequested": false, "changedSinceCheck": false}', '1', '2', '2', 'en', NULL, 'false', '2026-11-23 23:41:59.704+00', '2026-11-23 23:41:59.704+00', 'www.meridianbank.example', 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '4ce3ccd6-dc0a-45ee-b3c7-b3bf282cb1bf', 'loan-application/stepTwo/000000', E'\\xae447a2d3fc7ff21cb6df94fe8b2bfbb2b0896f668187d8aade024c231befa34', E'\\xf3bc02e6244744ea4db54f29253350df', E'\\xa1d3e7d2dc683bcd5a31bfededfa4e53', E'\\xd20de56842cb0e160cd16799c1cfddfeddc1d46a5dd4c032d62d6c55d7282ba848bfa8113dfcccd4a51115116f19cf26678afa7738535b3b'),
('10', 'store', '1', 'finish', NULL, '{"jump": null, "route": "store", "seller": {"storeNumber": "101"}, "isPrepared": true, "preparedBy": null, "furthestStep": 3}', '2', '3', '3', 'en', NULL, 'false', '2026-11-23 23:42:00.211+00', '2026-11-23 23:42:00.212+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '9e959688-99d2-4206-8b4e-f549d666c811', 'store/finish/000000', E'\\x56aff97f1886056adc5f64e63775a415ba20a0509bf634dced2bd5496fed7f45', E'\\x5e0a82ba9cda0bef378b3c40305eb9f7', E'\\x4f1bcad39817a360ce0808ca51123bde', E'\\xd20de568742094b9ef9c2bcf911096bd282e357b295dfe51779ae45f7eb23174b760818077edfa8b5de8298c0f015839816386e9f53a9654'),
('11', 'loan-application', '1', 'stepTwo', NULL, '{"born": "02/05/1980", "jump": null, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "store", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": {"storeNumber": "101"}, "referrer": "vanmarcke", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 2, "reviewRequested": false, "changedSinceCheck": false}', '3', '2', '2', 'en', NULL, 'false', '2026-11-23 23:42:00.212+00', '2026-11-23 23:42:00.43+00', 'vanmarcke', 'false', '0', '0', '0', '0', '0', '0', E'\\x58782577d288d9180c786a687bea47f3', '2', '630ac2e7-7b30-4851-acc1-e3b2c3769a18', 'loan-application/stepTwo/000000', E'\\xb750df997d12c7f54447f8dea730a97d16eb69476e778210e236d9a98d912fc2', E'\\x0d390eb34b47f01af94890e94d6b201b', E'\\xc3a1e2a871d881c6ae030ac6afecdcad', E'\\xd20de5682ade9e74061975ec649deaa099a6b380ccdccd6bdbc45c965c556969e83fa5edad990c6ee4b9872e311054c99c295a13e1754e44'),
('12', 'e-banking', '1', 'address', NULL, '{"jump": null, "documents": {}, "preparedBy": null, "furthestStep": 2, "savedContact": null}', '1', '2', '2', 'en', NULL, 'false', '2026-11-23 23:42:00.442+00', '2026-11-23 23:42:00.442+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, 'e4f9415a-c987-44ac-a171-ce284234142e', 'e-banking/address/000000', E'\\xbdde05809fb08ea5752e614e32a588f585b11a15b8c7b74e946de29addf237b3', E'\\x72d77aa79fcfe6d74d375c881a651c77', E'\\x70055b32af31840720ce620ac033edf1', E'\\xd20de56832b3fbe1f8bff8de779548bc1df505420cec373d2d15f45b7aac8a2ae67da9bf2c0adf7b5841d12e3c65106879e1eec5104bfc0d'),
('13', 'e-banking', '1', 'people', NULL, '{"jump": null, "documents": {}, "preparedBy": null, "furthestStep": 3, "savedContact": "01a20ac9-b383-7208-90f6-ef82ddd738f8"}', '3', '3', '3', 'en', NULL, 'true', '2026-11-23 23:42:00.488+00', '2026-11-23 23:42:00.574+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, 'cbf694ec-c8b1-4d39-bfe4-1e2b11e2b2ee', 'e-banking/people/000000', E'\\x361575e2abbe34e7165c956622b87b3d1c95f4ed9ff25308b5a4c96bb388dd99', E'\\x94c0f5ca7da580b62e8e7e8aa3f50bfb', E'\\xa069b2852f7310244f16d7bf5f524fc5', E'\\xd20de5681190bbba0ce47d4c9e0d06e079a9c903a1889bbb899d9ae66d4ed9b29ce55f8116a46f76ca417ac8fb599fb5753fb0b1483ee92d'),
('14', 'e-banking', '1', 'holders', NULL, '{"jump": null, "documents": {}, "preparedBy": null, "furthestStep": 4, "savedContact": "01a20ac9-b3ee-7130-b5c9-b9eb9ab41a93"}', '8', '4', '4', 'en', NULL, 'true', '2026-11-23 23:42:00.607+00', '2026-11-23 23:42:00.702+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '991b3987-2092-415d-96e4-b1de0e39a733', 'e-banking/holders/000000', E'\\xec41e54a93a73bac4991a5d48240f31c23be684fade6e9689cc8a778d8b9caea', E'\\x4f9c366ee8f6356601b2a11c437a085f', E'\\xf26938b04240dd3e8544e358446e6e50', E'\\xd20de5681a5086762bfeaa3c9072f36e8f24cbe49306aaa432b69e06cbe113b56fe79731209b0f3b62ba20b1e643bbbe27894e045a6eea21'),
('15', 'e-banking', '1', 'finish', NULL, '{"jump": null, "documents": {}, "preparedBy": null, "furthestStep": 7, "savedContact": "01a20ac9-b45e-7287-bed1-dad8c36470d3"}', '12', '7', '7', 'en', NULL, 'true', '2026-11-23 23:42:00.717+00', '2026-11-23 23:42:00.811+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '049758e6-1a99-4528-ba3e-bd2049ceab7d', 'e-banking/finish/000000', E'\\xcf0653ba16ff30f5073946ada035b93aee1f4c5e99ba8028690d6ae842dc6806', E'\\x77fc950ae1bcfeb1daadd77f012886e0', E'\\x53ef7d58acc427906bb2c5f5e719bb83', E'\\xd20de568bc4f3058f68af608852a84c23b9ca1d9d0ee38f903694c82585f13c4f4b3e7242d4311a0d686dbe9234583a56792d8258a56d22b'),
('16', 'e-banking', '1', 'completed', NULL, '{"jump": null, "documents": {}, "preparedBy": null, "furthestStep": 7, "savedContact": "01a20ac9-b4f2-7d44-909a-beec9d41500c"}', '13', '7', '7', 'en', NULL, 'true', '2026-11-23 23:42:00.819+00', '2026-11-23 23:42:00.991+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '94c8002c-0f1a-4ace-a9c9-6a3cf6508ab6', 'e-banking/completed/000000', E'\\x1fc2f9ce6c284f708c2e140d07a4e4eca2c45b2c0aa9eab00f4422113a900fe5', E'\\x9ea4cfb87fef4643249b4d44c3ebc474', E'\\xb2d59f1bba82cf40a44d5e6bdec15fe3', E'\\xd20de5681925fe47423c41bfcbdd56c69477c48aa47ea6545cd6b1b5fa7988dd14f346b7af3dee357a32a603d7e44a19a79e9c5b6a8764d1'),
('2', 'loan-application', '1', 'stepFive', NULL, '{"born": null, "jump": null, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 5, "reviewRequested": false, "changedSinceCheck": false}', '4', '5', '5', 'en', NULL, 'false', '2026-11-23 23:41:59.779+00', '2026-11-23 23:41:59.84+00', 'www.meridianbank.example', 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, 'df8790a4-3bac-4679-8d6c-00f0ff702bfc', 'loan-application/stepFive/000000', E'\\x0f3d75a14e66e899c512a9a8bea3329d3a99d4ed2ec6d954c41acb291d04fc1b', E'\\x322984e8451c9d5d82f6056b1531c654', E'\\x865fea63c6d1fc008eed40373dc1b07c', E'\\xd20de568a1a3539e65252b22c54d64795fc8dc9a00f189f52b1130bb20091db62943629b8ef39dfe0f1f5de65933f193cddc1d53c3ee2a61'),
('3', 'loan-application', '1', 'stepFive', NULL, '{"born": null, "jump": null, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 5, "reviewRequested": false, "changedSinceCheck": false}', '4', '5', '5', 'en', NULL, 'false', '2026-11-23 23:41:59.851+00', '2026-11-23 23:41:59.883+00', 'www.meridianbank.example', 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '7a6f3d0c-a110-456a-900a-a9f5af59f44b', 'loan-application/stepFive/000000', E'\\xd868359040be3021ac79c413851a958d8469733dd40fba43416540a1220c88d3', E'\\x7715ed843f2699c5968e6ebf2fffd5e2', E'\\x48a1124969938547e25a7d22e81ce819', E'\\xd20de56854ee48e26243f2c2a7d6b5965a0e1b924fa63a13d122b853d5b09a99aa53557469170def8ab6e5da08a7858929cc26b0ef84cfa5'),
('4', 'loan-application', '1', 'finished.rejected', NULL, '{"born": null, "jump": null, "risk": {"result": 2, "attempt": 1, "reasons": ["room"], "alternative": {"term": 36, "amount": 6600}}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 2, "final": 3, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": "2026-12-07T23:41:59.998Z", "furthestStep": 5, "reviewRequested": true, "changedSinceCheck": false}', '7', '7', '5', 'en', NULL, 'false', '2026-11-23 23:41:59.892+00', '2026-11-23 23:41:59.998+00', 'www.meridianbank.example', 'false', '0', '2', '0', '0', '0', '3', NULL, NULL, 'fb6154c1-0d28-48bc-8fd8-a6c9c7d11fee', 'loan-application/finished.rejected/020003', E'\\xc4e1800560db2b90c748b96f55b4dbaecf8bcc5b6104bf85e9b67e86fe51642e', E'\\x808f5a5a866d6439b6f2e523a9919d76', E'\\x3627c7f3238eba42344b7684aa82b314', E'\\xd20de5681531f48535ad82f70c9c464eec0f579ec9e65dd20cf0fc645a022107dbfc3f5ae432de91de38e489d45d03e7559bc86c80936f4e'),
('5', 'loan-application', '1', 'documents', NULL, '{"born": null, "jump": null, "risk": {"result": 1, "attempt": 1, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 1, "final": 0, "invoice": 0, "payslip": 0, "application": 5}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 6, "reviewRequested": false, "changedSinceCheck": false}', '6', '6', '6', 'en', NULL, 'false', '2026-11-23 23:42:00.042+00', '2026-11-23 23:42:00.064+00', 'www.meridianbank.example', 'false', '5', '1', '0', '0', '0', '0', NULL, NULL, 'b352f43d-2f40-47bc-b9fc-d148bb5fd3de', 'loan-application/documents/510000', E'\\xe33941b5b321c666dc0cb4e1aecb9109de0536f64060732908cf095496149d63', E'\\xb9fc477089c764440ae8224f1b9ee842', E'\\xe0e7d8731177e8a4338ac3b2449da8de', E'\\xd20de568072aadc8d285a8d08c04a999fc6fa4d47d9c443499d3f4c8ecae0fbedb6c8d07926c0bb2faa9dd9800a6487cc98988164638af5f'),
('6', 'loan-application', '1', 'finished.accepted', NULL, '{"born": null, "jump": null, "risk": {"result": 1, "attempt": 1, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 1, "final": 1, "invoice": 0, "payslip": 0, "application": 5}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 6, "reviewRequested": false, "changedSinceCheck": false}', '7', '7', '6', 'en', NULL, 'false', '2026-11-23 23:42:00.072+00', '2026-11-23 23:42:00.106+00', 'www.meridianbank.example', 'false', '5', '1', '0', '0', '0', '1', NULL, NULL, '342073ae-8a02-4d15-95c6-edeac06ddaa0', 'loan-application/finished.accepted/510001', E'\\x9024c3b0e9b7c081b33428be63261a15d303ec65dfac9428387589064a092525', E'\\x7554a50b54c08c295755a33bb45e597e', E'\\xe5d81ecb592ce21b0fb727559c850c0e', E'\\xd20de56818ec089aca67aa205d933c1d53aaaf554388098361c86d80d37f2322139d5751398190fd33d01845cb3a5b4df1db0b625355212d'),
('7', 'loan-application', '1', 'stepFour', NULL, '{"born": null, "jump": {"from": "stepTwo", "unmet": ["isStepTwoAnswered", "isStepThreeAnswered"], "reason": "Asked by phone", "furthestStep": 2}, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 4, "reviewRequested": false, "changedSinceCheck": false}', '2', '4', '4', 'en', NULL, 'false', '2026-11-23 23:42:00.121+00', '2026-11-23 23:42:00.142+00', 'www.meridianbank.example', 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '822c60b4-e84d-484c-a4b7-47c2c34ecde8', 'loan-application/stepFour/000000', E'\\x75b8b9f7baf29aa54bc7c39bec10c8d5cf41556a9626a34b2f4900fd82cf3a9f', E'\\x738ce0e7e35b87277c58299da070b1b7', E'\\xb417af599075128d922b13f69632e37a', E'\\xd20de5687c4e9bad92426d9bf328cbf77ed52d643feafe2623f9899e0620de2e5600aef94b2d140e98cc9cad54217170f05ef5927f4212d1'),
('8', 'store', '1', 'finish', NULL, '{"jump": null, "route": "store", "seller": {"storeNumber": "101"}, "isPrepared": true, "preparedBy": null, "furthestStep": 3}', '2', '3', '3', 'en', NULL, 'false', '2026-11-23 23:42:00.177+00', '2026-11-23 23:42:00.178+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, 'f318b768-c3ce-4199-82bd-71c7c5eb253e', 'store/finish/000000', E'\\xf60e08ccbb5ddf3534125f7c6e52a77a4a001b3d2520fcebdcfecb03f99e0ba2', E'\\x2a7d817a98d3cc500ecd140470dd67f3', E'\\xd1b3d731f0ba2f06de6fd7b604de658a', E'\\xd20de568be048e615ba762c2b669f8ceaf1b4aa94dd57d764ec003087b1d0c41ceb96eb7e9df7902cf9c3c931fd4377c087af829239241b7'),
('9', 'loan-application', '1', 'stepVm', NULL, '{"born": "02/05/1980", "jump": null, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "store", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": {"storeNumber": "101"}, "referrer": "vanmarcke", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": "store", "reviewDueAt": null, "furthestStep": 0, "reviewRequested": false, "changedSinceCheck": false}', '1', '0', '0', 'en', NULL, 'false', '2026-11-23 23:42:00.182+00', '2026-11-23 23:42:00.182+00', 'vanmarcke', 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '7ac39838-fd14-4188-8457-159610415a7f', 'loan-application/stepVm/000000', E'\\xa424aa451420581a10b1d836cb1a5e593e1ab22995bfd635dcfe918833ff6378', E'\\x932f4f24b542d88637765bb73d107040', E'\\x16fcd0f89301177933e4a91925bb511b', E'\\xd20de568e3a9964d0d7207fffac3c0abbaa01580d1e5492c02012592c77e93cb778eae602d1cd02fb0596dd5f1dfd08d51e015ecfe7f3063');
insert into application_step (application_id, step_number, fields, set_aside, draft, drafted_at) overriding system value values
('1', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('1', '1', '{"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}', NULL, NULL, NULL),
('1', '2', NULL, NULL, '{"city": "Sl"}', '2026-11-23 23:41:59.768434+00'),
('10', '1', '{"store_number": "101", "employee_number": "E4711", "employee_email_address": "jan@bathline.example"}', NULL, NULL, NULL),
('10', '2', '{"email": "piet@example.com", "title": "mr", "mobile": "+32 470 12 34 56", "fullname": "Piet Janssens", "last_name": "Janssens", "loan_term": 36, "first_name": "Piet", "loan_amount": 10000, "loan_type_id": 1, "date_of_birth": "02/05/1980", "employee_full_name": "Jan Peeters"}', NULL, NULL, NULL),
('11', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('11', '1', '{"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}', NULL, NULL, NULL),
('12', '1', '{"vat": "BE0000000196", "email": "accounts@harbour-plumbing.example", "skipVies": false, "isCompany": true, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current", "is_credit_card_account": false}', NULL, NULL, NULL),
('13', '1', '{"vat": "BE0000000295", "email": "accounts@harbour-plumbing.example", "skipVies": false, "isCompany": true, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current", "is_credit_card_account": false}', NULL, NULL, NULL),
('13', '2', '{"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}', NULL, NULL, NULL),
('14', '1', '{"vat": "BE0000000493", "email": "accounts@harbour-plumbing.example", "skipVies": false, "isCompany": true, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current", "is_credit_card_account": false}', NULL, NULL, NULL),
('14', '2', '{"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}', NULL, NULL, NULL),
('14', '3', '{"pep": false}', NULL, NULL, NULL),
('15', '1', '{"vat": "BE0000000988", "email": "accounts@harbour-plumbing.example", "skipVies": false, "isCompany": true, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current", "is_credit_card_account": false}', NULL, NULL, NULL),
('15', '2', '{"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}', NULL, NULL, NULL),
('15', '3', '{"pep": false}', NULL, NULL, NULL),
('15', '4', '{}', NULL, NULL, NULL),
('15', '5', '{"payment": false}', NULL, NULL, NULL),
('15', '6', '{"documents_sent": true}', NULL, NULL, NULL),
('16', '1', '{"vat": "BE0000001582", "email": "accounts@harbour-plumbing.example", "skipVies": false, "isCompany": true, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current", "is_credit_card_account": false}', NULL, NULL, NULL),
('16', '2', '{"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}', NULL, NULL, NULL),
('16', '3', '{"pep": false}', NULL, NULL, NULL),
('16', '4', '{}', NULL, NULL, NULL),
('16', '5', '{"payment": false}', NULL, NULL, NULL),
('16', '6', '{"documents_sent": true}', NULL, NULL, NULL),
('2', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('2', '1', '{"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}', NULL, NULL, NULL),
('2', '2', '{"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}', NULL, NULL, NULL),
('2', '3', '{"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": 2800}', NULL, NULL, NULL),
('2', '4', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('3', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('3', '1', '{"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}', NULL, NULL, NULL),
('3', '2', '{"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}', NULL, NULL, NULL),
('3', '3', '{"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": 900}', NULL, NULL, NULL),
('3', '4', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('4', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('4', '1', '{"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}', NULL, NULL, NULL),
('4', '2', '{"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}', NULL, NULL, NULL),
('4', '3', '{"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": 900}', NULL, NULL, NULL),
('4', '4', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('4', '5', '{"tos": true, "tos_two": true, "tos_three": true}', NULL, NULL, NULL),
('5', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('5', '1', '{"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}', NULL, NULL, NULL),
('5', '2', '{"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}', NULL, NULL, NULL),
('5', '3', '{"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": 2800}', NULL, NULL, NULL),
('5', '4', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('5', '5', '{"tos": true, "tos_two": true, "tos_three": true}', NULL, NULL, NULL),
('6', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('6', '1', '{"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}', NULL, NULL, NULL),
('6', '2', '{"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}', NULL, NULL, NULL),
('6', '3', '{"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": 2800}', NULL, NULL, NULL),
('6', '4', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('6', '5', '{"tos": true, "tos_two": true, "tos_three": true}', NULL, NULL, NULL),
('7', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('7', '1', '{"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}', NULL, NULL, NULL),
('8', '1', '{"store_number": "101", "employee_number": "E4711", "employee_email_address": "jan@bathline.example"}', NULL, NULL, NULL),
('8', '2', '{"email": "piet@example.com", "title": "mr", "mobile": "+32 470 12 34 56", "fullname": "Piet Janssens", "last_name": "Janssens", "loan_term": 36, "first_name": "Piet", "loan_amount": 10000, "loan_type_id": 1, "date_of_birth": "02/05/1980", "employee_full_name": "Jan Peeters"}', NULL, NULL, NULL),
('9', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('9', '1', NULL, NULL, '{"email": "piet@example.com", "title": "mr", "mobile": "+32 470 12 34 56", "last_name": "Janssens", "first_name": "Piet", "store_number": "101", "date_of_birth": "02/05/1980"}', NULL);
insert into application_word (application_id, source, word) overriding system value values
('1', '-1', '#569c59f10272'),
('1', '0', '=0000001000000'),
('1', '1', 'ada'),
('1', '1', 'ada@example.com'),
('1', '1', 'vella'),
('10', '-1', '#f7b3cc150178'),
('10', '2', '=0000001000000'),
('10', '2', 'janssens'),
('10', '2', 'piet'),
('10', '2', 'piet@example.com'),
('11', '-1', '#b69547345578'),
('11', '0', '=0000001000000'),
('11', '1', 'ada'),
('11', '1', 'ada@example.com'),
('11', '1', 'vella'),
('12', '-1', '#ee6dd258f400'),
('12', '1', 'accounts@harbour-plumbing.example'),
('13', '-1', '#55b008a2a606'),
('13', '1', 'accounts@harbour-plumbing.example'),
('13', '2', 'harbour'),
('13', '2', 'plumbing'),
('14', '-1', '#ac5cd45628ad'),
('14', '1', 'accounts@harbour-plumbing.example'),
('14', '2', 'harbour'),
('14', '2', 'plumbing'),
('15', '-1', '#64ea91647fac'),
('15', '1', 'accounts@harbour-plumbing.example'),
('15', '2', 'harbour'),
('15', '2', 'plumbing'),
('16', '-1', '#8914194324ae'),
('16', '1', 'accounts@harbour-plumbing.example'),
('16', '2', 'harbour'),
('16', '2', 'plumbing'),
('2', '-1', '#6f1293a5d653'),
('2', '0', '=0000001000000'),
('2', '1', 'ada'),
('2', '1', 'ada@example.com'),
('2', '1', 'vella'),
('3', '-1', '#c58fd7e0e124'),
('3', '0', '=0000001000000'),
('3', '1', 'ada'),
('3', '1', 'ada@example.com'),
('3', '1', 'vella'),
('4', '-1', '#a073a629f4d8'),
('4', '0', '=0000001000000'),
('4', '1', 'ada'),
('4', '1', 'ada@example.com'),
('4', '1', 'vella'),
('5', '-1', '#0ceb194f7b6e'),
('5', '0', '=0000001000000'),
('5', '1', 'ada'),
('5', '1', 'ada@example.com'),
('5', '1', 'vella'),
('6', '-1', '#81137f8b7a5c'),
('6', '0', '=0000001000000'),
('6', '1', 'ada'),
('6', '1', 'ada@example.com'),
('6', '1', 'vella'),
('7', '-1', '#7cae2e92d4cb'),
('7', '0', '=0000001000000'),
('7', '1', 'ada'),
('7', '1', 'ada@example.com'),
('7', '1', 'vella'),
('8', '-1', '#dabec6ecae3d'),
('8', '2', '=0000001000000'),
('8', '2', 'janssens'),
('8', '2', 'piet'),
('8', '2', 'piet@example.com'),
('9', '-1', '#f6cc834f4f0a'),
('9', '0', '=0000001000000');
insert into audit (id, at, kind, actor_id, actor_role, address, application_id, subject, details) overriding system value values
('1', '2026-11-23 23:41:59.333485+00', 'account.invited', NULL, NULL, NULL, NULL, 'f8fa93d5-b371-4b9a-8686-27679755d134', '{"role": "admin", "first": true}'),
('2', '2026-11-23 23:41:59.686197+00', 'session.opened', 'f8fa93d5-b371-4b9a-8686-27679755d134', 'admin', '127.0.0.1', NULL, NULL, '{}'),
('3', '2026-11-23 23:42:00.105443+00', 'application.opened', 'f8fa93d5-b371-4b9a-8686-27679755d134', 'admin', '127.0.0.1', '342073ae-8a02-4d15-95c6-edeac06ddaa0', NULL, '{}'),
('4', '2026-11-23 23:42:00.112808+00', 'application.decided', 'f8fa93d5-b371-4b9a-8686-27679755d134', 'admin', '127.0.0.1', '342073ae-8a02-4d15-95c6-edeac06ddaa0', NULL, '{"status_type": "final", "status_value": 1}'),
('5', '2026-11-23 23:42:00.141718+00', 'application.opened', 'f8fa93d5-b371-4b9a-8686-27679755d134', 'admin', '127.0.0.1', '822c60b4-e84d-484c-a4b7-47c2c34ecde8', NULL, '{}'),
('6', '2026-11-23 23:42:00.146591+00', 'application.jumped', 'f8fa93d5-b371-4b9a-8686-27679755d134', 'admin', '127.0.0.1', '822c60b4-e84d-484c-a4b7-47c2c34ecde8', NULL, '{"state": "stepFour"}'),
('7', '2026-11-23 23:42:01.007601+00', 'webhook.made', 'f8fa93d5-b371-4b9a-8686-27679755d134', 'admin', '127.0.0.1', NULL, 'webhook:c7417e6e-017f-496d-8859-b7ab7093854c', '{}');
insert into contact (id, application_id, parent_id, contact_type, fields) overriding system value values
('01a20ac9-b383-7208-90f6-ef82ddd738f8', '13', NULL, 'director_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000003", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a20ac9-b3ae-7c5c-8791-3d173126d026', '14', NULL, 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000005", "sector": "Individual", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a20ac9-b3b4-728a-b61f-cdf4e34593a0', '14', NULL, 'beneficial_owner_company', '{"sector": "Company", "shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}'),
('01a20ac9-b3c8-77f2-a82a-bcc5545542b9', '14', '01a20ac9-b3b4-728a-b61f-cdf4e34593a0', 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000006", "sector": "Individual", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a20ac9-b3df-7201-9c79-fa10d589e97e', '14', NULL, 'director_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000007", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a20ac9-b3ee-7130-b5c9-b9eb9ab41a93', '14', NULL, 'authorised_signatory', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000008", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a20ac9-b435-7a02-a071-99034f3b55f4', '15', NULL, 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000010", "sector": "Individual", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a20ac9-b43e-7e06-96fd-627ed7a12d28', '15', NULL, 'beneficial_owner_company', '{"sector": "Company", "shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}'),
('01a20ac9-b446-7571-8ce0-38d0220fceec', '15', '01a20ac9-b43e-7e06-96fd-627ed7a12d28', 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000011", "sector": "Individual", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a20ac9-b452-7fdb-a816-50403eeafda3', '15', NULL, 'director_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000012", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a20ac9-b457-76eb-bfdf-29274f17a785', '15', NULL, 'authorised_signatory', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000013", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a20ac9-b45e-7287-bed1-dad8c36470d3', '15', NULL, 'principal_account_holder', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000014", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a20ac9-b4ad-7893-a5a4-7426a9776b88', '16', NULL, 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000016", "sector": "Individual", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a20ac9-b4b8-7b85-ba4e-129e5101f024', '16', NULL, 'beneficial_owner_company', '{"sector": "Company", "shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}'),
('01a20ac9-b4c9-7d8f-81d4-84f4f987d283', '16', '01a20ac9-b4b8-7b85-ba4e-129e5101f024', 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000017", "sector": "Individual", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a20ac9-b4d5-7e9e-8f87-15fd41cab893', '16', NULL, 'director_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000018", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a20ac9-b4e0-7679-81b7-d795bc3d2211', '16', NULL, 'authorised_signatory', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000019", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a20ac9-b4f2-7d44-909a-beec9d41500c', '16', NULL, 'principal_account_holder', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000020", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}');
insert into counted_application (application_id, flow, version, locale, since, state, entered_at, moved_on, states) overriding system value values
('1', 'loan-application', '1', 'en', '2026-11-23', 'stepTwo', '2026-11-23 23:41:59.704+00', '2026-11-23', '{stepTwo}'),
('10', 'store', '1', 'en', '2026-11-23', 'finish', '2026-11-23 23:42:00.212+00', '2026-11-23', '{applicationDetails,finish}'),
('11', 'loan-application', '1', 'en', '2026-11-23', 'stepTwo', '2026-11-23 23:42:00.43+00', '2026-11-23', '{stepOne,stepTwo,stepVm}'),
('12', 'e-banking', '1', 'en', '2026-11-23', 'address', '2026-11-23 23:42:00.442+00', '2026-11-23', '{address}'),
('13', 'e-banking', '1', 'en', '2026-11-23', 'people', '2026-11-23 23:42:00.555+00', '2026-11-23', '{address,people}'),
('14', 'e-banking', '1', 'en', '2026-11-23', 'people', '2026-11-23 23:42:00.615+00', '2026-11-23', '{address,people}'),
('2', 'loan-application', '1', 'en', '2026-11-23', 'stepFive', '2026-11-23 23:41:59.84+00', '2026-11-23', '{stepFive,stepFour,stepThree,stepTwo}'),
('3', 'loan-application', '1', 'en', '2026-11-23', 'stepFive', '2026-11-23 23:41:59.883+00', '2026-11-23', '{stepFive,stepFour,stepThree,stepTwo}'),
('4', 'loan-application', '1', 'en', '2026-11-23', 'finished.rejected', '2026-11-23 23:41:59.931+00', '2026-11-23', '{finished.rejected,riskAnalysis,stepFive,stepFour,stepThree,stepTwo}'),
('5', 'loan-application', '1', 'en', '2026-11-23', 'documents', '2026-11-23 23:42:00.064+00', '2026-11-23', '{documents,riskAnalysis,stepFive,stepFour,stepThree,stepTwo}'),
('6', 'loan-application', '1', 'en', '2026-11-23', 'finished.accepted', '2026-11-23 23:42:00.106+00', '2026-11-23', '{documents,finished.accepted,riskAnalysis,stepFive,stepFour,stepThree,stepTwo}'),
('7', 'loan-application', '1', 'en', '2026-11-23', 'stepFour', '2026-11-23 23:42:00.142+00', '2026-11-23', '{stepFour,stepTwo}'),
('8', 'store', '1', 'en', '2026-11-23', 'finish', '2026-11-23 23:42:00.178+00', '2026-11-23', '{applicationDetails,finish}'),
('9', 'loan-application', '1', 'en', '2026-11-23', 'stepVm', '2026-11-23 23:42:00.182+00', '2026-11-23', '{stepVm}');
insert into counted_until ("position") overriding system value values
('50');
insert into dropdown_value (dropdown, value, "position", labels) overriding system value values
('account_type', 'credit_card', '2', '{"en": "Credit card account", "fr": "Compte de carte de crédit", "nl": "Kredietkaartrekening"}'),
('account_type', 'current', '0', '{"en": "Current account", "fr": "Compte courant", "nl": "Zichtrekening"}'),
('account_type', 'savings', '1', '{"en": "Savings account", "fr": "Compte d’épargne", "nl": "Spaarrekening"}'),
('business_countries', 'be', '0', '{"en": "Belgium", "fr": "Belgique", "nl": "België"}'),
('business_countries', 'fr', '3', '{"en": "France", "fr": "France", "nl": "Frankrijk"}'),
('business_countries', 'lu', '4', '{"en": "Luxembourg", "fr": "Luxembourg", "nl": "Luxemburg"}'),
('business_countries', 'mt', '1', '{"en": "Malta", "fr": "Malte", "nl": "Malta"}'),
('business_countries', 'nl', '2', '{"en": "Netherlands", "fr": "Pays-Bas", "nl": "Nederland"}'),
('business_documents', 'annual_accounts', '5', '{"en": "Annual accounts of the last year", "fr": "Comptes annuels du dernier exercice", "nl": "Jaarrekening van het laatste jaar"}'),
('business_documents', 'articles_of_association', '2', '{"en": "Articles of association", "fr": "Statuts", "nl": "Statuten"}'),
('business_documents', 'founding_deed', '3', '{"en": "Founding deed", "fr": "Acte constitutif", "nl": "Oprichtingsakte"}'),
('business_documents', 'identity', '0', '{"en": "Identity cards of all people named", "fr": "Cartes d’identité de toutes les personnes citées", "nl": "Identiteitskaarten van alle genoemde personen"}'),
('business_documents', 'owners_extract', '4', '{"en": "Extract from the register of beneficial owners", "fr": "Extrait du registre des bénéficiaires effectifs", "nl": "Uittreksel uit het register van uiteindelijk begunstigden"}'),
('business_documents', 'register_extract', '1', '{"en": "Extract from the business register", "fr": "Extrait du registre des entreprises", "nl": "Uittreksel uit het ondernemingsregister"}'),
('business_documents', 'tax_assessment', '6', '{"en": "Last income tax assessment", "fr": "Dernier avertissement-extrait de rôle", "nl": "Laatste aanslagbiljet"}'),
('business_sections', 'accounts', '7', '{"en": "Accounts with the bank", "fr": "Comptes auprès de la banque", "nl": "Rekeningen bij de bank"}'),
('business_sections', 'additional_card_holders', '6', '{"en": "Additional card holders", "fr": "Titulaires de carte supplémentaires", "nl": "Bijkomende kaarthouders"}'),
('business_sections', 'authorised_signatories', '2', '{"en": "Authorised signatories", "fr": "Signataires autorisés", "nl": "Gemachtigde ondertekenaars"}'),
('business_sections', 'beneficial_owners', '0', '{"en": "Beneficial owners", "fr": "Bénéficiaires effectifs", "nl": "Uiteindelijk begunstigden"}'),
('business_sections', 'client_numbers', '8', '{"en": "Client numbers of the partner", "fr": "Numéros de client chez le partenaire", "nl": "Klantnummers bij de partner"}'),
('business_sections', 'credit_card', '9', '{"en": "Credit card", "fr": "Carte de crédit", "nl": "Kredietkaart"}'),
('business_sections', 'directors', '1', '{"en": "Directors and managers", "fr": "Administrateurs et gérants", "nl": "Bestuurders en zaakvoerders"}'),
('business_sections', 'owners_partners', '3', '{"en": "Owners and partners", "fr": "Propriétaires et associés", "nl": "Eigenaars en vennoten"}'),
('business_sections', 'politically_exposed_persons', '4', '{"en": "Politically exposed persons", "fr": "Personnes politiquement exposées", "nl": "Politiek prominente personen"}'),
('business_sections', 'principal_account_holders', '5', '{"en": "Principal account holders", "fr": "Titulaires principaux du compte", "nl": "Hoofdrekeninghouders"}'),
('civil_status', 'cohabiting', '2', '{"en": "Living together", "fr": "Cohabitant(e)", "nl": "Samenwonend"}'),
('civil_status', 'divorced', '3', '{"en": "Divorced", "fr": "Divorcé(e)", "nl": "Gescheiden"}'),
('civil_status', 'married', '1', '{"en": "Married", "fr": "Marié(e)", "nl": "Gehuwd"}'),
('civil_status', 'single', '0', '{"en": "Single", "fr": "Célibataire", "nl": "Alleenstaand"}'),
('civil_status', 'widowed', '4', '{"en": "Widowed", "fr": "Veuf ou veuve", "nl": "Weduwe of weduwnaar"}'),
('company_types', 'bv', '1', '{"en": "Private company (BV)", "fr": "Société à responsabilité limitée (BV)", "nl": "Besloten vennootschap (BV)"}'),
('company_types', 'commv', '5', '{"en": "Limited partnership (CommV)", "fr": "Société en commandite (CommV)", "nl": "Commanditaire vennootschap (CommV)"}'),
('company_types', 'cv', '3', '{"en": "Cooperative or limited partnership (CV)", "fr": "Société coopérative ou en commandite (CV)", "nl": "Coöperatieve of commanditaire vennootschap (CV)"}'),
('company_types', 'eurl', '14', '{"en": "Private company of one owner (EURL)", "fr": "Entreprise unipersonnelle à responsabilité limitée (EURL)", "nl": "Eenpersoons-bv (EURL)"}'),
('company_types', 'foundation', '10', '{"en": "Foundation", "fr": "Fondation", "nl": "Stichting"}'),
('company_types', 'ltd', '7', '{"en": "Private limited company (Ltd)", "fr": "Société à responsabilité limitée (Ltd)", "nl": "Besloten vennootschap (Ltd)"}'),
('company_types', 'maatschap', '11', '{"en": "Professional partnership (maatschap)", "fr": "Société simple (maatschap)", "nl": "Maatschap"}'),
('company_types', 'nv', '2', '{"en": "Public company (NV)", "fr": "Société anonyme (NV)", "nl": "Naamloze vennootschap (NV)"}'),
('company_types', 'partnership', '9', '{"en": "Partnership", "fr": "Société de personnes", "nl": "Personenvennootschap"}'),
('company_types', 'plc', '8', '{"en": "Public limited company (plc)", "fr": "Société anonyme (plc)", "nl": "Naamloze vennootschap (plc)"}'),
('company_types', 'sa', '17', '{"en": "Public limited company (SA)", "fr": "Société anonyme (SA)", "nl": "Naamloze vennootschap (SA)"}'),
('company_types', 'sarl', '13', '{"en": "Private limited company (SARL)", "fr": "Société à responsabilité limitée (SARL)", "nl": "Besloten vennootschap (SARL)"}'),
('company_types', 'sarl_s', '19', '{"en": "Simplified private company (SARL-S)", "fr": "Société à responsabilité limitée simplifiée (SARL-S)", "nl": "Vereenvoudigde bv (SARL-S)"}'),
('company_types', 'sas', '15', '{"en": "Simplified public company (SAS)", "fr": "Société par actions simplifiée (SAS)", "nl": "Vereenvoudigde naamloze vennootschap (SAS)"}'),
('company_types', 'sasu', '16', '{"en": "Simplified public company of one owner (SASU)", "fr": "Société par actions simplifiée unipersonnelle (SASU)", "nl": "Vereenvoudigde eenpersoons-nv (SASU)"}'),
('company_types', 'scs', '20', '{"en": "Limited partnership (SCS)", "fr": "Société en commandite simple (SCS)", "nl": "Commanditaire vennootschap (SCS)"}'),
('company_types', 'snc', '18', '{"en": "General partnership (SNC)", "fr": "Société en nom collectif (SNC)", "nl": "Vennootschap onder firma (SNC)"}'),
('company_types', 'sole_trader', '0', '{"en": "Sole trader", "fr": "Entreprise individuelle", "nl": "Eenmanszaak"}'),
('company_types', 'stichting', '12', '{"en": "Foundation (stichting)", "fr": "Fondation (stichting)", "nl": "Stichting"}'),
('company_types', 'vof', '4', '{"en": "General partnership (VOF)", "fr": "Société en nom collectif (VOF)", "nl": "Vennootschap onder firma (VOF)"}'),
('company_types', 'vzw', '6', '{"en": "Non-profit association (VZW)", "fr": "Association sans but lucratif (ASBL)", "nl": "Vereniging zonder winstoogmerk (VZW)"}'),
('credit_limits', '1250_to_5000', '2', '{"en": "€1,250 to €5,000", "fr": "De 1 250 € à 5 000 €", "nl": "€ 1.250 tot € 5.000"}'),
('credit_limits', 'gt_5000', '3', '{"en": "More than €5,000", "fr": "Plus de 5 000 €", "nl": "Meer dan € 5.000"}'),
('credit_limits', 'lt_1250', '1', '{"en": "Up to €1,250", "fr": "Jusqu''à 1 250 €", "nl": "Tot € 1.250"}'),
('credit_limits', 'none', '0', '{"en": "None", "fr": "Aucune", "nl": "Geen"}'),
('employment_length', '1_to_3', '1', '{"en": "1 to 3 years", "fr": "1 à 3 ans", "nl": "1 tot 3 jaar"}'),
('employment_length', '3_to_5', '2', '{"en": "3 to 5 years", "fr": "3 à 5 ans", "nl": "3 tot 5 jaar"}'),
('employment_length', 'gt_5', '3', '{"en": "More than 5 years", "fr": "Plus de 5 ans", "nl": "Meer dan 5 jaar"}'),
('employment_length', 'lt_1', '0', '{"en": "Less than a year", "fr": "Moins d''un an", "nl": "Minder dan een jaar"}'),
('genders', 'female', '0', '{"en": "Female", "fr": "Femme", "nl": "Vrouw"}'),
('genders', 'male', '1', '{"en": "Male", "fr": "Homme", "nl": "Man"}'),
('genders', 'other', '2', '{"en": "Another gender", "fr": "Un autre genre", "nl": "Een ander gender"}'),
('izola_pro_credit_card', 'pro_classic', '0', '{"en": "Pro Classic", "fr": "Pro Classic", "nl": "Pro Classic"}'),
('izola_pro_credit_card', 'pro_gold', '1', '{"en": "Pro Gold", "fr": "Pro Gold", "nl": "Pro Gold"}'),
('izola_pro_credit_card', 'pro_platinum', '2', '{"en": "Pro Platinum", "fr": "Pro Platinum", "nl": "Pro Platinum"}'),
('living_situation', 'owner', '0', '{"en": "Owner without a mortgage", "fr": "Propriétaire sans hypothèque", "nl": "Eigenaar zonder hypotheek"}'),
('living_situation', 'owner_mortgage', '1', '{"en": "Owner with a mortgage", "fr": "Propriétaire avec hypothèque", "nl": "Eigenaar met een hypotheek"}'),
('living_situation', 'tenant', '2', '{"en": "Tenant", "fr": "Locataire", "nl": "Huurder"}'),
('living_situation', 'with_family', '3', '{"en": "Living with family", "fr": "Logé(e) par la famille", "nl": "Inwonend bij familie"}'),
('main_occupation', 'benefit', '4', '{"en": "Receiving a benefit", "fr": "Bénéficiaire d’une allocation", "nl": "Uitkeringsgerechtigd"}'),
('main_occupation', 'civil_servant', '2', '{"en": "Civil servant", "fr": "Fonctionnaire", "nl": "Ambtenaar"}'),
('main_occupation', 'retired', '3', '{"en": "Retired", "fr": "Retraité(e)", "nl": "Gepensioneerd"}'),
('main_occupation', 'salaried', '0', '{"en": "Salaried", "fr": "Salarié(e)", "nl": "Werknemer"}'),
('main_occupation', 'self_employed', '1', '{"en": "Self-employed", "fr": "Indépendant(e)", "nl": "Zelfstandige"}'),
('main_occupation', 'unemployed', '5', '{"en": "Unemployed", "fr": "Demandeur d''emploi", "nl": "Werkzoekend"}'),
('relationships', 'child', '3', '{"en": "Child", "fr": "Enfant", "nl": "Kind"}'),
('relationships', 'other', '5', '{"en": "Another relation", "fr": "Une autre relation", "nl": "Een andere relatie"}'),
('relationships', 'parent', '2', '{"en": "Parent", "fr": "Parent", "nl": "Ouder"}'),
('relationships', 'partner', '1', '{"en": "Partner", "fr": "Partenaire", "nl": "Partner"}'),
('relationships', 'sibling', '4', '{"en": "Brother or sister", "fr": "Frère ou sœur", "nl": "Broer of zus"}'),
('relationships', 'spouse', '0', '{"en": "Husband or wife", "fr": "Époux ou épouse", "nl": "Echtgenoot of echtgenote"}'),
('sectors', 'agriculture', '0', '{"en": "Agriculture and fishing", "fr": "Agriculture et pêche", "nl": "Landbouw en visserij"}'),
('sectors', 'construction', '1', '{"en": "Construction", "fr": "Construction", "nl": "Bouw"}'),
('sectors', 'education', '2', '{"en": "Education", "fr": "Enseignement", "nl": "Onderwijs"}'),
('sectors', 'energy', '3', '{"en": "Energy and water", "fr": "Énergie et eau", "nl": "Energie en water"}'),
('sectors', 'finance', '4', '{"en": "Banking and insurance", "fr": "Banque et assurance", "nl": "Banken en verzekeringen"}'),
('sectors', 'government', '5', '{"en": "Public administration", "fr": "Administration publique", "nl": "Openbaar bestuur"}'),
('sectors', 'health', '6', '{"en": "Health care", "fr": "Soins de santé", "nl": "Gezondheidszorg"}'),
('sectors', 'hospitality', '7', '{"en": "Hotels and restaurants", "fr": "Hôtellerie et restauration", "nl": "Horeca"}'),
('sectors', 'industry', '8', '{"en": "Manufacturing", "fr": "Industrie", "nl": "Industrie"}'),
('sectors', 'it', '9', '{"en": "Information technology", "fr": "Informatique", "nl": "Informatica"}'),
('sectors', 'legal', '10', '{"en": "Legal services", "fr": "Services juridiques", "nl": "Juridische diensten"}'),
('sectors', 'logistics', '11', '{"en": "Transport and logistics", "fr": "Transport et logistique", "nl": "Vervoer en logistiek"}'),
('sectors', 'media', '12', '{"en": "Media and communication", "fr": "Médias et communication", "nl": "Media en communicatie"}'),
('sectors', 'other', '19', '{"en": "Another sector", "fr": "Un autre secteur", "nl": "Een andere sector"}'),
('sectors', 'real_estate', '13', '{"en": "Real estate", "fr": "Immobilier", "nl": "Vastgoed"}'),
('sectors', 'retail', '14', '{"en": "Retail and wholesale", "fr": "Commerce de détail et de gros", "nl": "Klein- en groothandel"}'),
('sectors', 'science', '15', '{"en": "Science and research", "fr": "Sciences et recherche", "nl": "Wetenschap en onderzoek"}'),
('sectors', 'services', '16', '{"en": "Services to people and companies", "fr": "Services aux personnes et aux entreprises", "nl": "Diensten aan personen en bedrijven"}'),
('sectors', 'social_work', '17', '{"en": "Social work", "fr": "Action sociale", "nl": "Maatschappelijk werk"}'),
('sectors', 'sports_culture', '18', '{"en": "Sports, culture and leisure", "fr": "Sport, culture et loisirs", "nl": "Sport, cultuur en vrije tijd"}'),
('titles', 'dr', '4', '{"en": "Dr", "fr": "Dr", "nl": "Dr."}'),
('titles', 'mr', '0', '{"en": "Mr", "fr": "Monsieur", "nl": "De heer"}'),
('titles', 'mrs', '1', '{"en": "Mrs", "fr": "Madame", "nl": "Mevrouw"}'),
('titles', 'ms', '2', '{"en": "Ms", "fr": "Mademoiselle", "nl": "Mejuffrouw"}'),
('titles', 'mx', '3', '{"en": "Mx", "fr": "Titre neutre", "nl": "Neutrale aanspreking"}'),
('van_marcke_client_choice', 'business', '1', '{"en": "Through a business", "fr": "Par une entreprise", "nl": "Via een bedrijf"}'),
('van_marcke_client_choice', 'store', '0', '{"en": "Bought in a store", "fr": "Acheté en magasin", "nl": "Gekocht in een winkel"}');
insert into flow_count (flow, grain, since, measure, version, locale, state, detail, n) overriding system value values
('e-banking', 'day', '2026-11-23', 'begun', '1', 'en', '', '', '3'),
('e-banking', 'day', '2026-11-23', 'entry', '1', 'en', 'address', '', '3'),
('e-banking', 'day', '2026-11-23', 'entry', '1', 'en', 'people', '', '2'),
('e-banking', 'day', '2026-11-23', 'ever', '1', 'en', 'address', '', '3'),
('e-banking', 'day', '2026-11-23', 'ever', '1', 'en', 'people', '', '2'),
('e-banking', 'day', '2026-11-23', 'move', '1', 'en', 'address', 'people', '2'),
('e-banking', 'day', '2026-11-23', 'move', '1', 'en', 'start', 'address', '3'),
('e-banking', 'day', '2026-11-23', 'now', '1', 'en', 'address', '2026-11-23', '1'),
('e-banking', 'day', '2026-11-23', 'now', '1', 'en', 'people', '2026-11-23', '2'),
('e-banking', 'day', '2026-11-23', 'stay', '1', 'en', 'address', '0', '2'),
('e-banking', 'month', '2026-11-01', 'begun', '1', 'en', '', '', '3'),
('e-banking', 'month', '2026-11-01', 'entry', '1', 'en', 'address', '', '3'),
('e-banking', 'month', '2026-11-01', 'entry', '1', 'en', 'people', '', '2'),
('e-banking', 'month', '2026-11-01', 'ever', '1', 'en', 'address', '', '3'),
('e-banking', 'month', '2026-11-01', 'ever', '1', 'en', 'people', '', '2'),
('e-banking', 'month', '2026-11-01', 'move', '1', 'en', 'address', 'people', '2'),
('e-banking', 'month', '2026-11-01', 'move', '1', 'en', 'start', 'address', '3'),
('e-banking', 'month', '2026-11-01', 'now', '1', 'en', 'address', '2026-11-23', '1'),
('e-banking', 'month', '2026-11-01', 'now', '1', 'en', 'people', '2026-11-23', '2'),
('e-banking', 'month', '2026-11-01', 'stay', '1', 'en', 'address', '0', '2'),
('loan-application', 'day', '2026-11-23', 'begun', '1', 'en', '', '', '9'),
('loan-application', 'day', '2026-11-23', 'entry', '1', 'en', 'documents', '', '2'),
('loan-application', 'day', '2026-11-23', 'entry', '1', 'en', 'finished.accepted', '', '1'),
('loan-application', 'day', '2026-11-23', 'entry', '1', 'en', 'finished.rejected', '', '1'),
('loan-application', 'day', '2026-11-23', 'entry', '1', 'en', 'riskAnalysis', '', '3'),
('loan-application', 'day', '2026-11-23', 'entry', '1', 'en', 'stepFive', '', '5'),
('loan-application', 'day', '2026-11-23', 'entry', '1', 'en', 'stepFour', '', '6'),
('loan-application', 'day', '2026-11-23', 'entry', '1', 'en', 'stepOne', '', '1'),
('loan-application', 'day', '2026-11-23', 'entry', '1', 'en', 'stepThree', '', '5'),
('loan-application', 'day', '2026-11-23', 'entry', '1', 'en', 'stepTwo', '', '8'),
('loan-application', 'day', '2026-11-23', 'entry', '1', 'en', 'stepVm', '', '2'),
('loan-application', 'day', '2026-11-23', 'ever', '1', 'en', 'documents', '', '2'),
('loan-application', 'day', '2026-11-23', 'ever', '1', 'en', 'finished.accepted', '', '1'),
('loan-application', 'day', '2026-11-23', 'ever', '1', 'en', 'finished.rejected', '', '1'),
('loan-application', 'day', '2026-11-23', 'ever', '1', 'en', 'riskAnalysis', '', '3'),
('loan-application', 'day', '2026-11-23', 'ever', '1', 'en', 'stepFive', '', '5'),
('loan-application', 'day', '2026-11-23', 'ever', '1', 'en', 'stepFour', '', '6'),
('loan-application', 'day', '2026-11-23', 'ever', '1', 'en', 'stepOne', '', '1'),
('loan-application', 'day', '2026-11-23', 'ever', '1', 'en', 'stepThree', '', '5'),
('loan-application', 'day', '2026-11-23', 'ever', '1', 'en', 'stepTwo', '', '8'),
('loan-application', 'day', '2026-11-23', 'ever', '1', 'en', 'stepVm', '', '2'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'documents', 'finished.accepted', '1'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'riskAnalysis', 'documents', '2'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'riskAnalysis', 'finished.rejected', '1'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'start', 'stepTwo', '7'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'start', 'stepVm', '2'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'stepFive', 'riskAnalysis', '3'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'stepFour', 'stepFive', '5'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'stepOne', 'stepTwo', '1'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'stepThree', 'stepFour', '5'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'stepTwo', 'stepFour', '1'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'stepTwo', 'stepThree', '5'),
('loan-application', 'day', '2026-11-23', 'move', '1', 'en', 'stepVm', 'stepOne', '1'),
('loan-application', 'day', '2026-11-23', 'now', '1', 'en', 'documents', '2026-11-23', '1'),
('loan-application', 'day', '2026-11-23', 'now', '1', 'en', 'finished.accepted', '2026-11-23', '1'),
('loan-application', 'day', '2026-11-23', 'now', '1', 'en', 'finished.rejected', '2026-11-23', '1'),
('loan-application', 'day', '2026-11-23', 'now', '1', 'en', 'stepFive', '2026-11-23', '2'),
('loan-application', 'day', '2026-11-23', 'now', '1', 'en', 'stepFour', '2026-11-23', '1'),
('loan-application', 'day', '2026-11-23', 'now', '1', 'en', 'stepTwo', '2026-11-23', '2'),
('loan-application', 'day', '2026-11-23', 'now', '1', 'en', 'stepVm', '2026-11-23', '1'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'documents', '0', '1'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'riskAnalysis', '0', '3'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'stepFive', '0', '3'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'stepFour', '0', '5'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'stepOne', '5', '1'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'stepThree', '0', '5'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'stepTwo', '0', '6'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'stepVm', '0', '1'),
('loan-application', 'month', '2026-11-01', 'begun', '1', 'en', '', '', '9'),
('loan-application', 'month', '2026-11-01', 'entry', '1', 'en', 'documents', '', '2'),
('loan-application', 'month', '2026-11-01', 'entry', '1', 'en', 'finished.accepted', '', '1'),
('loan-application', 'month', '2026-11-01', 'entry', '1', 'en', 'finished.rejected', '', '1'),
('loan-application', 'month', '2026-11-01', 'entry', '1', 'en', 'riskAnalysis', '', '3'),
('loan-application', 'month', '2026-11-01', 'entry', '1', 'en', 'stepFive', '', '5'),
('loan-application', 'month', '2026-11-01', 'entry', '1', 'en', 'stepFour', '', '6'),
('loan-application', 'month', '2026-11-01', 'entry', '1', 'en', 'stepOne', '', '1'),
('loan-application', 'month', '2026-11-01', 'entry', '1', 'en', 'stepThree', '', '5'),
('loan-application', 'month', '2026-11-01', 'entry', '1', 'en', 'stepTwo', '', '8'),
('loan-application', 'month', '2026-11-01', 'entry', '1', 'en', 'stepVm', '', '2'),
('loan-application', 'month', '2026-11-01', 'ever', '1', 'en', 'documents', '', '2'),
('loan-application', 'month', '2026-11-01', 'ever', '1', 'en', 'finished.accepted', '', '1'),
('loan-application', 'month', '2026-11-01', 'ever', '1', 'en', 'finished.rejected', '', '1'),
('loan-application', 'month', '2026-11-01', 'ever', '1', 'en', 'riskAnalysis', '', '3'),
('loan-application', 'month', '2026-11-01', 'ever', '1', 'en', 'stepFive', '', '5'),
('loan-application', 'month', '2026-11-01', 'ever', '1', 'en', 'stepFour', '', '6'),
('loan-application', 'month', '2026-11-01', 'ever', '1', 'en', 'stepOne', '', '1'),
('loan-application', 'month', '2026-11-01', 'ever', '1', 'en', 'stepThree', '', '5'),
('loan-application', 'month', '2026-11-01', 'ever', '1', 'en', 'stepTwo', '', '8'),
('loan-application', 'month', '2026-11-01', 'ever', '1', 'en', 'stepVm', '', '2'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'documents', 'finished.accepted', '1'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'riskAnalysis', 'documents', '2'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'riskAnalysis', 'finished.rejected', '1'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'start', 'stepTwo', '7'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'start', 'stepVm', '2'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'stepFive', 'riskAnalysis', '3'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'stepFour', 'stepFive', '5'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'stepOne', 'stepTwo', '1'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'stepThree', 'stepFour', '5'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'stepTwo', 'stepFour', '1'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'stepTwo', 'stepThree', '5'),
('loan-application', 'month', '2026-11-01', 'move', '1', 'en', 'stepVm', 'stepOne', '1'),
('loan-application', 'month', '2026-11-01', 'now', '1', 'en', 'documents', '2026-11-23', '1'),
('loan-application', 'month', '2026-11-01', 'now', '1', 'en', 'finished.accepted', '2026-11-23', '1'),
('loan-application', 'month', '2026-11-01', 'now', '1', 'en', 'finished.rejected', '2026-11-23', '1'),
('loan-application', 'month', '2026-11-01', 'now', '1', 'en', 'stepFive', '2026-11-23', '2'),
('loan-application', 'month', '2026-11-01', 'now', '1', 'en', 'stepFour', '2026-11-23', '1'),
('loan-application', 'month', '2026-11-01', 'now', '1', 'en', 'stepTwo', '2026-11-23', '2'),
('loan-application', 'month', '2026-11-01', 'now', '1', 'en', 'stepVm', '2026-11-23', '1'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'documents', '0', '1'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'riskAnalysis', '0', '3'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'stepFive', '0', '3'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'stepFour', '0', '5'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'stepOne', '5', '1'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'stepThree', '0', '5'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'stepTwo', '0', '6'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'stepVm', '0', '1'),
('store', 'day', '2026-11-23', 'begun', '1', 'en', '', '', '2'),
('store', 'day', '2026-11-23', 'entry', '1', 'en', 'applicationDetails', '', '2'),
('store', 'day', '2026-11-23', 'entry', '1', 'en', 'finish', '', '2'),
('store', 'day', '2026-11-23', 'ever', '1', 'en', 'applicationDetails', '', '2'),
('store', 'day', '2026-11-23', 'ever', '1', 'en', 'finish', '', '2'),
('store', 'day', '2026-11-23', 'move', '1', 'en', 'applicationDetails', 'finish', '2'),
('store', 'day', '2026-11-23', 'move', '1', 'en', 'identify', 'applicationDetails', '2'),
('store', 'day', '2026-11-23', 'now', '1', 'en', 'finish', '2026-11-23', '2'),
('store', 'day', '2026-11-23', 'stay', '1', 'en', 'applicationDetails', '0', '2'),
('store', 'month', '2026-11-01', 'begun', '1', 'en', '', '', '2'),
('store', 'month', '2026-11-01', 'entry', '1', 'en', 'applicationDetails', '', '2'),
('store', 'month', '2026-11-01', 'entry', '1', 'en', 'finish', '', '2'),
('store', 'month', '2026-11-01', 'ever', '1', 'en', 'applicationDetails', '', '2'),
('store', 'month', '2026-11-01', 'ever', '1', 'en', 'finish', '', '2'),
('store', 'month', '2026-11-01', 'move', '1', 'en', 'applicationDetails', 'finish', '2'),
('store', 'month', '2026-11-01', 'move', '1', 'en', 'identify', 'applicationDetails', '2'),
('store', 'month', '2026-11-01', 'now', '1', 'en', 'finish', '2026-11-23', '2'),
('store', 'month', '2026-11-01', 'stay', '1', 'en', 'applicationDetails', '0', '2');
insert into flow_sum (flow, version, locale, grain, since, measure, state, detail, n) overriding system value values
('e-banking', '0', '', 'day', '2026-11-23', 'begun', '', '', '3'),
('e-banking', '0', '', 'day', '2026-11-23', 'entry', 'address', '', '3'),
('e-banking', '0', '', 'day', '2026-11-23', 'entry', 'people', '', '2'),
('e-banking', '0', '', 'day', '2026-11-23', 'ever', 'address', '', '3'),
('e-banking', '0', '', 'day', '2026-11-23', 'ever', 'people', '', '2'),
('e-banking', '0', '', 'day', '2026-11-23', 'move', 'address', 'people', '2'),
('e-banking', '0', '', 'day', '2026-11-23', 'move', 'start', 'address', '3'),
('e-banking', '0', '', 'day', '2026-11-23', 'now', 'address', '2026-11-23', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'now', 'people', '2026-11-23', '2'),
('e-banking', '0', '', 'day', '2026-11-23', 'stay', 'address', '0', '2'),
('e-banking', '0', '', 'month', '2026-11-01', 'begun', '', '', '3'),
('e-banking', '0', '', 'month', '2026-11-01', 'entry', 'address', '', '3'),
('e-banking', '0', '', 'month', '2026-11-01', 'entry', 'people', '', '2'),
('e-banking', '0', '', 'month', '2026-11-01', 'ever', 'address', '', '3'),
('e-banking', '0', '', 'month', '2026-11-01', 'ever', 'people', '', '2'),
('e-banking', '0', '', 'month', '2026-11-01', 'move', 'address', 'people', '2'),
('e-banking', '0', '', 'month', '2026-11-01', 'move', 'start', 'address', '3'),
('e-banking', '0', '', 'month', '2026-11-01', 'now', 'address', '2026-11-23', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'now', 'people', '2026-11-23', '2'),
('e-banking', '0', '', 'month', '2026-11-01', 'stay', 'address', '0', '2'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'begun', '', '', '3'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'entry', 'address', '', '3'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'entry', 'people', '', '2'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'ever', 'address', '', '3'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'ever', 'people', '', '2'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'move', 'address', 'people', '2'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'move', 'start', 'address', '3'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'now', 'address', '2026-11-23', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'now', 'people', '2026-11-23', '2'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'stay', 'address', '0', '2'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'begun', '', '', '3'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'entry', 'address', '', '3'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'entry', 'people', '', '2'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'ever', 'address', '', '3'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'ever', 'people', '', '2'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'move', 'address', 'people', '2'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'move', 'start', 'address', '3'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'now', 'address', '2026-11-23', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'now', 'people', '2026-11-23', '2'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'stay', 'address', '0', '2'),
('e-banking', '1', '', 'day', '2026-11-23', 'begun', '', '', '3'),
('e-banking', '1', '', 'day', '2026-11-23', 'entry', 'address', '', '3'),
('e-banking', '1', '', 'day', '2026-11-23', 'entry', 'people', '', '2'),
('e-banking', '1', '', 'day', '2026-11-23', 'ever', 'address', '', '3'),
('e-banking', '1', '', 'day', '2026-11-23', 'ever', 'people', '', '2'),
('e-banking', '1', '', 'day', '2026-11-23', 'move', 'address', 'people', '2'),
('e-banking', '1', '', 'day', '2026-11-23', 'move', 'start', 'address', '3'),
('e-banking', '1', '', 'day', '2026-11-23', 'now', 'address', '2026-11-23', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'now', 'people', '2026-11-23', '2'),
('e-banking', '1', '', 'day', '2026-11-23', 'stay', 'address', '0', '2'),
('e-banking', '1', '', 'month', '2026-11-01', 'begun', '', '', '3'),
('e-banking', '1', '', 'month', '2026-11-01', 'entry', 'address', '', '3'),
('e-banking', '1', '', 'month', '2026-11-01', 'entry', 'people', '', '2'),
('e-banking', '1', '', 'month', '2026-11-01', 'ever', 'address', '', '3'),
('e-banking', '1', '', 'month', '2026-11-01', 'ever', 'people', '', '2'),
('e-banking', '1', '', 'month', '2026-11-01', 'move', 'address', 'people', '2'),
('e-banking', '1', '', 'month', '2026-11-01', 'move', 'start', 'address', '3'),
('e-banking', '1', '', 'month', '2026-11-01', 'now', 'address', '2026-11-23', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'now', 'people', '2026-11-23', '2'),
('e-banking', '1', '', 'month', '2026-11-01', 'stay', 'address', '0', '2'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'begun', '', '', '3'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'entry', 'address', '', '3'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'entry', 'people', '', '2'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'ever', 'address', '', '3'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'ever', 'people', '', '2'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'move', 'address', 'people', '2'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'move', 'start', 'address', '3'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'now', 'address', '2026-11-23', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'now', 'people', '2026-11-23', '2'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'stay', 'address', '0', '2'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'begun', '', '', '3'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'entry', 'address', '', '3'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'entry', 'people', '', '2'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'ever', 'address', '', '3'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'ever', 'people', '', '2'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'move', 'address', 'people', '2'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'move', 'start', 'address', '3'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'now', 'address', '2026-11-23', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'now', 'people', '2026-11-23', '2'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'stay', 'address', '0', '2'),
('loan-application', '0', '', 'day', '2026-11-23', 'begun', '', '', '9'),
('loan-application', '0', '', 'day', '2026-11-23', 'entry', 'documents', '', '2'),
('loan-application', '0', '', 'day', '2026-11-23', 'entry', 'finished.accepted', '', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'entry', 'finished.rejected', '', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'entry', 'riskAnalysis', '', '3'),
('loan-application', '0', '', 'day', '2026-11-23', 'entry', 'stepFive', '', '5'),
('loan-application', '0', '', 'day', '2026-11-23', 'entry', 'stepFour', '', '6'),
('loan-application', '0', '', 'day', '2026-11-23', 'entry', 'stepOne', '', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'entry', 'stepThree', '', '5'),
('loan-application', '0', '', 'day', '2026-11-23', 'entry', 'stepTwo', '', '8'),
('loan-application', '0', '', 'day', '2026-11-23', 'entry', 'stepVm', '', '2'),
('loan-application', '0', '', 'day', '2026-11-23', 'ever', 'documents', '', '2'),
('loan-application', '0', '', 'day', '2026-11-23', 'ever', 'finished.accepted', '', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'ever', 'finished.rejected', '', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'ever', 'riskAnalysis', '', '3'),
('loan-application', '0', '', 'day', '2026-11-23', 'ever', 'stepFive', '', '5'),
('loan-application', '0', '', 'day', '2026-11-23', 'ever', 'stepFour', '', '6'),
('loan-application', '0', '', 'day', '2026-11-23', 'ever', 'stepOne', '', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'ever', 'stepThree', '', '5'),
('loan-application', '0', '', 'day', '2026-11-23', 'ever', 'stepTwo', '', '8'),
('loan-application', '0', '', 'day', '2026-11-23', 'ever', 'stepVm', '', '2'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'documents', 'finished.accepted', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'riskAnalysis', 'documents', '2'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'riskAnalysis', 'finished.rejected', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'start', 'stepTwo', '7'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'start', 'stepVm', '2'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'stepFive', 'riskAnalysis', '3'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'stepFour', 'stepFive', '5'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'stepOne', 'stepTwo', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'stepThree', 'stepFour', '5'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'stepTwo', 'stepFour', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'stepTwo', 'stepThree', '5'),
('loan-application', '0', '', 'day', '2026-11-23', 'move', 'stepVm', 'stepOne', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'now', 'documents', '2026-11-23', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'now', 'finished.accepted', '2026-11-23', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'now', 'finished.rejected', '2026-11-23', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'now', 'stepFive', '2026-11-23', '2'),
('loan-application', '0', '', 'day', '2026-11-23', 'now', 'stepFour', '2026-11-23', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '0', '', 'day', '2026-11-23', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'documents', '0', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'stepFive', '0', '3'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'stepFour', '0', '5'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'stepOne', '5', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'stepThree', '0', '5'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'stepTwo', '0', '6'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'stepVm', '0', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'begun', '', '', '9'),
('loan-application', '0', '', 'month', '2026-11-01', 'entry', 'documents', '', '2'),
('loan-application', '0', '', 'month', '2026-11-01', 'entry', 'finished.accepted', '', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'entry', 'finished.rejected', '', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'entry', 'riskAnalysis', '', '3'),
('loan-application', '0', '', 'month', '2026-11-01', 'entry', 'stepFive', '', '5'),
('loan-application', '0', '', 'month', '2026-11-01', 'entry', 'stepFour', '', '6'),
('loan-application', '0', '', 'month', '2026-11-01', 'entry', 'stepOne', '', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'entry', 'stepThree', '', '5'),
('loan-application', '0', '', 'month', '2026-11-01', 'entry', 'stepTwo', '', '8'),
('loan-application', '0', '', 'month', '2026-11-01', 'entry', 'stepVm', '', '2'),
('loan-application', '0', '', 'month', '2026-11-01', 'ever', 'documents', '', '2'),
('loan-application', '0', '', 'month', '2026-11-01', 'ever', 'finished.accepted', '', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'ever', 'finished.rejected', '', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'ever', 'riskAnalysis', '', '3'),
('loan-application', '0', '', 'month', '2026-11-01', 'ever', 'stepFive', '', '5'),
('loan-application', '0', '', 'month', '2026-11-01', 'ever', 'stepFour', '', '6'),
('loan-application', '0', '', 'month', '2026-11-01', 'ever', 'stepOne', '', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'ever', 'stepThree', '', '5'),
('loan-application', '0', '', 'month', '2026-11-01', 'ever', 'stepTwo', '', '8'),
('loan-application', '0', '', 'month', '2026-11-01', 'ever', 'stepVm', '', '2'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'documents', 'finished.accepted', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'riskAnalysis', 'documents', '2'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'riskAnalysis', 'finished.rejected', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'start', 'stepTwo', '7'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'start', 'stepVm', '2'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'stepFive', 'riskAnalysis', '3'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'stepFour', 'stepFive', '5'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'stepOne', 'stepTwo', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'stepThree', 'stepFour', '5'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'stepTwo', 'stepFour', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'stepTwo', 'stepThree', '5'),
('loan-application', '0', '', 'month', '2026-11-01', 'move', 'stepVm', 'stepOne', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'now', 'documents', '2026-11-23', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'now', 'finished.accepted', '2026-11-23', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'now', 'finished.rejected', '2026-11-23', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'now', 'stepFive', '2026-11-23', '2'),
('loan-application', '0', '', 'month', '2026-11-01', 'now', 'stepFour', '2026-11-23', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '0', '', 'month', '2026-11-01', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'documents', '0', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'stepFive', '0', '3'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'stepFour', '0', '5'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'stepOne', '5', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'stepThree', '0', '5'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'stepTwo', '0', '6'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'stepVm', '0', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'begun', '', '', '9'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'entry', 'documents', '', '2'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'entry', 'finished.accepted', '', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'entry', 'finished.rejected', '', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'entry', 'riskAnalysis', '', '3'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'entry', 'stepFive', '', '5'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'entry', 'stepFour', '', '6'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'entry', 'stepOne', '', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'entry', 'stepThree', '', '5'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'entry', 'stepTwo', '', '8'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'entry', 'stepVm', '', '2'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'ever', 'documents', '', '2'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'ever', 'finished.accepted', '', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'ever', 'finished.rejected', '', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'ever', 'riskAnalysis', '', '3'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'ever', 'stepFive', '', '5'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'ever', 'stepFour', '', '6'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'ever', 'stepOne', '', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'ever', 'stepThree', '', '5'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'ever', 'stepTwo', '', '8'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'ever', 'stepVm', '', '2'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'documents', 'finished.accepted', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'riskAnalysis', 'documents', '2'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'riskAnalysis', 'finished.rejected', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'start', 'stepTwo', '7'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'start', 'stepVm', '2'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'stepFive', 'riskAnalysis', '3'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'stepFour', 'stepFive', '5'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'stepOne', 'stepTwo', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'stepThree', 'stepFour', '5'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'stepTwo', 'stepFour', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'stepTwo', 'stepThree', '5'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'move', 'stepVm', 'stepOne', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'now', 'documents', '2026-11-23', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'now', 'finished.accepted', '2026-11-23', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'now', 'finished.rejected', '2026-11-23', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'now', 'stepFive', '2026-11-23', '2'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'now', 'stepFour', '2026-11-23', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'documents', '0', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'stepFive', '0', '3'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'stepFour', '0', '5'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'stepOne', '5', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'stepThree', '0', '5'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'stepTwo', '0', '6'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'stepVm', '0', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'begun', '', '', '9'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'entry', 'documents', '', '2'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'entry', 'finished.accepted', '', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'entry', 'finished.rejected', '', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'entry', 'riskAnalysis', '', '3'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'entry', 'stepFive', '', '5'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'entry', 'stepFour', '', '6'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'entry', 'stepOne', '', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'entry', 'stepThree', '', '5'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'entry', 'stepTwo', '', '8'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'entry', 'stepVm', '', '2'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'ever', 'documents', '', '2'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'ever', 'finished.accepted', '', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'ever', 'finished.rejected', '', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'ever', 'riskAnalysis', '', '3'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'ever', 'stepFive', '', '5'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'ever', 'stepFour', '', '6'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'ever', 'stepOne', '', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'ever', 'stepThree', '', '5'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'ever', 'stepTwo', '', '8'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'ever', 'stepVm', '', '2'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'documents', 'finished.accepted', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'riskAnalysis', 'documents', '2'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'riskAnalysis', 'finished.rejected', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'start', 'stepTwo', '7'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'start', 'stepVm', '2'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'stepFive', 'riskAnalysis', '3'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'stepFour', 'stepFive', '5'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'stepOne', 'stepTwo', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'stepThree', 'stepFour', '5'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'stepTwo', 'stepFour', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'stepTwo', 'stepThree', '5'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'move', 'stepVm', 'stepOne', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'now', 'documents', '2026-11-23', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'now', 'finished.accepted', '2026-11-23', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'now', 'finished.rejected', '2026-11-23', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'now', 'stepFive', '2026-11-23', '2'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'now', 'stepFour', '2026-11-23', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'documents', '0', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'stepFive', '0', '3'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'stepFour', '0', '5'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'stepOne', '5', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'stepThree', '0', '5'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'stepTwo', '0', '6'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'stepVm', '0', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'begun', '', '', '9'),
('loan-application', '1', '', 'day', '2026-11-23', 'entry', 'documents', '', '2'),
('loan-application', '1', '', 'day', '2026-11-23', 'entry', 'finished.accepted', '', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'entry', 'finished.rejected', '', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'entry', 'riskAnalysis', '', '3'),
('loan-application', '1', '', 'day', '2026-11-23', 'entry', 'stepFive', '', '5'),
('loan-application', '1', '', 'day', '2026-11-23', 'entry', 'stepFour', '', '6'),
('loan-application', '1', '', 'day', '2026-11-23', 'entry', 'stepOne', '', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'entry', 'stepThree', '', '5'),
('loan-application', '1', '', 'day', '2026-11-23', 'entry', 'stepTwo', '', '8'),
('loan-application', '1', '', 'day', '2026-11-23', 'entry', 'stepVm', '', '2'),
('loan-application', '1', '', 'day', '2026-11-23', 'ever', 'documents', '', '2'),
('loan-application', '1', '', 'day', '2026-11-23', 'ever', 'finished.accepted', '', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'ever', 'finished.rejected', '', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'ever', 'riskAnalysis', '', '3'),
('loan-application', '1', '', 'day', '2026-11-23', 'ever', 'stepFive', '', '5'),
('loan-application', '1', '', 'day', '2026-11-23', 'ever', 'stepFour', '', '6'),
('loan-application', '1', '', 'day', '2026-11-23', 'ever', 'stepOne', '', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'ever', 'stepThree', '', '5'),
('loan-application', '1', '', 'day', '2026-11-23', 'ever', 'stepTwo', '', '8'),
('loan-application', '1', '', 'day', '2026-11-23', 'ever', 'stepVm', '', '2'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'documents', 'finished.accepted', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'riskAnalysis', 'documents', '2'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'riskAnalysis', 'finished.rejected', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'start', 'stepTwo', '7'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'start', 'stepVm', '2'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'stepFive', 'riskAnalysis', '3'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'stepFour', 'stepFive', '5'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'stepOne', 'stepTwo', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'stepThree', 'stepFour', '5'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'stepTwo', 'stepFour', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'stepTwo', 'stepThree', '5'),
('loan-application', '1', '', 'day', '2026-11-23', 'move', 'stepVm', 'stepOne', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'now', 'documents', '2026-11-23', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'now', 'finished.accepted', '2026-11-23', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'now', 'finished.rejected', '2026-11-23', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'now', 'stepFive', '2026-11-23', '2'),
('loan-application', '1', '', 'day', '2026-11-23', 'now', 'stepFour', '2026-11-23', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '1', '', 'day', '2026-11-23', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'documents', '0', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'stepFive', '0', '3'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'stepFour', '0', '5'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'stepOne', '5', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'stepThree', '0', '5'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'stepTwo', '0', '6'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'stepVm', '0', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'begun', '', '', '9'),
('loan-application', '1', '', 'month', '2026-11-01', 'entry', 'documents', '', '2'),
('loan-application', '1', '', 'month', '2026-11-01', 'entry', 'finished.accepted', '', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'entry', 'finished.rejected', '', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'entry', 'riskAnalysis', '', '3'),
('loan-application', '1', '', 'month', '2026-11-01', 'entry', 'stepFive', '', '5'),
('loan-application', '1', '', 'month', '2026-11-01', 'entry', 'stepFour', '', '6'),
('loan-application', '1', '', 'month', '2026-11-01', 'entry', 'stepOne', '', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'entry', 'stepThree', '', '5'),
('loan-application', '1', '', 'month', '2026-11-01', 'entry', 'stepTwo', '', '8'),
('loan-application', '1', '', 'month', '2026-11-01', 'entry', 'stepVm', '', '2'),
('loan-application', '1', '', 'month', '2026-11-01', 'ever', 'documents', '', '2'),
('loan-application', '1', '', 'month', '2026-11-01', 'ever', 'finished.accepted', '', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'ever', 'finished.rejected', '', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'ever', 'riskAnalysis', '', '3'),
('loan-application', '1', '', 'month', '2026-11-01', 'ever', 'stepFive', '', '5'),
('loan-application', '1', '', 'month', '2026-11-01', 'ever', 'stepFour', '', '6'),
('loan-application', '1', '', 'month', '2026-11-01', 'ever', 'stepOne', '', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'ever', 'stepThree', '', '5'),
('loan-application', '1', '', 'month', '2026-11-01', 'ever', 'stepTwo', '', '8'),
('loan-application', '1', '', 'month', '2026-11-01', 'ever', 'stepVm', '', '2'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'documents', 'finished.accepted', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'riskAnalysis', 'documents', '2'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'riskAnalysis', 'finished.rejected', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'start', 'stepTwo', '7'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'start', 'stepVm', '2'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'stepFive', 'riskAnalysis', '3'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'stepFour', 'stepFive', '5'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'stepOne', 'stepTwo', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'stepThree', 'stepFour', '5'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'stepTwo', 'stepFour', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'stepTwo', 'stepThree', '5'),
('loan-application', '1', '', 'month', '2026-11-01', 'move', 'stepVm', 'stepOne', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'now', 'documents', '2026-11-23', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'now', 'finished.accepted', '2026-11-23', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'now', 'finished.rejected', '2026-11-23', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'now', 'stepFive', '2026-11-23', '2'),
('loan-application', '1', '', 'month', '2026-11-01', 'now', 'stepFour', '2026-11-23', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '1', '', 'month', '2026-11-01', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'documents', '0', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'stepFive', '0', '3'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'stepFour', '0', '5'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'stepOne', '5', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'stepThree', '0', '5'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'stepTwo', '0', '6'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'stepVm', '0', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'begun', '', '', '9'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'entry', 'documents', '', '2'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'entry', 'finished.accepted', '', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'entry', 'finished.rejected', '', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'entry', 'riskAnalysis', '', '3'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'entry', 'stepFive', '', '5'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'entry', 'stepFour', '', '6'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'entry', 'stepOne', '', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'entry', 'stepThree', '', '5'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'entry', 'stepTwo', '', '8'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'entry', 'stepVm', '', '2'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'ever', 'documents', '', '2'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'ever', 'finished.accepted', '', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'ever', 'finished.rejected', '', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'ever', 'riskAnalysis', '', '3'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'ever', 'stepFive', '', '5'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'ever', 'stepFour', '', '6'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'ever', 'stepOne', '', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'ever', 'stepThree', '', '5'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'ever', 'stepTwo', '', '8'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'ever', 'stepVm', '', '2'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'documents', 'finished.accepted', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'riskAnalysis', 'documents', '2'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'riskAnalysis', 'finished.rejected', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'start', 'stepTwo', '7'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'start', 'stepVm', '2'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'stepFive', 'riskAnalysis', '3'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'stepFour', 'stepFive', '5'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'stepOne', 'stepTwo', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'stepThree', 'stepFour', '5'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'stepTwo', 'stepFour', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'stepTwo', 'stepThree', '5'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'move', 'stepVm', 'stepOne', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'now', 'documents', '2026-11-23', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'now', 'finished.accepted', '2026-11-23', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'now', 'finished.rejected', '2026-11-23', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'now', 'stepFive', '2026-11-23', '2'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'now', 'stepFour', '2026-11-23', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'documents', '0', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'stepFive', '0', '3'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'stepFour', '0', '5'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'stepOne', '5', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'stepThree', '0', '5'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'stepTwo', '0', '6'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'stepVm', '0', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'begun', '', '', '9'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'entry', 'documents', '', '2'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'entry', 'finished.accepted', '', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'entry', 'finished.rejected', '', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'entry', 'riskAnalysis', '', '3'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'entry', 'stepFive', '', '5'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'entry', 'stepFour', '', '6'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'entry', 'stepOne', '', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'entry', 'stepThree', '', '5'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'entry', 'stepTwo', '', '8'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'entry', 'stepVm', '', '2'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'ever', 'documents', '', '2'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'ever', 'finished.accepted', '', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'ever', 'finished.rejected', '', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'ever', 'riskAnalysis', '', '3'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'ever', 'stepFive', '', '5'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'ever', 'stepFour', '', '6'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'ever', 'stepOne', '', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'ever', 'stepThree', '', '5'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'ever', 'stepTwo', '', '8'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'ever', 'stepVm', '', '2'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'documents', 'finished.accepted', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'riskAnalysis', 'documents', '2'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'riskAnalysis', 'finished.rejected', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'start', 'stepTwo', '7'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'start', 'stepVm', '2'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'stepFive', 'riskAnalysis', '3'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'stepFour', 'stepFive', '5'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'stepOne', 'stepTwo', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'stepThree', 'stepFour', '5'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'stepTwo', 'stepFour', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'stepTwo', 'stepThree', '5'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'move', 'stepVm', 'stepOne', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'now', 'documents', '2026-11-23', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'now', 'finished.accepted', '2026-11-23', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'now', 'finished.rejected', '2026-11-23', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'now', 'stepFive', '2026-11-23', '2'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'now', 'stepFour', '2026-11-23', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'documents', '0', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'stepFive', '0', '3'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'stepFour', '0', '5'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'stepOne', '5', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'stepThree', '0', '5'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'stepTwo', '0', '6'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'stepVm', '0', '1'),
('store', '0', '', 'day', '2026-11-23', 'begun', '', '', '2'),
('store', '0', '', 'day', '2026-11-23', 'entry', 'applicationDetails', '', '2'),
('store', '0', '', 'day', '2026-11-23', 'entry', 'finish', '', '2'),
('store', '0', '', 'day', '2026-11-23', 'ever', 'applicationDetails', '', '2'),
('store', '0', '', 'day', '2026-11-23', 'ever', 'finish', '', '2'),
('store', '0', '', 'day', '2026-11-23', 'move', 'applicationDetails', 'finish', '2'),
('store', '0', '', 'day', '2026-11-23', 'move', 'identify', 'applicationDetails', '2'),
('store', '0', '', 'day', '2026-11-23', 'now', 'finish', '2026-11-23', '2'),
('store', '0', '', 'day', '2026-11-23', 'stay', 'applicationDetails', '0', '2'),
('store', '0', '', 'month', '2026-11-01', 'begun', '', '', '2'),
('store', '0', '', 'month', '2026-11-01', 'entry', 'applicationDetails', '', '2'),
('store', '0', '', 'month', '2026-11-01', 'entry', 'finish', '', '2'),
('store', '0', '', 'month', '2026-11-01', 'ever', 'applicationDetails', '', '2'),
('store', '0', '', 'month', '2026-11-01', 'ever', 'finish', '', '2'),
('store', '0', '', 'month', '2026-11-01', 'move', 'applicationDetails', 'finish', '2'),
('store', '0', '', 'month', '2026-11-01', 'move', 'identify', 'applicationDetails', '2'),
('store', '0', '', 'month', '2026-11-01', 'now', 'finish', '2026-11-23', '2'),
('store', '0', '', 'month', '2026-11-01', 'stay', 'applicationDetails', '0', '2'),
('store', '0', 'en', 'day', '2026-11-23', 'begun', '', '', '2'),
('store', '0', 'en', 'day', '2026-11-23', 'entry', 'applicationDetails', '', '2'),
('store', '0', 'en', 'day', '2026-11-23', 'entry', 'finish', '', '2'),
('store', '0', 'en', 'day', '2026-11-23', 'ever', 'applicationDetails', '', '2'),
('store', '0', 'en', 'day', '2026-11-23', 'ever', 'finish', '', '2'),
('store', '0', 'en', 'day', '2026-11-23', 'move', 'applicationDetails', 'finish', '2'),
('store', '0', 'en', 'day', '2026-11-23', 'move', 'identify', 'applicationDetails', '2'),
('store', '0', 'en', 'day', '2026-11-23', 'now', 'finish', '2026-11-23', '2'),
('store', '0', 'en', 'day', '2026-11-23', 'stay', 'applicationDetails', '0', '2'),
('store', '0', 'en', 'month', '2026-11-01', 'begun', '', '', '2'),
('store', '0', 'en', 'month', '2026-11-01', 'entry', 'applicationDetails', '', '2'),
('store', '0', 'en', 'month', '2026-11-01', 'entry', 'finish', '', '2'),
('store', '0', 'en', 'month', '2026-11-01', 'ever', 'applicationDetails', '', '2'),
('store', '0', 'en', 'month', '2026-11-01', 'ever', 'finish', '', '2'),
('store', '0', 'en', 'month', '2026-11-01', 'move', 'applicationDetails', 'finish', '2'),
('store', '0', 'en', 'month', '2026-11-01', 'move', 'identify', 'applicationDetails', '2'),
('store', '0', 'en', 'month', '2026-11-01', 'now', 'finish', '2026-11-23', '2'),
('store', '0', 'en', 'month', '2026-11-01', 'stay', 'applicationDetails', '0', '2'),
('store', '1', '', 'day', '2026-11-23', 'begun', '', '', '2'),
('store', '1', '', 'day', '2026-11-23', 'entry', 'applicationDetails', '', '2'),
('store', '1', '', 'day', '2026-11-23', 'entry', 'finish', '', '2'),
('store', '1', '', 'day', '2026-11-23', 'ever', 'applicationDetails', '', '2'),
('store', '1', '', 'day', '2026-11-23', 'ever', 'finish', '', '2'),
('store', '1', '', 'day', '2026-11-23', 'move', 'applicationDetails', 'finish', '2'),
('store', '1', '', 'day', '2026-11-23', 'move', 'identify', 'applicationDetails', '2'),
('store', '1', '', 'day', '2026-11-23', 'now', 'finish', '2026-11-23', '2'),
('store', '1', '', 'day', '2026-11-23', 'stay', 'applicationDetails', '0', '2'),
('store', '1', '', 'month', '2026-11-01', 'begun', '', '', '2'),
('store', '1', '', 'month', '2026-11-01', 'entry', 'applicationDetails', '', '2'),
('store', '1', '', 'month', '2026-11-01', 'entry', 'finish', '', '2'),
('store', '1', '', 'month', '2026-11-01', 'ever', 'applicationDetails', '', '2'),
('store', '1', '', 'month', '2026-11-01', 'ever', 'finish', '', '2'),
('store', '1', '', 'month', '2026-11-01', 'move', 'applicationDetails', 'finish', '2'),
('store', '1', '', 'month', '2026-11-01', 'move', 'identify', 'applicationDetails', '2'),
('store', '1', '', 'month', '2026-11-01', 'now', 'finish', '2026-11-23', '2'),
('store', '1', '', 'month', '2026-11-01', 'stay', 'applicationDetails', '0', '2'),
('store', '1', 'en', 'day', '2026-11-23', 'begun', '', '', '2'),
('store', '1', 'en', 'day', '2026-11-23', 'entry', 'applicationDetails', '', '2'),
('store', '1', 'en', 'day', '2026-11-23', 'entry', 'finish', '', '2'),
('store', '1', 'en', 'day', '2026-11-23', 'ever', 'applicationDetails', '', '2'),
('store', '1', 'en', 'day', '2026-11-23', 'ever', 'finish', '', '2'),
('store', '1', 'en', 'day', '2026-11-23', 'move', 'applicationDetails', 'finish', '2'),
('store', '1', 'en', 'day', '2026-11-23', 'move', 'identify', 'applicationDetails', '2'),
('store', '1', 'en', 'day', '2026-11-23', 'now', 'finish', '2026-11-23', '2'),
('store', '1', 'en', 'day', '2026-11-23', 'stay', 'applicationDetails', '0', '2'),
('store', '1', 'en', 'month', '2026-11-01', 'begun', '', '', '2'),
('store', '1', 'en', 'month', '2026-11-01', 'entry', 'applicationDetails', '', '2'),
('store', '1', 'en', 'month', '2026-11-01', 'entry', 'finish', '', '2'),
('store', '1', 'en', 'month', '2026-11-01', 'ever', 'applicationDetails', '', '2'),
('store', '1', 'en', 'month', '2026-11-01', 'ever', 'finish', '', '2'),
('store', '1', 'en', 'month', '2026-11-01', 'move', 'applicationDetails', 'finish', '2'),
('store', '1', 'en', 'month', '2026-11-01', 'move', 'identify', 'applicationDetails', '2'),
('store', '1', 'en', 'month', '2026-11-01', 'now', 'finish', '2026-11-23', '2'),
('store', '1', 'en', 'month', '2026-11-01', 'stay', 'applicationDetails', '0', '2');
insert into loan_term (loan_type_id, term, minimum, id) overriding system value values
('1', '12', '500.00', '1'),
('1', '120', '15000.00', '11'),
('1', '18', NULL, '2'),
('1', '24', '1000.00', '3'),
('1', '30', NULL, '4'),
('1', '36', '2000.00', '5'),
('1', '48', '3700.00', '6'),
('1', '60', '5600.00', '7'),
('1', '72', NULL, '8'),
('1', '84', '7500.00', '9'),
('1', '96', NULL, '10'),
('2', '12', '500.00', '12'),
('2', '120', '15000.00', '22'),
('2', '18', NULL, '13'),
('2', '24', '1000.00', '14'),
('2', '30', NULL, '15'),
('2', '36', '2000.00', '16'),
('2', '48', '3700.00', '17'),
('2', '60', '5600.00', '18'),
('2', '72', NULL, '19'),
('2', '84', '7500.00', '20'),
('2', '96', NULL, '21'),
('3', '12', '500.00', '23'),
('3', '120', '15000.00', '33'),
('3', '18', NULL, '24'),
('3', '24', '1000.00', '25'),
('3', '30', NULL, '26'),
('3', '36', '2000.00', '27'),
('3', '48', '3700.00', '28'),
('3', '60', '5600.00', '29'),
('3', '72', NULL, '30'),
('3', '84', '7500.00', '31'),
('3', '96', NULL, '32'),
('4', '12', '500.00', '34'),
('4', '120', '15000.00', '44'),
('4', '18', NULL, '35'),
('4', '24', '1000.00', '36'),
('4', '30', NULL, '37'),
('4', '36', '2000.00', '38'),
('4', '48', '3700.00', '39'),
('4', '60', '5600.00', '40'),
('4', '72', NULL, '41'),
('4', '84', '7500.00', '42'),
('4', '96', NULL, '43'),
('5', '12', '500.00', '45'),
('5', '120', '15000.00', '55'),
('5', '18', NULL, '46'),
('5', '24', '1000.00', '47'),
('5', '30', NULL, '48'),
('5', '36', '2000.00', '49'),
('5', '48', '3700.00', '50'),
('5', '60', '5600.00', '51'),
('5', '72', NULL, '52'),
('5', '84', '7500.00', '53'),
('5', '96', NULL, '54');
insert into loan_type (id, name, staff_only) overriding system value values
('1', '{"en": "Renovation loan", "fr": "Prêt rénovation", "nl": "Renovatielening"}', 'false'),
('2', '{"en": "Green loan", "fr": "Prêt vert", "nl": "Groene lening"}', 'false'),
('3', '{"en": "Green loan for staff", "fr": "Prêt vert pour le personnel", "nl": "Groene lening voor personeel"}', 'true'),
('4', '{"en": "Renovation loan for staff", "fr": "Prêt rénovation pour le personnel", "nl": "Renovatielening voor personeel"}', 'true'),
('5', '{"en": "General purpose loan", "fr": "Prêt à tempérament", "nl": "Lening voor alle doeleinden"}', 'false');
insert into migrations (id, "timestamp", name) overriding system value values
('1', '1770000000100', 'CreateSessions1770000000100'),
('10', '1770000001000', 'CreateApplicationLists1770000001000'),
('11', '1770000001100', 'CreateDocuments1770000001100'),
('12', '1770000001200', 'CreateNotes1770000001200'),
('13', '1770000001300', 'CreateSavedViews1770000001300'),
('14', '1770000001400', 'CreateErasureRequests1770000001400'),
('15', '1770000001500', 'CreateStores1770000001500'),
('16', '1770000001600', 'CreatePricing1770000001600'),
('17', '1770000001700', 'CreateDropdowns1770000001700'),
('18', '1770000001800', 'CreateReviews1770000001800'),
('19', '1770000001900', 'CreatePreparedLoans1770000001900'),
('2', '1770000000200', 'CreateRateLimits1770000000200'),
('20', '1770000002000', 'CreateUniqueVat1770000002000'),
('21', '1770000002100', 'CreateEditing1770000002100'),
('22', '1770000002200', 'CreateSite1770000002200'),
('23', '1770000002300', 'CreateTokens1770000002300'),
('24', '1770000002400', 'CreateWebhooks1770000002400'),
('25', '1770000002500', 'CreateStatistics1770000002500'),
('26', '1770000002600', 'CreateInspector1770000002600'),
('3', '1770000000300', 'CreateCaptcha1770000000300'),
('4', '1770000000400', 'CreateFlows1770000000400'),
('5', '1770000000500', 'SeparateRights1770000000500'),
('6', '1770000000600', 'CreateOutbox1770000000600'),
('7', '1770000000700', 'CreateAudit1770000000700'),
('8', '1770000000800', 'CreateReplicas1770000000800'),
('9', '1770000000900', 'CreateInvitations1770000000900');
insert into outbox (id, recipient, subject, created_at, sent_at, reply_to, application_id, state, attempts, reason, body) overriding system value values
('005d360a-04a5-49d3-b627-2b6faa0caec4', 'ada@example.com', 'We will look at your application again – Meridian Bank', '2026-11-23 23:42:00.339419+00', NULL, NULL, '4', 'kept', '0', NULL, E'\\xb771901c32aecf9145ce36345ca8bae27d0b8bb28075cec3558257b0f6e13b1ca6730f47dc3d7764afa986119705ed1fef42c05b18e630b6c19a3002363241750cd34ca0617ab125ea422ac66af4dba471b51cda741d3118801e766ad68d6de8ab7d06d8927f5598c5ba91e492ee4eda0568167acc28c4758547d69862bf4f85e9a21bfe91e92c642c20a59690cb2665eb53d49b5deff210f5fb593d66110fe7ad9c81b0e2fcef461508862c16c65f5a3c6a657f315ca19ebd3bd16ab889b4edcefcb7d4966ee2016145aafb9b'),
('3fa93477-c16d-481a-b5d1-afc0d8a4fa43', 'ada@example.com', 'We have received your loan application – Meridian Bank', '2026-11-23 23:42:00.380264+00', NULL, NULL, '6', 'kept', '0', NULL, E'\\xb771901c7f24086230608676fea66e988a4169e4a7a59f335e536c0230bb9623ffd33f4f30ef07209ce095f5b68ede0687fc1a8eb25f29848f873168255a2502d11a277ffd4ad61738c8f89b9854f451bb484a512764bcd2bd78c54e4de23058fbf318f3459cc381ecf08ff969a26096a7807e26d47b3da0156de2cad9cc65cf2f6c3d4cdc1b9f88b275ab76f308c4a66e1668a0ac6b6bd6e87d44c5d0ba6d2003147047a206200b6eaef7a09df107386d628bc5211103cd7c9d60cee98ce31685d6f95281f3b023b4a0666306f2eb9b0fd71f60a6619196ac2348da972538f6e2df6db292f8435ba753244ecd493c04ca0b392065954dbd35c40a6396edfb044ff80072aa1ff51914fac40db91fd610adcb0aaa8ae07f7b7c5ed81bd8723bdd8ffd371eecf99f270df15ee5ce5c5bd2b904905fc568e5b3791b3bc9798f8b86aa7f89bf055dfd5c64b192a43defa0c5fec001a3f4ae0ba4f8ece2a42512ea29a557e812a816bb95ee83ba3ff578feb758348f39d4448188bf2e82e0131b4540b77c951e11da00a7007edf74d81e289213dd42a538c2e4a8929b0fd695ac7950530dc776fef317983e269ec6e26490432e412300b07aeda7c4fbb3c4eeae5904a6234c8350eb57f3896fe6eb6dbb41336b553438e495d4feef65fba42b91e874ca94e38f48e02f60433c7d84dae38df98b1a9eb715300454cdfddd4cde5d5e4eecc3f70cec2c48f586322979ed5d565bfc37c2143087787f22010ad2982d48cd2106fb2576c8e88c850c1892bb2632fbe14dbbfd52bd1f4275fd0f286901c6dcc13dab146f21d51156'),
('4ce3a006-9080-4e41-a554-f13feb8bb6e2', 'piet@example.com', 'The new code of your application – Meridian Bank', '2026-11-23 23:42:00.399693+00', NULL, NULL, '11', 'kept', '0', NULL, E'\\xb771901c283234d4d1dd6f0bc053406e9ad6e25d580a3032688602ca4eaabfc936b24f811b6e1d5872886209b83355bc0efc65d5b64e3b1f379b7cbc401bcb8bccc431e64c2366f34e739823e07e9f2d37c732c4f56b84750e4630a4a6ab9afbc634938c11bf76f755dac56277f3923d11eed4555fe952c058e8862d7db458b85b18dc01bc45249f52e855805457f224de3e010d923461fe27b25bb667cab8a5c5a859d943ea725acfa0f20b83eecbbccc80d5b90190a70aa6bbac12d8cb7cd1650ab2e179c59c97786a8a6b865c4cd281e765347f0f20e4bd7d8741eeda14351c70af2970d855bedfdfc6c054e7551ac32afce1bb1fa8446a7869f292b110a748f0c0373c4803b0ccafa15df0697ba3a4733fdc137626e954bbc77f0aafccd53bcbf42ce8c0789ab9b1b51830077338c759e93b7d5eea0bbfaab444bcea48ac8f414def7566939904e6051ba4b1447adc2a37aceb8df106fcaa97a721ae6c4778ef5dec2c8f0ac938075bd5e7244e5d74cff1f6585590b3d939f3aae4e9f9c343b1b7bbeed3b606d8aee6aea6e4b8'),
('64ee11b1-5f93-4aea-be59-e7033581897f', 'ada@example.com', 'We have received your loan application – Meridian Bank', '2026-11-23 23:42:00.367972+00', NULL, NULL, '5', 'kept', '0', NULL, E'\\xb771901c8a34bd449d94215edf061d25225924dc9dcc76dd3aa77cd12f3e99a48cda423b55a53edce86ee9613cb118ab8baa1353f9f8cf9f33e66fe508c20449c40c010fd9d64f360c1932a9dbfd0209cda68bc34adbf6de8d3f8de8013537acc2067b93edb6e3151665985ad7aa24d178d82e1f236e58968008e7ec906f1e38eb4c6b5b2b9c3542e8be4498e5f54788f2bfaa74a16cc7b806e69e51d4d7223b7de936a325fdc75d8005e0ed07912bf28f75056e56daff8b89041bd27366d39dcf76f9a7e860a73c475697fc43542436d96c4c2740bb392ae2c342f7f6eb1811a3137a5a7fc345cd031a3c9da938da02689a02320d97cad8352d3cfd00b32027cba5fb8c478f93db73b33b2bcd5b49f09c0c4cc320e7fc04b59b636db8aa41117c437036d892ac3f2bad7d3975f585f4c7c2a2471b2f123f06059d2b65cc030c7a6186bde15b000dc4691f45d75ca602168c50cddc745f4b6db53a0cf8645af639ff65ae02b37ea399328b7f70cd516b683505d55b201283bfee76ea8a0caa682e2dca4784e75a06fcfc24977be1024c3e2126271e05e006c6ae004f9ed92756ef49ea47504545141845b1df8f962cd3dc16e6f736165dec42c9576935a8b69ac51ae43cbe22fce789c7ba85547a4baf8e68507e233c9eb8dd96637102872af912040d5e065f3c661d382b13796ebc349522f7fc0cea415de3ffd92cc9fc08fd32712f4652bec1e0b6bbb87f2d04bd608f5c931b1a310be4aaddea604766702d5909cfd8faf6ad4e8cf92de30300d525892c3d1227987f3631d1862c7efeffda08eb3358e5faa98489'),
('99681f4e-c9e5-4409-bf3f-516d24961a81', 'ada@example.com', 'About your loan application – Meridian Bank', '2026-11-23 23:42:00.306061+00', NULL, NULL, '4', 'kept', '0', NULL, E'\\xb771901c14e9a22feb0d525d8228c0a217968146bca16dd552be5d692643275b7ef09f7791cfafde65246673515e7cbf5f0f3359d07466bfe2f140ccf6684fdca8a1c2b9a288d554ceba90b640fe739b8df8bc5c62430d2234e3b8dc7aff76ee2ab0b0cdfb89c1d777c2842ec0845e9376f8facb437a9415ad285d0fb6d995dabb3d652e926c6466e78afe01fdddf0b240d0f9cf4c05e1ca309daf87c5d43708a29808a14bde24900af595bff3fc265a972039988d5989541c9ea5afce54c65681b078c4d29ec302292f5eb17f3bf0689d0f4c1ec6c258541721ba80ea78c5c5d5e1cd70c13966960134d3accc803c1d1a53ddf73b42fbd33b2e18ce6a5e574a10b0daf8777ae7cbc5b0123afd7734305616d58266637f4c4d7c9f8191ba75227ce526b6788e0ab7410467e39070f3971684615c809e6851e9668aa5772a243424321128360dd58455a2f79dd9a2050465a75bd4099f101a3a92cd8e314c0ba2d37b134017aa0bc046b2f600efbdfcc83f1bd81d45d053844732632f9dd2113b3b1d214765ba51dcfb5846736a133c0dc222c6b97adc2d3f0d0c2ace15ddedd464db8ae49ff5585b57f1'),
('a04b796c-69d8-42a0-ac62-630d5226db4a', 'ada@example.com', 'Your loan was approved – Meridian Bank', '2026-11-23 23:42:00.388784+00', NULL, NULL, '6', 'kept', '0', NULL, E'\\xb771901c9e939834804cc959f9ea942e07d044c0c17731adc76ec968e4d0a3fc81b3e78c99765446bd2a32989ac3bfac8adfc1d5fb0178be03ccdbd7dcacd63392d7ec1548987283f1f701ecddef9fe1cd7f78d476996eaf3384dc450a05d227014e26f9bc33eae3b7b6bac4716426504fd2297a4170aebc6dae43d388d4de2a02cf75db475d55060593032721c1b37f8bea2ed5c242ff6623a8a14c730dd0d50a8749dd');
insert into platform_secret (name, value) overriding system value values
('signing', 'BQHYp4ScWCQLOrPBu9YqVNuAYjyCE67mA6S47jMebj8'),
('unchained-until', '0 05bfc64ecbe51da08f7a1491fcc3a6147798ff93a88223c2aa699eee7263f12e');
insert into prepared_loan (store_application_id, application_id, store_number, prepared_at) overriding system value values
('10', '11', '101', '2026-11-23 23:42:00.213708+00'),
('8', '9', '101', '2026-11-23 23:42:00.189211+00');
insert into price (id, product, country, effective_from, rate, net_rate, pro_rate, pro_net_rate) overriding system value values
('1', 'renovation-loan', 'be', '2020-01-01', '4.9500', NULL, NULL, NULL),
('10', 'general-purpose-loan', 'mt', '2020-01-01', '6.9500', NULL, NULL, NULL),
('2', 'renovation-loan', 'mt', '2020-01-01', '4.9500', NULL, NULL, NULL),
('3', 'green-loan', 'be', '2020-01-01', '3.7500', NULL, NULL, NULL),
('4', 'green-loan', 'mt', '2020-01-01', '3.7500', NULL, NULL, NULL),
('5', 'staff-green-loan', 'be', '2020-01-01', '2.7500', NULL, NULL, NULL),
('6', 'staff-green-loan', 'mt', '2020-01-01', '2.7500', NULL, NULL, NULL),
('7', 'staff-renovation-loan', 'be', '2020-01-01', '3.9500', NULL, NULL, NULL),
('8', 'staff-renovation-loan', 'mt', '2020-01-01', '3.9500', NULL, NULL, NULL),
('9', 'general-purpose-loan', 'be', '2020-01-01', '6.9500', NULL, NULL, NULL);
insert into promotion (id, loan_type_id, name, months, is_default, active) overriding system value values
('1', '1', '{"en": "6 months without interest", "fr": "6 mois sans intérêts", "nl": "6 maanden zonder interest"}', '6', 'true', 'true'),
('2', '1', '{"en": "12 months without interest", "fr": "12 mois sans intérêts", "nl": "12 maanden zonder interest"}', '12', 'false', 'true'),
('3', '2', '{"en": "A green year without interest", "fr": "Une année verte sans intérêts", "nl": "Een groen jaar zonder interest"}', '12', 'true', 'true');
insert into review (application_id, words, asked_at, due_at, assigned_to, assigned_at) overriding system value values
('4', 'My contract was extended.', '2026-11-23 23:41:59.998+00', '2026-12-07 23:41:59.998+00', NULL, NULL);
insert into risk_policy (id, thresholds, updated_at) overriding system value values
('1', '{"lastAge": 75, "reviewDays": 14, "minimumRoom": 0, "reviewAmount": 20000, "fourEyesAbove": 25000, "reviewDebtRatio": 0.4, "failingDebtRatio": 0.5, "reviewEmploymentLengths": ["lt_1"]}', '2026-11-23 23:41:58.086146+00');
insert into saved_view (id, user_id, name, query, created_at) overriding system value values
('4fdc34c7-889e-4048-90b9-32de94ea6aac', 'f8fa93d5-b371-4b9a-8686-27679755d134', 'Mine', 'flow=store', '2026-11-23 23:42:01.027004+00');
insert into session (token_hash, actor_id, role, name, email, created_at, expires_at, id, browser, last_seen_at, confirmed_at, is_half) overriding system value values
(E'\\xcf5157d2a22cf57999cf5ea4755e2217c1079a1d903027e5a5017d9dd4b63339', 'f8fa93d5-b371-4b9a-8686-27679755d134', 'admin', 'Administrator', 'admin@example.com', '2026-11-23 23:41:59.684741+00', '2026-11-24 11:41:59.684741+00', 'e4ff3d49-36b3-4853-b84c-e1b82812b63e', '', '2026-11-23 23:41:59.684741+00', '2026-11-23 23:41:59.684741+00', 'false');
insert into site_version (changed_by) overriding system value values
('748');
insert into store (id, store_number, name, city, allows_promotions) overriding system value values
('1', '101', 'Bathline Brussels', 'Brussels', 'true'),
('10', '203', 'Bathline Charleroi', 'Charleroi', 'true'),
('11', '204', 'Bathline Mons', 'Mons', 'false'),
('2', '102', 'Bathline Antwerp', 'Antwerp', 'true'),
('3', '103', 'Bathline Ghent', 'Ghent', 'true'),
('4', '104', 'Bathline Bruges', 'Bruges', 'true'),
('5', '105', 'Bathline Leuven', 'Leuven', 'true'),
('6', '106', 'Bathline Hasselt', 'Hasselt', 'true'),
('7', '107', 'Bathline Kortrijk', 'Kortrijk', 'false'),
('8', '201', 'Bathline Liège', 'Liège', 'true'),
('9', '202', 'Bathline Namur', 'Namur', 'true');
insert into transition (application_id, seq, event, from_state, to_state, actor_role, actor_id, at, current_step, furthest_step, idempotency_key, fingerprint, "position", hash) overriding system value values
('1', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 23:41:59.704+00', '2', '2', NULL, NULL, '1', E'\\xb36433f4f8f275d3e315161ab9e116c8d70f74d22ced7b2c85414d7c4b2d02ec'),
('10', '1', '{"type": "application.create", "fields": {"store_number": "101", "employee_number": "E4711", "employee_email_address": "jan@bathline.example"}}', 'identify', 'applicationDetails', 'applicant', NULL, '2026-11-23 23:42:00.211+00', '2', '2', NULL, NULL, '35', E'\\x6d15b28b348ef2ed93cc9537b64245ad495a0ba2321a9cfd5bd07ee9234e36ec'),
('10', '2', '{"step": 2, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "piet@example.com", "title": "mr", "mobile": "+32 470 12 34 56", "fullname": "Piet Janssens", "last_name": "Janssens", "loan_term": 36, "first_name": "Piet", "loan_amount": 10000, "loan_type_id": 1, "date_of_birth": "02/05/1980", "employee_full_name": "Jan Peeters"}}', 'applicationDetails', 'finish', 'applicant', NULL, '2026-11-23 23:42:00.212+00', '3', '3', NULL, NULL, '36', E'\\x5b7d8edaabf8e21af6218c984cc142aa2edc110a3d6d03b97f9ab05483145b5d'),
('11', '1', '{"born": "02/05/1980", "loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.refer", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "soldBy": {"store_number": "101", "employee_number": "E4711", "employee_full_name": "Jan Peeters", "employee_email_address": "jan@bathline.example"}, "referrer": "vanmarcke", "storeNumber": "101"}', 'start', 'stepVm', 'applicant', NULL, '2026-11-23 23:42:00.212+00', '0', '0', NULL, NULL, '37', E'\\x4c555027ce1fcd723fe76cd0c884dd1270ab7a634fdf169396953130d366f09f'),
('11', '2', '{"step": 0, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}}', 'stepVm', 'stepOne', 'applicant', NULL, '2026-11-23 23:42:00.28+00', '1', '1', NULL, NULL, '38', E'\\x1555bdd480055fb8668b7ddb9edf2730ec9098990d83a0dc09fdab6958d22bac'),
('11', '3', '{"step": 1, "type": "step.save", "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}}', 'stepOne', 'stepTwo', 'applicant', NULL, '2026-11-23 23:42:00.43+00', '2', '2', NULL, NULL, '39', E'\\xee8e31856f468f00cfe151ee46e1ba96f9d84ef3edb952d2110d1f075fcbbb5b'),
('12', '1', '{"type": "application.create", "vies": "unavailable", "fields": {"vat": "BE0000000196", "email": "accounts@harbour-plumbing.example", "skipVies": false, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current"}, "isVatUsed": false}', 'start', 'address', 'applicant', NULL, '2026-11-23 23:42:00.442+00', '2', '2', NULL, NULL, '40', E'\\xb9805254d729e0682f00cb10061eb79192f92a772efee084f81b9f9f24bed650'),
('13', '1', '{"type": "application.create", "vies": "unavailable", "fields": {"vat": "BE0000000295", "email": "accounts@harbour-plumbing.example", "skipVies": false, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current"}, "isVatUsed": false}', 'start', 'address', 'applicant', NULL, '2026-11-23 23:42:00.488+00', '2', '2', NULL, NULL, '41', E'\\xb7140f60e2f839fc790f78779256a886b722a6c8377e09c4ec3b3fae63c74efb'),
('13', '2', '{"step": 2, "type": "step.save", "fields": {"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}}', 'address', 'people', 'applicant', NULL, '2026-11-23 23:42:00.555+00', '3', '3', NULL, NULL, '42', E'\\xafca973a0af67ffc48b4436b02e5332a8e6d07c26d411d0e823f4cf7986c70b3'),
('13', '3', '{"id": "01a20ac9-b383-7208-90f6-ef82ddd738f8", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000003", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "director_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.574+00', '3', '3', NULL, NULL, '43', E'\\x51d5ecd956f48fc09294cf063d5014104e50085e71e932f58e390da1965e7309'),
('14', '1', '{"type": "application.create", "vies": "unavailable", "fields": {"vat": "BE0000000493", "email": "accounts@harbour-plumbing.example", "skipVies": false, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current"}, "isVatUsed": false}', 'start', 'address', 'applicant', NULL, '2026-11-23 23:42:00.607+00', '2', '2', NULL, NULL, '44', E'\\xa4a84ddd7c78fe524548c242cce4ee59ccb3692ac41c4bb01d30e1c581101d5a'),
('14', '2', '{"step": 2, "type": "step.save", "fields": {"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}}', 'address', 'people', 'applicant', NULL, '2026-11-23 23:42:00.615+00', '3', '3', NULL, NULL, '45', E'\\xee2490fff1712ec4b709a79e80755ff4f69df7daed9d796b5e99a38b0024da25'),
('14', '3', '{"id": "01a20ac9-b3ae-7c5c-8791-3d173126d026", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000005", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.621+00', '3', '3', NULL, NULL, '46', E'\\x69a4f09dc80de2ed8ef01842bada77ad387af42c46ef1ba4bfaebb14caf959af'),
('14', '4', '{"id": "01a20ac9-b3b4-728a-b61f-cdf4e34593a0", "data": {"shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}, "type": "contact.save", "contact_type": "beneficial_owner_company"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.628+00', '3', '3', NULL, NULL, '47', E'\\x84ddc0033f2f1ca0a147002b36fb21cb64129edf34c81aa597dbfe0d5ca3ccfa'),
('14', '5', '{"id": "01a20ac9-b3c8-77f2-a82a-bcc5545542b9", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000006", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "parent_id": "01a20ac9-b3b4-728a-b61f-cdf4e34593a0", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.648+00', '3', '3', NULL, NULL, '48', E'\\xf97cc7498bb57cce270b896d26bdd717e1aff52e0eae4b2e30572debb8e05295'),
('14', '6', '{"id": "01a20ac9-b3df-7201-9c79-fa10d589e97e", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000007", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "director_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.671+00', '3', '3', NULL, NULL, '49', E'\\xb439b4028ab3217c1f6ff2f8a1ab4b9dc22794afc9d9c8ae59b30e2682096b53'),
('14', '7', '{"id": "01a20ac9-b3ee-7130-b5c9-b9eb9ab41a93", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000008", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "authorised_signatory"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.682+00', '3', '3', NULL, NULL, '50', E'\\x25935e74c4afee717f2d8eb61fb9c749a1c391e88df599681831ff02c889ab85'),
('14', '8', '{"step": 3, "type": "step.save", "fields": {"pep": "no"}}', 'people', 'holders', 'applicant', NULL, '2026-11-23 23:42:00.702+00', '4', '4', NULL, NULL, '51', E'\\xab1b64a37e186fcf79bebfdcc2dc15a7ba8adcb5145ee5639c0af9753c41a25a'),
('15', '1', '{"type": "application.create", "vies": "unavailable", "fields": {"vat": "BE0000000988", "email": "accounts@harbour-plumbing.example", "skipVies": false, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current"}, "isVatUsed": false}', 'start', 'address', 'applicant', NULL, '2026-11-23 23:42:00.717+00', '2', '2', NULL, NULL, '52', E'\\x28ccfbb600e29248bd052c05c23d21dad7a6350d79b3a4b739936f60b2d85057'),
('15', '10', '{"step": 4, "type": "step.save", "fields": {}}', 'holders', 'payment', 'applicant', NULL, '2026-11-23 23:42:00.802+00', '5', '5', NULL, NULL, '61', E'\\x436bf1b4eca969e5214c7c2047841d7ea776a0d49120c28491bc165f665216a9'),
('15', '11', '{"step": 5, "type": "step.save", "fields": {"payment": false}}', 'payment', 'marketing', 'applicant', NULL, '2026-11-23 23:42:00.806+00', '6', '6', NULL, NULL, '62', E'\\x57467dd010d013ef6763bf1f04ec4eec9be7eb2ab59e79bc1efc497db3898318'),
('15', '12', '{"step": 6, "type": "step.save", "fields": {"documents_sent": true}}', 'marketing', 'finish', 'applicant', NULL, '2026-11-23 23:42:00.811+00', '7', '7', NULL, NULL, '63', E'\\xe54191414223120cec64f9643af6d2b805dbf66a8b58838cc4e32668dc613225'),
('15', '2', '{"step": 2, "type": "step.save", "fields": {"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}}', 'address', 'people', 'applicant', NULL, '2026-11-23 23:42:00.746+00', '3', '3', NULL, NULL, '53', E'\\x5757f1ed891fb4bf735357c8c01baffc609979d7b7171dd386f49d0ae94f5c84'),
('15', '3', '{"id": "01a20ac9-b435-7a02-a071-99034f3b55f4", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000010", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.757+00', '3', '3', NULL, NULL, '54', E'\\xbc219422da6306c76eeef03546452d574f1e583ec92692108bfb003bf254cd49'),
('15', '4', '{"id": "01a20ac9-b43e-7e06-96fd-627ed7a12d28", "data": {"shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}, "type": "contact.save", "contact_type": "beneficial_owner_company"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.766+00', '3', '3', NULL, NULL, '55', E'\\x27fe58ceb48e719c5df1998fc269a20c65fd3d616b16db381fc4a055bb40ab4b'),
('15', '5', '{"id": "01a20ac9-b446-7571-8ce0-38d0220fceec", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000011", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "parent_id": "01a20ac9-b43e-7e06-96fd-627ed7a12d28", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.774+00', '3', '3', NULL, NULL, '56', E'\\xda44b780db74a56bd708b39efc3147918bc4aae69f98b3f5b9eef288e3b1616a'),
('15', '6', '{"id": "01a20ac9-b452-7fdb-a816-50403eeafda3", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000012", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "director_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.785+00', '3', '3', NULL, NULL, '57', E'\\x2dab1b25c5becb90d11c57f3c0d25b6244d20f8fd9d25bd50566572e927dbe22'),
('15', '7', '{"id": "01a20ac9-b457-76eb-bfdf-29274f17a785", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000013", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "authorised_signatory"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.791+00', '3', '3', NULL, NULL, '58', E'\\x85e905b82237ddadcabc93dbac13b790aa6abb164e328a448f252783d30d7125'),
('15', '8', '{"step": 3, "type": "step.save", "fields": {"pep": "no"}}', 'people', 'holders', 'applicant', NULL, '2026-11-23 23:42:00.794+00', '4', '4', NULL, NULL, '59', E'\\x3f96e919c26ed69ae353705496a28e9ab1ff863939e4a5d6651296a30481b336'),
('15', '9', '{"id": "01a20ac9-b45e-7287-bed1-dad8c36470d3", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000014", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "principal_account_holder"}', 'holders', 'holders', 'applicant', NULL, '2026-11-23 23:42:00.798+00', '4', '4', NULL, NULL, '60', E'\\xd6bcc6c0ccb76cef46f118bc3a7d636cc103ada713539e2ffc0d171ad8a42c12'),
('16', '1', '{"type": "application.create", "vies": "unavailable", "fields": {"vat": "BE0000001582", "email": "accounts@harbour-plumbing.example", "skipVies": false, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current"}, "isVatUsed": false}', 'start', 'address', 'applicant', NULL, '2026-11-23 23:42:00.819+00', '2', '2', NULL, NULL, '64', E'\\x420423940eda7fd3368a6568b3dd4eb0d0b4b93585e728a4954ec180805f65c2'),
('16', '10', '{"step": 4, "type": "step.save", "fields": {}}', 'holders', 'payment', 'applicant', NULL, '2026-11-23 23:42:00.958+00', '5', '5', NULL, NULL, '73', E'\\xb64c1c383e99a3d4a0190d5f51dc61d649ffa4de327eeaf10e9fd8ce95a14000'),
('16', '11', '{"step": 5, "type": "step.save", "fields": {"payment": false}}', 'payment', 'marketing', 'applicant', NULL, '2026-11-23 23:42:00.981+00', '6', '6', NULL, NULL, '74', E'\\xed7842a7027b971fd459b1ae851e3c5c6b9ab473ae9c0ca2fe4a035ad838a7e2'),
('16', '12', '{"step": 6, "type": "step.save", "fields": {"documents_sent": true}}', 'marketing', 'finish', 'applicant', NULL, '2026-11-23 23:42:00.986+00', '7', '7', NULL, NULL, '75', E'\\x25220fbfe15cc3a4e0d44812e17630fc744af6899c61fffcf2f2c31db53f2e74'),
('16', '13', '{"type": "application.finish"}', 'finish', 'completed', 'applicant', NULL, '2026-11-23 23:42:00.991+00', '7', '7', NULL, NULL, '76', E'\\x1a7558aee5de40fea81d6e10ed6ba3e7f1872ade4cb146a410b9ef449a722f97'),
('16', '2', '{"step": 2, "type": "step.save", "fields": {"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}}', 'address', 'people', 'applicant', NULL, '2026-11-23 23:42:00.864+00', '3', '3', NULL, NULL, '65', E'\\xb36042ce5f8ca758b30c9481198b106942d4150756129ae02d2db8876ffcd705'),
('16', '3', '{"id": "01a20ac9-b4ad-7893-a5a4-7426a9776b88", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000016", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.877+00', '3', '3', NULL, NULL, '66', E'\\x0113f1c3068deecf10b6586d67d462174e48717207e8721f6027c204e48c7184'),
('16', '4', '{"id": "01a20ac9-b4b8-7b85-ba4e-129e5101f024", "data": {"shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}, "type": "contact.save", "contact_type": "beneficial_owner_company"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.888+00', '3', '3', NULL, NULL, '67', E'\\xd2b6effb3e1865553d3e232e890471b3c21481ee18a3eb4d90f3428a86118675'),
('16', '5', '{"id": "01a20ac9-b4c9-7d8f-81d4-84f4f987d283", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000017", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "parent_id": "01a20ac9-b4b8-7b85-ba4e-129e5101f024", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.904+00', '3', '3', NULL, NULL, '68', E'\\xa7d3320ea11386ce6aacdd38ce7ca93b1b2a3401ed0d6ea24e7bd35dbd63d2ec'),
('16', '6', '{"id": "01a20ac9-b4d5-7e9e-8f87-15fd41cab893", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000018", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "director_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.917+00', '3', '3', NULL, NULL, '69', E'\\xb821b122a00a62b2409d88b3e86dacc1e8c045a733c544cb5021a9d89c00eff5'),
('16', '7', '{"id": "01a20ac9-b4e0-7679-81b7-d795bc3d2211", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000019", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "authorised_signatory"}', 'people', 'people', 'applicant', NULL, '2026-11-23 23:42:00.928+00', '3', '3', NULL, NULL, '70', E'\\x183489cbacbaae4971cf26d62c8a35ad8ea26a57f396e83d0618d75f3a429bf4'),
('16', '8', '{"step": 3, "type": "step.save", "fields": {"pep": "no"}}', 'people', 'holders', 'applicant', NULL, '2026-11-23 23:42:00.938+00', '4', '4', NULL, NULL, '71', E'\\x26b8a9bae7ec091306f3eab0eecd4385ed0e1d9ade98c24027e9bc4103b5fdfa'),
('16', '9', '{"id": "01a20ac9-b4f2-7d44-909a-beec9d41500c", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000020", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "principal_account_holder"}', 'holders', 'holders', 'applicant', NULL, '2026-11-23 23:42:00.946+00', '4', '4', NULL, NULL, '72', E'\\x12fe7eadfb219a248288f394e8f23bdf5c80749512b1fa43238c47a1574a64d6'),
('2', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 23:41:59.779+00', '2', '2', NULL, NULL, '2', E'\\xfc444ae9bd5e549f48379a02489134ae1e3f53cb4f41b5802f8eac153d9b3713'),
('2', '2', '{"step": 2, "type": "step.save", "fields": {"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}}', 'stepTwo', 'stepThree', 'applicant', NULL, '2026-11-23 23:41:59.802+00', '3', '3', NULL, NULL, '3', E'\\x7c0b832c0abdaa1fc2d61009c2314a7490aa52daa556e174788978645958db7a'),
('2', '3', '{"step": 3, "type": "step.save", "fields": {"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": "2,800"}}', 'stepThree', 'stepFour', 'applicant', NULL, '2026-11-23 23:41:59.828+00', '4', '4', NULL, NULL, '4', E'\\xb555d3ff58ade90aaf51c47708bdc2e2c5079f0ae649013e5ce3e2022d4e2d10'),
('2', '4', '{"step": 4, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}}', 'stepFour', 'stepFive', 'applicant', NULL, '2026-11-23 23:41:59.84+00', '5', '5', NULL, NULL, '5', E'\\x8b2abf4518a237c023c9dc90b9f66e2f9d5b30ed66c2e238639e47b2e372fb3d'),
('3', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 23:41:59.851+00', '2', '2', NULL, NULL, '6', E'\\xb041882e7320d9fa9bb3776ecbaf905e3e76245944fb598ef1622f2ae4f46b00'),
('3', '2', '{"step": 2, "type": "step.save", "fields": {"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}}', 'stepTwo', 'stepThree', 'applicant', NULL, '2026-11-23 23:41:59.866+00', '3', '3', NULL, NULL, '7', E'\\x59a033f121b2c9ab1776de7e31600dd60ed750b3fd99b97051e831392d705f0e'),
('3', '3', '{"step": 3, "type": "step.save", "fields": {"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": "900"}}', 'stepThree', 'stepFour', 'applicant', NULL, '2026-11-23 23:41:59.875+00', '4', '4', NULL, NULL, '8', E'\\x39c8d2d45ec8eaea02503662b13d187508b3feabb1aa2cf0db80e260f659342f'),
('3', '4', '{"step": 4, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}}', 'stepFour', 'stepFive', 'applicant', NULL, '2026-11-23 23:41:59.883+00', '5', '5', NULL, NULL, '9', E'\\xd092506ef89265ad6070ebff4c7ada03246ebb0a4e5830a6a92f9849c5e328fc'),
('4', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 23:41:59.892+00', '2', '2', NULL, NULL, '10', E'\\x5bff0829af10b94d4b94d83487c8861e3ca905566e0674749b76e7d02fce7479'),
('4', '2', '{"step": 2, "type": "step.save", "fields": {"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}}', 'stepTwo', 'stepThree', 'applicant', NULL, '2026-11-23 23:41:59.907+00', '3', '3', NULL, NULL, '11', E'\\xb3977a9f5acd4f3bf40ade67aaa1a82197cf18ed46f0c73fb5c39ce2f563d9f1'),
('4', '3', '{"step": 3, "type": "step.save", "fields": {"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": "900"}}', 'stepThree', 'stepFour', 'applicant', NULL, '2026-11-23 23:41:59.914+00', '4', '4', NULL, NULL, '12', E'\\x5ffc1a843f5719795a6ec3da9ef23d16edbecec5b7edefe1d417a4a89724ec59'),
('4', '4', '{"step": 4, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}}', 'stepFour', 'stepFive', 'applicant', NULL, '2026-11-23 23:41:59.922+00', '5', '5', NULL, NULL, '13', E'\\x02108c3366b6e886b28cd70193fa62749229a1bb0563d344d5c9959a9bc4b166'),
('4', '5', '{"step": 5, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"tos": true, "tos_two": true, "tos_three": true}}', 'stepFive', 'riskAnalysis', 'applicant', NULL, '2026-11-23 23:41:59.931+00', '5', '5', NULL, NULL, '14', E'\\x9dfc25a323e9c67110ee92cd1ecce0fa3e968ba838699bc20403faceed254a85'),
('4', '6', '{"type": "risk.analysed", "result": 2, "attempt": 1, "figures": {"room": -99.48, "term": 36, "ratio": 0.3327555555555556, "amount": 10000, "policy": {"lastAge": 75, "minimumRoom": 0, "reviewAmount": 20000, "reviewDebtRatio": 0.4, "failingDebtRatio": 0.5, "reviewEmploymentLengths": ["lt_1"]}, "incomes": 900, "startDate": "2026-11-23", "instalments": 0, "expenditures": 700, "newInstalment": 299.48, "employmentLength": "gt_5", "hasUnpaidCredits": false}, "reasons": ["room"], "alternative": {"term": 36, "amount": 6600}}', 'riskAnalysis', 'finished.rejected', 'system', NULL, '2026-11-23 23:41:59.931+00', '7', '5', NULL, NULL, '15', E'\\x944b5de6c73e884ab4d58e3e661fa2766c689c6a93433eb29c55650ba1e06cd0'),
('4', '7', '{"type": "review.request", "words": "My contract was extended.", "reviewDays": 14}', 'finished.rejected', 'finished.rejected', 'applicant', NULL, '2026-11-23 23:41:59.998+00', '7', '5', NULL, NULL, '16', E'\\x2c81a837b7005be4b960046a1f9ec0a2c87d30478c0ab240a891cab269daeb1f'),
('5', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 23:42:00.042+00', '2', '2', NULL, NULL, '17', E'\\x6e22dca6e96c3e01ff0ed37bae850b1401ca20db95910af0e5a48670d61832d4'),
('5', '2', '{"step": 2, "type": "step.save", "fields": {"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}}', 'stepTwo', 'stepThree', 'applicant', NULL, '2026-11-23 23:42:00.049+00', '3', '3', NULL, NULL, '18', E'\\x2c34dca1558e87ecb3c239a22f4eb9c059ea437a7d84bb286894f26915658a14'),
('5', '3', '{"step": 3, "type": "step.save", "fields": {"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": "2,800"}}', 'stepThree', 'stepFour', 'applicant', NULL, '2026-11-23 23:42:00.054+00', '4', '4', NULL, NULL, '19', E'\\x601d4d3a30794f79924252afe7b967fb2c94bb203145b8e86009999682e2ebeb'),
('5', '4', '{"step": 4, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}}', 'stepFour', 'stepFive', 'applicant', NULL, '2026-11-23 23:42:00.058+00', '5', '5', NULL, NULL, '20', E'\\x37ea5d0cd9f823fefd1090df089df5985f6737307a1a4aa79167a2b106f74222'),
('5', '5', '{"step": 5, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"tos": true, "tos_two": true, "tos_three": true}}', 'stepFive', 'riskAnalysis', 'applicant', NULL, '2026-11-23 23:42:00.064+00', '5', '5', NULL, NULL, '21', E'\\xec45c2dea22dee115d058b01352424dbb0559035821da9e3b4403b153132077a'),
('5', '6', '{"type": "risk.analysed", "result": 1, "attempt": 1, "figures": {"room": 1800.52, "term": 36, "ratio": 0.10695714285714286, "amount": 10000, "policy": {"lastAge": 75, "minimumRoom": 0, "reviewAmount": 20000, "reviewDebtRatio": 0.4, "failingDebtRatio": 0.5, "reviewEmploymentLengths": ["lt_1"]}, "incomes": 2800, "startDate": "2026-11-23", "instalments": 0, "expenditures": 700, "newInstalment": 299.48, "employmentLength": "gt_5", "hasUnpaidCredits": false}, "reasons": []}', 'riskAnalysis', 'documents', 'system', NULL, '2026-11-23 23:42:00.064+00', '6', '6', NULL, NULL, '22', E'\\xb44a7ebaa6b71ecd8af09d636d1822b2c2999f3467a4e90f6f85cac3d88574d8'),
('6', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 23:42:00.072+00', '2', '2', NULL, NULL, '23', E'\\x97f6bd0271a5c6353c6d19bd2d792e861d796bc1b897029e2a216fc634b49327'),
('6', '2', '{"step": 2, "type": "step.save", "fields": {"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}}', 'stepTwo', 'stepThree', 'applicant', NULL, '2026-11-23 23:42:00.079+00', '3', '3', NULL, NULL, '24', E'\\xebedecdaed9deb259d4084ef288a4a3296ebea6f72b2a7d28ddfda5da70936c8'),
('6', '3', '{"step": 3, "type": "step.save", "fields": {"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": "2,800"}}', 'stepThree', 'stepFour', 'applicant', NULL, '2026-11-23 23:42:00.084+00', '4', '4', NULL, NULL, '25', E'\\x45a8a9bd5b628d3fa3e3ecf46d662dca656241f807ae7221604f55ade510d835'),
('6', '4', '{"step": 4, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}}', 'stepFour', 'stepFive', 'applicant', NULL, '2026-11-23 23:42:00.088+00', '5', '5', NULL, NULL, '26', E'\\x96e91c604d5b872eef1a12468ac707dcb377d56f48261f364422f6b01e8ae931'),
('6', '5', '{"step": 5, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"tos": true, "tos_two": true, "tos_three": true}}', 'stepFive', 'riskAnalysis', 'applicant', NULL, '2026-11-23 23:42:00.092+00', '5', '5', NULL, NULL, '27', E'\\x3a280ce0ea7e229a81dee8fd6f84818fc895aece3ffba1c53c56840e90e2f36d'),
('6', '6', '{"type": "risk.analysed", "result": 1, "attempt": 1, "figures": {"room": 1800.52, "term": 36, "ratio": 0.10695714285714286, "amount": 10000, "policy": {"lastAge": 75, "minimumRoom": 0, "reviewAmount": 20000, "reviewDebtRatio": 0.4, "failingDebtRatio": 0.5, "reviewEmploymentLengths": ["lt_1"]}, "incomes": 2800, "startDate": "2026-11-23", "instalments": 0, "expenditures": 700, "newInstalment": 299.48, "employmentLength": "gt_5", "hasUnpaidCredits": false}, "reasons": []}', 'riskAnalysis', 'documents', 'system', NULL, '2026-11-23 23:42:00.092+00', '6', '6', NULL, NULL, '28', E'\\x0eac7fdc07a5722b0e54e2bebdea0c7e3e550ae90ea23b37c4bc1e6f233383f4'),
('6', '7', '{"seen": 6, "type": "status.change", "person": "f8fa93d5-b371-4b9a-8686-27679755d134", "reason": "Everything is there", "statusType": "final", "statusValue": 1, "fourEyesAbove": 25000}', 'documents', 'finished.accepted', 'admin', 'f8fa93d5-b371-4b9a-8686-27679755d134', '2026-11-23 23:42:00.106+00', '7', '6', NULL, NULL, '29', E'\\x4a650b73189cb1fd56053e8bb8b8420ecc9254fe5c052bec43379ca3c73b7f28'),
('7', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 23:42:00.121+00', '2', '2', NULL, NULL, '30', E'\\x02adbba7f452956c47d88e38b164e731259691a62d5e04b260b6ac2498e16e24'),
('7', '2', '{"type": "application.jump", "state": "stepFour", "reason": "Asked by phone"}', 'stepTwo', 'stepFour', 'admin', 'f8fa93d5-b371-4b9a-8686-27679755d134', '2026-11-23 23:42:00.142+00', '4', '4', NULL, NULL, '31', E'\\x5bb6e750d4887243539c43cdd48e3da54c25596937f017d36348c640fb0d7204'),
('8', '1', '{"type": "application.create", "fields": {"store_number": "101", "employee_number": "E4711", "employee_email_address": "jan@bathline.example"}}', 'identify', 'applicationDetails', 'applicant', NULL, '2026-11-23 23:42:00.177+00', '2', '2', NULL, NULL, '32', E'\\x0ba71bc2c44d583b20e9681796617d89ec1a47771bce330e7ca2217676be0453'),
('8', '2', '{"step": 2, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "piet@example.com", "title": "mr", "mobile": "+32 470 12 34 56", "fullname": "Piet Janssens", "last_name": "Janssens", "loan_term": 36, "first_name": "Piet", "loan_amount": 10000, "loan_type_id": 1, "date_of_birth": "02/05/1980", "employee_full_name": "Jan Peeters"}}', 'applicationDetails', 'finish', 'applicant', NULL, '2026-11-23 23:42:00.178+00', '3', '3', NULL, NULL, '33', E'\\x44f7ebf2997ffdceab89ed934afd854623119be7de30cb53174493c5e69727d4'),
('9', '1', '{"born": "02/05/1980", "loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.refer", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "soldBy": {"store_number": "101", "employee_number": "E4711", "employee_full_name": "Jan Peeters", "employee_email_address": "jan@bathline.example"}, "referrer": "vanmarcke", "storeNumber": "101"}', 'start', 'stepVm', 'applicant', NULL, '2026-11-23 23:42:00.182+00', '0', '0', NULL, NULL, '34', E'\\x3a1169d02f9fab66ca6c49e69d7d53dba3b2130718e84c4a370881abf14dbe41');
insert into "user" (id, email, name, role, password_hash, created_at, active) overriding system value values
('f8fa93d5-b371-4b9a-8686-27679755d134', 'admin@example.com', 'Administrator', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$qyjj86QGxaPzMjGasKGa1w$eQ2lLldTMIqX2cBWPWxHtekflelTlsGUsMV6cDQWFS4', '2026-11-23 23:41:59.333485+00', 'true');
insert into webhook (id, name, url, flows, states, events, active, disabled_reason, failing_since, old_secret_until, language, "position", created_by, created_at, secret, old_secret) overriding system value values
('c7417e6e-017f-496d-8859-b7ab7093854c', 'Ledger', 'http://127.0.0.1:9/', '{store}', '{}', '{}', 'true', NULL, NULL, NULL, 'en', '76', 'f8fa93d5-b371-4b9a-8686-27679755d134', '2026-11-23 23:42:01.007601+00', E'\\xda7a3b2757c121dac22a97fa343270b1043cc25550b98aaf067c2f67cd42c8f5dfc62fe5b3a2e050710e782d1fecb4c22427bf1a1fe5a473b747e3349f41d21d8965671faf03a426ac5faf5c49f127c3e6d8', NULL);
select setval('application_id_seq', 16);
select setval('audit_id_seq', 7);
select setval('loan_term_id_seq', 55);
select setval('migrations_id_seq', 26);
select setval('price_id_seq', 10);
select setval('promotion_id_seq', 3);
select setval('store_id_seq', 11);
select setval('transition_position_seq', 76);
alter table "user" add constraint user_pkey PRIMARY KEY (id);
alter table "user" add constraint user_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'staff'::text, 'qa'::text])));
alter table answered_call add constraint answered_call_pkey PRIMARY KEY (application_id, key);
alter table api_token add constraint api_token_pkey PRIMARY KEY (id);
alter table api_token add constraint api_token_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'staff'::text, 'qa'::text])));
alter table api_token add constraint api_token_secret_hash_key UNIQUE (secret_hash);
alter table application add constraint application_pkey PRIMARY KEY (id);
alter table application_note add constraint application_note_pkey PRIMARY KEY (id);
alter table application_step add constraint application_step_pkey PRIMARY KEY (application_id, step_number);
alter table application_word add constraint application_word_pkey PRIMARY KEY (application_id, source, word);
alter table audit add constraint audit_pkey PRIMARY KEY (id);
alter table audit_seal add constraint audit_seal_pkey PRIMARY KEY (seq);
alter table blog_category add constraint blog_category_pkey PRIMARY KEY (slug);
alter table blog_post add constraint blog_post_pkey PRIMARY KEY (id);
alter table captcha_solution add constraint captcha_solution_pkey PRIMARY KEY (nonce);
alter table chart_scenario add constraint chart_scenario_pkey PRIMARY KEY (id);
alter table contact add constraint contact_pkey PRIMARY KEY (id);
alter table contact_attachment add constraint contact_attachment_pkey PRIMARY KEY (id);
alter table contact_message add constraint contact_message_pkey PRIMARY KEY (id);
alter table contact_message add constraint contact_message_request_key_key UNIQUE (request_key);
alter table content_block add constraint content_block_pkey PRIMARY KEY (name, language_id);
alter table content_blog_post add constraint content_blog_post_pkey PRIMARY KEY (blog_post_id, language_id);
alter table content_item add constraint content_item_pkey PRIMARY KEY (kind, key);
alter table content_page add constraint content_page_pkey PRIMARY KEY (page_id, language_id);
alter table content_revision add constraint content_revision_act_check CHECK ((act = ANY (ARRAY['first'::text, 'published'::text, 'removed'::text])));
alter table content_revision add constraint content_revision_pkey PRIMARY KEY (kind, key, version);
alter table content_vacancy add constraint content_vacancy_pkey PRIMARY KEY (vacancy_id, language_id);
alter table counted_application add constraint counted_application_pkey PRIMARY KEY (application_id);
alter table device_number add constraint device_number_pkey PRIMARY KEY (application_id);
alter table document add constraint document_file_name_key UNIQUE (file_name);
alter table document add constraint document_pkey PRIMARY KEY (id);
alter table dropdown_value add constraint dropdown_value_pkey PRIMARY KEY (dropdown, value);
alter table employment_type add constraint employment_type_pkey PRIMARY KEY (id);
alter table erasure_request add constraint erasure_request_pkey PRIMARY KEY (application_id);
alter table flow_count add constraint flow_count_pkey PRIMARY KEY (flow, grain, since, measure, version, locale, state, detail);
alter table flow_sum add constraint flow_sum_pkey PRIMARY KEY (flow, version, locale, grain, since, measure, state, detail);
alter table intermediary add constraint intermediary_pkey PRIMARY KEY (id);
alter table intermediary add constraint intermediary_username_key UNIQUE (username);
alter table invitation add constraint invitation_pkey PRIMARY KEY (account_id);
alter table invitation add constraint invitation_token_hash_key UNIQUE (token_hash);
alter table loan_term add constraint loan_term_id_key UNIQUE (id);
alter table loan_term add constraint loan_term_minimum_check CHECK ((minimum >= (0)::numeric));
alter table loan_term add constraint loan_term_pkey PRIMARY KEY (loan_type_id, term);
alter table loan_term add constraint loan_term_term_check CHECK ((term > 0));
alter table loan_type add constraint loan_type_pkey PRIMARY KEY (id);
alter table media add constraint media_pkey PRIMARY KEY (id);
alter table migration_rehearsal add constraint migration_rehearsal_pkey PRIMARY KEY (id);
alter table migrations add constraint "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
alter table outbox add constraint outbox_pkey PRIMARY KEY (id);
alter table outbox add constraint outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'kept'::text, 'sent'::text, 'failed'::text])));
alter table outbox_attachment add constraint outbox_attachment_pkey PRIMARY KEY (mail_id, "position");
alter table page add constraint page_pkey PRIMARY KEY (id);
alter table page add constraint page_slug_key UNIQUE (slug);
alter table platform_secret add constraint platform_secret_pkey PRIMARY KEY (name);
alter table prepared_loan add constraint prepared_loan_application_id_key UNIQUE (application_id);
alter table prepared_loan add constraint prepared_loan_pkey PRIMARY KEY (store_application_id);
alter table price add constraint price_country_check CHECK ((country = ANY (ARRAY['be'::text, 'mt'::text, 'ot'::text])));
alter table price add constraint price_net_rate_check CHECK ((net_rate >= (0)::numeric));
alter table price add constraint price_pkey PRIMARY KEY (id);
alter table price add constraint price_pro_net_rate_check CHECK ((pro_net_rate >= (0)::numeric));
alter table price add constraint price_pro_rate_check CHECK ((pro_rate >= (0)::numeric));
alter table price add constraint price_product_country_effective_from_key UNIQUE (product, country, effective_from);
alter table price add constraint price_rate_check CHECK ((rate >= (0)::numeric));
alter table promotion add constraint promotion_months_check CHECK ((months > 0));
alter table promotion add constraint promotion_pkey PRIMARY KEY (id);
alter table rate_limit add constraint rate_limit_pkey PRIMARY KEY (key);
alter table recovery_code add constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash);
alter table replica add constraint replica_pkey PRIMARY KEY (id);
alter table review add constraint review_pkey PRIMARY KEY (application_id);
alter table risk_policy add constraint risk_policy_id_check CHECK ((id = 1));
alter table risk_policy add constraint risk_policy_pkey PRIMARY KEY (id);
alter table saved_view add constraint saved_view_pkey PRIMARY KEY (id);
alter table saved_view add constraint saved_view_user_id_name_key UNIQUE (user_id, name);
alter table second_factor add constraint second_factor_pkey PRIMARY KEY (user_id);
alter table session add constraint session_id_key UNIQUE (id);
alter table session add constraint session_pkey PRIMARY KEY (token_hash);
alter table session add constraint session_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'staff'::text, 'qa'::text, 'intermediary'::text])));
alter table store add constraint store_pkey PRIMARY KEY (id);
alter table store add constraint store_store_number_key UNIQUE (store_number);
alter table subscriber add constraint subscriber_pkey PRIMARY KEY (id);
alter table text_override add constraint text_override_language_check CHECK ((language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text])));
alter table text_override add constraint text_override_pkey PRIMARY KEY (area, key, language);
alter table transition add constraint transition_pkey PRIMARY KEY (application_id, seq);
alter table translation add constraint translation_digest_key UNIQUE (digest);
alter table translation add constraint translation_pkey PRIMARY KEY (id);
alter table vacancy add constraint vacancy_pkey PRIMARY KEY (id);
alter table webhook add constraint webhook_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['failing'::text, 'gone'::text])));
alter table webhook add constraint webhook_pkey PRIMARY KEY (id);
alter table webhook_attempt add constraint webhook_attempt_pkey PRIMARY KEY (delivery_id, number);
alter table webhook_delivery add constraint webhook_delivery_pkey PRIMARY KEY (id);
alter table webhook_delivery add constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])));
alter table webhook_delivery add constraint webhook_delivery_webhook_id_position_key UNIQUE (webhook_id, "position");
alter table work_place add constraint work_place_pkey PRIMARY KEY (id);
alter table application_note add constraint application_note_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table application_note add constraint application_note_author_fkey FOREIGN KEY (author) REFERENCES "user"(id) ON DELETE SET NULL;
alter table application_step add constraint application_step_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table application_word add constraint application_word_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table blog_post add constraint blog_post_category_fkey FOREIGN KEY (category) REFERENCES blog_category(slug);
alter table blog_post add constraint blog_post_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES media(id);
alter table contact add constraint contact_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table contact add constraint contact_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES contact(id) ON DELETE CASCADE;
alter table contact_attachment add constraint contact_attachment_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_message(id) ON DELETE SET NULL;
alter table content_blog_post add constraint content_blog_post_blog_post_id_fkey FOREIGN KEY (blog_post_id) REFERENCES blog_post(id) ON DELETE CASCADE;
alter table content_page add constraint content_page_page_id_fkey FOREIGN KEY (page_id) REFERENCES page(id) ON DELETE CASCADE;
alter table content_vacancy add constraint content_vacancy_vacancy_id_fkey FOREIGN KEY (vacancy_id) REFERENCES vacancy(id) ON DELETE CASCADE;
alter table counted_application add constraint counted_application_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table device_number add constraint device_number_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table document add constraint document_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE SET NULL;
alter table erasure_request add constraint erasure_request_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table intermediary add constraint intermediary_store_id_fkey FOREIGN KEY (store_id) REFERENCES store(id);
alter table loan_term add constraint loan_term_loan_type_id_fkey FOREIGN KEY (loan_type_id) REFERENCES loan_type(id) ON DELETE CASCADE;
alter table outbox add constraint outbox_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table outbox_attachment add constraint outbox_attachment_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES outbox(id) ON DELETE CASCADE;
alter table page add constraint page_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES media(id);
alter table prepared_loan add constraint prepared_loan_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table prepared_loan add constraint prepared_loan_store_application_id_fkey FOREIGN KEY (store_application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table promotion add constraint promotion_loan_type_id_fkey FOREIGN KEY (loan_type_id) REFERENCES loan_type(id) ON DELETE CASCADE;
alter table recovery_code add constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table review add constraint review_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table review add constraint review_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES "user"(id) ON DELETE SET NULL;
alter table saved_view add constraint saved_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table second_factor add constraint second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE;
alter table transition add constraint transition_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;
alter table vacancy add constraint vacancy_employment_type_fkey FOREIGN KEY (employment_type) REFERENCES employment_type(id);
alter table vacancy add constraint vacancy_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES media(id);
alter table vacancy add constraint vacancy_place_fkey FOREIGN KEY (place) REFERENCES work_place(id);
alter table webhook_attempt add constraint webhook_attempt_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_delivery(id) ON DELETE CASCADE;
alter table webhook_delivery add constraint webhook_delivery_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX answered_creation ON public.answered_call USING btree (key) WHERE creates;
CREATE UNIQUE INDEX application_by_admin_code ON public.application USING btree (admin_code_digest);
CREATE UNIQUE INDEX application_by_code ON public.application USING btree (code_digest);
CREATE INDEX application_by_date ON public.application USING btree (created_at, id);
CREATE INDEX application_by_former_code ON public.application USING btree (former_code) WHERE (former_code IS NOT NULL);
CREATE UNIQUE INDEX application_by_public_id ON public.application USING btree (public_id);
CREATE INDEX application_by_standing ON public.application USING btree (standing, created_at, id);
CREATE INDEX application_by_version ON public.application USING btree (flow, flow_version);
CREATE INDEX application_by_word ON public.application_word USING btree (word, application_id);
CREATE INDEX application_in_review ON public.application USING btree (id) WHERE (final_status_id = 3);
CREATE UNIQUE INDEX application_step_vat ON public.application_step USING btree (((fields ->> 'vat'::text))) WHERE ((step_number = 1) AND ((fields ->> 'vat'::text) IS NOT NULL));
CREATE INDEX audit_actor ON public.audit USING btree (actor_id, id);
CREATE INDEX audit_application ON public.audit USING btree (application_id, id);
CREATE INDEX audit_at ON public.audit USING btree (at);
CREATE INDEX audit_kind ON public.audit USING btree (kind, id);
CREATE INDEX audit_subject ON public.audit USING btree (subject, id);
CREATE INDEX blog_post_newest ON public.blog_post USING btree (publish_date DESC, id DESC);
CREATE INDEX captcha_solution_expiry ON public.captcha_solution USING btree (expires_at);
CREATE INDEX chart_scenario_by_chart ON public.chart_scenario USING btree (chart, created_at DESC);
CREATE INDEX contact_attachment_message ON public.contact_attachment USING btree (message_id);
CREATE INDEX contact_message_age ON public.contact_message USING btree (received_at);
CREATE INDEX contact_of_application ON public.contact USING btree (application_id);
CREATE INDEX contact_of_parent ON public.contact USING btree (parent_id);
CREATE INDEX content_blog_post_search ON public.content_blog_post USING gin (search);
CREATE INDEX content_page_search ON public.content_page USING gin (search);
CREATE INDEX content_vacancy_search ON public.content_vacancy USING gin (search);
CREATE INDEX document_abandoned ON public.document USING btree (id) WHERE (application_id IS NULL);
CREATE INDEX document_of_application ON public.document USING btree (application_id);
CREATE UNIQUE INDEX intermediary_username ON public.intermediary USING btree (lower(username));
CREATE UNIQUE INDEX migration_rehearsal_under_way ON public.migration_rehearsal USING btree (flow) WHERE (finished_at IS NULL);
CREATE INDEX note_of_application ON public.application_note USING btree (application_id, id);
CREATE UNIQUE INDEX one_default_promotion ON public.promotion USING btree (loan_type_id) WHERE (is_default AND active);
CREATE INDEX outbox_newest ON public.outbox USING btree (created_at DESC, id);
CREATE INDEX outbox_of_application ON public.outbox USING btree (application_id, created_at) WHERE (application_id IS NOT NULL);
CREATE INDEX outbox_unsettled ON public.outbox USING btree (state, created_at) WHERE (state <> 'sent'::text);
CREATE INDEX prepared_loan_of_store ON public.prepared_loan USING btree (store_number, store_application_id DESC);
CREATE INDEX rate_limit_end ON public.rate_limit USING btree (ends_at);
CREATE INDEX session_actor ON public.session USING btree (actor_id);
CREATE INDEX session_expiry ON public.session USING btree (expires_at);
CREATE UNIQUE INDEX site_version_is_one ON public.site_version USING btree ((true));
CREATE UNIQUE INDEX subscriber_email ON public.subscriber USING btree (lower(email));
CREATE INDEX transition_by_key ON public.transition USING btree (application_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX transition_by_position ON public.transition USING brin ("position") WITH (pages_per_range='16', autosummarize='on');
CREATE INDEX transition_by_time ON public.transition USING brin (at) WITH (pages_per_range='16', autosummarize='on');
CREATE INDEX translation_reporter ON public.translation USING btree (reporter) WHERE (NOT is_confirmed);
CREATE INDEX translation_standing ON public.translation USING btree (is_confirmed, id);
CREATE UNIQUE INDEX user_email ON public."user" USING btree (lower(email));
CREATE INDEX webhook_delivery_age ON public.webhook_delivery USING brin (created_at);
CREATE INDEX webhook_delivery_newest ON public.webhook_delivery USING btree (webhook_id, created_at DESC, id DESC);
create view step_data as  SELECT application_step.application_id,
    application_step.step_number,
    field.key AS field_name,
    COALESCE(field.value, ''::text) AS field_value
   FROM application_step,
    LATERAL jsonb_each_text(application_step.fields) field(key, value);
CREATE TRIGGER application_derived BEFORE INSERT OR UPDATE OF flow, state, facts ON public.application FOR EACH ROW EXECUTE FUNCTION derive_from_facts();
CREATE TRIGGER application_step_added AFTER INSERT ON public.application_step FOR EACH ROW WHEN ((new.fields ?| ARRAY['first_name'::text, 'last_name'::text, 'company'::text, 'trade_name'::text, 'email'::text, 'amount'::text, 'loan_amount'::text])) EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER application_step_changed AFTER UPDATE OF fields ON public.application_step FOR EACH ROW WHEN (((old.fields IS DISTINCT FROM new.fields) AND (COALESCE((old.fields ?| ARRAY['first_name'::text, 'last_name'::text, 'company'::text, 'trade_name'::text, 'email'::text, 'amount'::text, 'loan_amount'::text]), false) OR COALESCE((new.fields ?| ARRAY['first_name'::text, 'last_name'::text, 'company'::text, 'trade_name'::text, 'email'::text, 'amount'::text, 'loan_amount'::text]), false)))) EXECUTE FUNCTION keep_search_words();
CREATE TRIGGER audit_keeps_all BEFORE TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_keeps_rows BEFORE DELETE OR UPDATE ON public.audit FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seal_keeps_all BEFORE TRUNCATE ON public.audit_seal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seal_keeps_rows BEFORE DELETE OR UPDATE ON public.audit_seal FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.blog_category FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.blog_post FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.content_block FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.content_blog_post FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.content_page FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.content_vacancy FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER counted_application_erased AFTER DELETE ON public.counted_application FOR EACH ROW EXECUTE FUNCTION note_counted_erasure();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.employment_type FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER flow_count_inserted AFTER INSERT ON public.flow_count REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_inserted_counts();
CREATE TRIGGER flow_count_updated AFTER UPDATE ON public.flow_count REFERENCING OLD TABLE AS taken NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_updated_counts();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.loan_term FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.loan_type FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.media FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.page FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.price FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.promotion FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.text_override FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.vacancy FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
CREATE TRIGGER note_site_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.work_place FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();
