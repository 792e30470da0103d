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
('1', 'loan-application', '1', 'stepTwo', NULL, '{"born": null, "jump": null, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 2, "reviewRequested": false, "changedSinceCheck": false}', '1', '2', '2', 'en', NULL, 'false', '2026-11-23 19:10:07.868+00', '2026-11-23 19:10:07.868+00', 'www.meridianbank.example', 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '73711a63-d708-4b97-ac31-5d04d1091140', 'loan-application/stepTwo/000000', E'\\xd83628ddaacdd51594cc9f1e64191015823b018f10a363e8627f6f18f946c7e7', E'\\xf891d2360e0b8ef74e666a7cec928495', E'\\x34f607d57e65b36b76a26e616094843c', E'\\xd20de5686c4e833d906f0a37a41c9836abf141a5ff262781107614efd1aabccccdedd9f4f4d3edf5d735bd35e7ed51df6afc0537c3205d37'),
('10', 'store', '1', 'finish', NULL, '{"jump": null, "route": "store", "seller": {"storeNumber": "101"}, "isPrepared": true, "preparedBy": null, "furthestStep": 3}', '2', '3', '3', 'en', NULL, 'false', '2026-11-23 19:10:09.991+00', '2026-11-23 19:10:09.992+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '1dcb3bc6-419e-4316-9e9a-c33309c0b2ee', 'store/finish/000000', E'\\x4d1c9403d6182715933cdaf6b2f2ad5f1712fa7c47bf47b4a5fe2304bd020657', E'\\xd5858ba5ef57dff1c919aef0e2e04c6c', E'\\xd6651f9b1760f15718152c76d7da50e3', E'\\xd20de568fd6558c5cd91c5d4849ffdf6047579c6f469026403f7ab091d1fdc8c9019433715ceb0e7f8d4abc1e2fa4c42cfcb3fa67bd0da5b'),
('11', 'loan-application', '1', 'stepTwo', NULL, '{"born": "02/05/1980", "jump": null, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "store", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": {"storeNumber": "101"}, "referrer": "vanmarcke", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 2, "reviewRequested": false, "changedSinceCheck": false}', '3', '2', '2', 'en', NULL, 'false', '2026-11-23 19:10:09.994+00', '2026-11-23 19:10:11.067+00', 'vanmarcke', 'false', '0', '0', '0', '0', '0', '0', E'\\x29950a9add981f6e50123dc3ddbff8d5', '2', '6e37bbeb-e909-422d-b47b-12ee81038d49', 'loan-application/stepTwo/000000', E'\\x1021e787a86061b1dd2b19b4c228e960a2507b3e0864f38d3c809ed4f95bb9d7', E'\\x490be220deba44c79267526026c61a1d', E'\\x988c5033a84d50d1954478ba9600715b', E'\\xd20de568e97859a9f22c6487085182ab374b17250d3323c7628c2f6bc74ecd4f68f646a03470e8d509634b47b5fcd3fb07512e109499d43d'),
('12', 'e-banking', '1', 'address', NULL, '{"jump": null, "documents": {}, "preparedBy": null, "furthestStep": 2, "savedContact": null}', '1', '2', '2', 'en', NULL, 'false', '2026-11-23 19:10:11.084+00', '2026-11-23 19:10:11.084+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '3262f22b-9941-4d57-bf30-23fe772cee5b', 'e-banking/address/000000', E'\\xae5e9320ec24aec5208d8f0073dd0d19d58236827b4ff03ea9277834581963b8', E'\\x97a18ea76f0bc9fa024ba7029728f4b2', E'\\x7e5ad200b331ceb465ce0e718742f3c8', E'\\xd20de5684b6c82f4e558b0362b4589c2d0def24e408f0f06c204179e74992b5f18754a83cfa8db90d7be28da0728069342a8829579cc0545'),
('13', 'e-banking', '1', 'people', NULL, '{"jump": null, "documents": {}, "preparedBy": null, "furthestStep": 3, "savedContact": "01a209d0-d7b8-73f2-8804-4fa2c3aba7b6"}', '3', '3', '3', 'en', NULL, 'true', '2026-11-23 19:10:11.166+00', '2026-11-23 19:10:11.383+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '5b32fad9-9faf-4f76-aa3d-31931e6d2407', 'e-banking/people/000000', E'\\x6bcd399f9db8fd4f372109b7d74f19142906fa028cb4d235f51f3450c19f7ea2', E'\\x3214dd0c67d879f67314f79f55af41db', E'\\x74c7efe59e1d8c7c2bf130b5c5b52f0c', E'\\xd20de5682e8e40adbe46de491fd740377a767c8a150cb6546c707f62b218019efc584c7e1c0415f0b3d84f9853c9b8ecd53c7ef07b5d7032'),
('14', 'e-banking', '1', 'holders', NULL, '{"jump": null, "documents": {}, "preparedBy": null, "furthestStep": 4, "savedContact": "01a209d0-d825-70d6-8a11-dbcb479d22ef"}', '8', '4', '4', 'en', NULL, 'true', '2026-11-23 19:10:11.433+00', '2026-11-23 19:10:11.507+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '582ac24a-1258-40b7-b835-73074f7b4c49', 'e-banking/holders/000000', E'\\x41f36f1a0d8eb35c698818f3e2e7231e441001d9341fb444b8b82b879dffb779', E'\\x03e1ac9b3578540311cdb9d8e828c7cb', E'\\xe8c11d8cd9ea309b6d4b9297cd6cacae', E'\\xd20de56828a4f7c17f5afa226d999f355317104c596f0a95c40ad78475afa90f23f360011547f46c257289c21680b9a881f551f26e014e0b'),
('15', 'e-banking', '1', 'finish', NULL, '{"jump": null, "documents": {}, "preparedBy": null, "furthestStep": 7, "savedContact": "01a209d0-d8e7-701f-9084-89f747da8c1a"}', '12', '7', '7', 'en', NULL, 'true', '2026-11-23 19:10:11.511+00', '2026-11-23 19:10:11.708+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '0e2d891d-b99a-4eda-b710-004723f6f76c', 'e-banking/finish/000000', E'\\x953e237eb575da702cba1ba1a4fdf5c3fe9fc07561e231a6ae6691d7aebfe767', E'\\x59669937103bba07baa4306cecbc3f07', E'\\x3975f4afbdb6d47d28a8e564a7048ee7', E'\\xd20de568ac63c4052a73fc373db005f187d694fd60708054178d064cef692922f8215c5c5bf614601da690e318d23242d043cfe091cf55b1'),
('16', 'e-banking', '1', 'completed', NULL, '{"jump": null, "documents": {}, "preparedBy": null, "furthestStep": 7, "savedContact": "01a209d0-da4a-745e-916e-edccd310fdc6"}', '13', '7', '7', 'en', NULL, 'true', '2026-11-23 19:10:11.715+00', '2026-11-23 19:10:12.132+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, 'e900b26c-6b2a-4aba-a6e9-3e21879c58ec', 'e-banking/completed/000000', E'\\x54c601302a0142a08c9f2c07ad0694d7a470a0950b96e0525e8d96ecf7040402', E'\\xa99dfa270ae6cd81f7adf600642988da', E'\\xfd141de6db4d676b0fde08f94ce3d4b5', E'\\xd20de568a010ff8a8a1d00036ac825a50d221b43b30cda5c912f2cc21a7f61e2b9e9e21f952f2eba3b66fe0ad6d349ca25e82e625efa8a5d'),
('2', 'loan-application', '1', 'stepFive', NULL, '{"born": null, "jump": null, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 5, "reviewRequested": false, "changedSinceCheck": false}', '4', '5', '5', 'en', NULL, 'false', '2026-11-23 19:10:08.508+00', '2026-11-23 19:10:08.64+00', 'www.meridianbank.example', 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, 'c00937d0-86bd-494e-8e53-dbb36b930383', 'loan-application/stepFive/000000', E'\\x61f646dd0bbe5fb5167405e595587f8dbfe8bc37e38ce2f70fd6d25f92cedb0a', E'\\x56d45495cb0234b81d3274f3b5baf9d0', E'\\xbae975a5d5824e8e1b3a3e86757d63be', E'\\xd20de5689a5ca7098c58626bda74c4c6243ec0cd2fbe239405fa8b339fe2008fd1a73054b5575510e173f6f67d76d2c9c13434f58e76532f'),
('3', 'loan-application', '1', 'stepFive', NULL, '{"born": null, "jump": null, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 5, "reviewRequested": false, "changedSinceCheck": false}', '4', '5', '5', 'en', NULL, 'false', '2026-11-23 19:10:08.687+00', '2026-11-23 19:10:08.784+00', 'www.meridianbank.example', 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, 'e5ad8a05-baf2-430c-81a5-dd6bc5b5dec9', 'loan-application/stepFive/000000', E'\\xd82f1585a5c8c7ef1ca9ee56ab926ccd882514e30caee194db6f8bd2f4c0c265', E'\\xdf1225e65dc4c0cf970455884cfb3f79', E'\\x03a9797c54df715761f7b355f1bb42c7', E'\\xd20de5681d4bf9660c98beeb4f947990b048a92ed5e60a06390cd0da31e01590450d11ea8f1a141eabdc58fb6ab970d0bf9f572f0a03f103'),
('4', 'loan-application', '1', 'finished.rejected', NULL, '{"born": null, "jump": null, "risk": {"result": 2, "attempt": 1, "reasons": ["room"], "alternative": {"term": 36, "amount": 6600}}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 2, "final": 3, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": "2026-12-07T19:10:09.051Z", "furthestStep": 5, "reviewRequested": true, "changedSinceCheck": false}', '7', '7', '5', 'en', NULL, 'false', '2026-11-23 19:10:08.792+00', '2026-11-23 19:10:09.051+00', 'www.meridianbank.example', 'false', '0', '2', '0', '0', '0', '3', NULL, NULL, 'e7568f85-afb4-430f-9ed5-f19e4191dfe2', 'loan-application/finished.rejected/020003', E'\\xcdfc95b3ff3d95c12523781912dd3172143d2c3f35a94023b1de3f2cdfde1c28', E'\\x9111d2c751f58e4334e3fcee2d3ccac4', E'\\x5e63fb0f2314e726b9a1204231e8114b', E'\\xd20de568b6ae973a8863b2bf996fdccbf983843fb5993967edb01da1db70dfc0bfc2c653706508c4033f9c7e221ff6741302f504c8fb9050'),
('5', 'loan-application', '1', 'documents', NULL, '{"born": null, "jump": null, "risk": {"result": 1, "attempt": 1, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 1, "final": 0, "invoice": 0, "payslip": 0, "application": 5}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 6, "reviewRequested": false, "changedSinceCheck": false}', '6', '6', '6', 'en', NULL, 'false', '2026-11-23 19:10:09.155+00', '2026-11-23 19:10:09.292+00', 'www.meridianbank.example', 'false', '5', '1', '0', '0', '0', '0', NULL, NULL, '11e535b6-bacb-448e-a07f-5592a2140b6a', 'loan-application/documents/510000', E'\\xc33dba91dc0698cf32da55c9e87ecbb70f7feb3c01a6f7ac2aa757a186501662', E'\\xc3afeebec6a128996ca04c80b13af237', E'\\x990cb6c04a56e82ef926621c36ca1c86', E'\\xd20de568fa7571e559f7453ff370a6c9f9f82f568f3d53b42055ada13eba69696f82fa550bf6098ad43f676c20f166e04a51ac99e9199cb1'),
('6', 'loan-application', '1', 'finished.accepted', NULL, '{"born": null, "jump": null, "risk": {"result": 1, "attempt": 1, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 1, "final": 1, "invoice": 0, "payslip": 0, "application": 5}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 6, "reviewRequested": false, "changedSinceCheck": false}', '7', '7', '6', 'en', NULL, 'false', '2026-11-23 19:10:09.306+00', '2026-11-23 19:10:09.501+00', 'www.meridianbank.example', 'false', '5', '1', '0', '0', '0', '1', NULL, NULL, 'f72973da-86ab-403a-8b9c-6ebfcfc343af', 'loan-application/finished.accepted/510001', E'\\xdf6834d422346fab3ac64183e95b31dc5855002604885996a3f1722e652b128d', E'\\xe1cded277a3663611c704faa37ff26f1', E'\\x41541b472e5cc8d3d2a14842beec8b68', E'\\xd20de5683c0abd6b3e813de04c53947511ac9c87cf73f8bd3a9b855b4ffdce0c9e2766ef5fc54327f886be9bc7ac3693fe3f6c82141f8aba'),
('7', 'loan-application', '1', 'stepFour', NULL, '{"born": null, "jump": {"from": "stepTwo", "unmet": ["isStepTwoAnswered", "isStepThreeAnswered"], "reason": "Asked by phone", "furthestStep": 2}, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "direct", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": null, "referrer": "www.meridianbank.example", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": null, "reviewDueAt": null, "furthestStep": 4, "reviewRequested": false, "changedSinceCheck": false}', '2', '4', '4', 'en', NULL, 'false', '2026-11-23 19:10:09.692+00', '2026-11-23 19:10:09.752+00', 'www.meridianbank.example', 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, 'b97363bc-cb82-4db8-8821-6cddc97f63d9', 'loan-application/stepFour/000000', E'\\x88b1eb3b791cf85751cd2da9ee8d308ac1f8fe67f5f8b433f8fb0c3771167d63', E'\\x3602bbcfe4f1318b98da8ab4cd00cb76', E'\\xe0a5a604d5398ff43f351191507847e5', E'\\xd20de568faf0902d1f3fd5dd03082d5e9ca1e5a3e1dceb13e71dfc45e5f2c04c0ac5047936ab604104aef6936061db03c54ac36a06d53f71'),
('8', 'store', '1', 'finish', NULL, '{"jump": null, "route": "store", "seller": {"storeNumber": "101"}, "isPrepared": true, "preparedBy": null, "furthestStep": 3}', '2', '3', '3', 'en', NULL, 'false', '2026-11-23 19:10:09.861+00', '2026-11-23 19:10:09.862+00', NULL, 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, 'f027973e-68a4-413c-8b3c-5fdc4a9a3ee0', 'store/finish/000000', E'\\xa803154538c7299413fcf3117d77f7199dbfd98c2dc04cf1fe03a87a95e3bd37', E'\\xb911a937c1c229efd3f85371b866b18f', E'\\x5636d57c8618606beb5fda77caf86baf', E'\\xd20de568a028dab2eeda98f6f339ce122f2506353868d0c4c023f46253be7124899a6445f1f3fd6a1dd720c27939e5232e89418f2e2f9478'),
('9', 'loan-application', '1', 'stepVm', NULL, '{"born": "02/05/1980", "jump": null, "risk": {"result": 0, "attempt": 0, "reasons": [], "alternative": null}, "route": "store", "letter": null, "country": null, "isStaff": false, "proposal": null, "referral": {"storeNumber": "101"}, "referrer": "vanmarcke", "statuses": {"nbb": 0, "risk": 0, "final": 0, "invoice": 0, "payslip": 0, "application": 0}, "preparedBy": "store", "reviewDueAt": null, "furthestStep": 0, "reviewRequested": false, "changedSinceCheck": false}', '1', '0', '0', 'en', NULL, 'false', '2026-11-23 19:10:09.863+00', '2026-11-23 19:10:09.863+00', 'vanmarcke', 'false', '0', '0', '0', '0', '0', '0', NULL, NULL, '8c1fb246-919b-48a8-8467-fba6d5c1d912', 'loan-application/stepVm/000000', E'\\x25e81188e18d4fbd2ea5afb26e6fe96ebf5ff2762ee6f977032b08efac764088', E'\\x977ad88cd0d763b473366547d9109040', E'\\x77a52943560d48947c18abac7a4a2e61', E'\\xd20de56837a01a2b923e024ce8ec7ebc93278e1da6cc9ee021558f0771c2ace64738a62b18ad6a8db001302350ad06dd4d8722bc3d2c0d99');
insert into application_step (application_id, step_number, fields, set_aside, draft, drafted_at) overriding system value values
('1', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('1', '1', '{"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}', NULL, NULL, NULL),
('1', '2', NULL, NULL, '{"city": "Sl"}', '2026-11-23 19:10:08.488114+00'),
('10', '1', '{"store_number": "101", "employee_number": "E4711", "employee_email_address": "jan@bathline.example"}', NULL, NULL, NULL),
('10', '2', '{"email": "piet@example.com", "title": "mr", "mobile": "+32 470 12 34 56", "fullname": "Piet Janssens", "last_name": "Janssens", "loan_term": 36, "first_name": "Piet", "loan_amount": 10000, "loan_type_id": 1, "date_of_birth": "02/05/1980", "employee_full_name": "Jan Peeters"}', NULL, NULL, NULL),
('11', '0', '{"amount": 10000, "loan_term": 36, "yearly_rate": 4.95, "promotional_months": 0, "consumer_loan_application_loan_type_id": 1}', NULL, NULL, NULL),
('11', '1', '{"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}', NULL, NULL, NULL),
('12', '1', '{"vat": "BE0100000001", "email": "accounts@harbour-plumbing.example", "skipVies": false, "isCompany": true, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current", "is_credit_card_account": false}', NULL, NULL, NULL),
('13', '1', '{"vat": "BE0100000002", "email": "accounts@harbour-plumbing.example", "skipVies": false, "isCompany": true, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current", "is_credit_card_account": false}', NULL, NULL, NULL),
('13', '2', '{"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}', NULL, NULL, NULL),
('14', '1', '{"vat": "BE0100000004", "email": "accounts@harbour-plumbing.example", "skipVies": false, "isCompany": true, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current", "is_credit_card_account": false}', NULL, NULL, NULL),
('14', '2', '{"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}', NULL, NULL, NULL),
('14', '3', '{"pep": false}', NULL, NULL, NULL),
('15', '1', '{"vat": "BE0100000009", "email": "accounts@harbour-plumbing.example", "skipVies": false, "isCompany": true, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current", "is_credit_card_account": false}', NULL, NULL, NULL),
('15', '2', '{"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}', NULL, NULL, NULL),
('15', '3', '{"pep": false}', NULL, NULL, NULL),
('15', '4', '{}', NULL, NULL, NULL),
('15', '5', '{"payment": false}', NULL, NULL, NULL),
('15', '6', '{"documents_sent": true}', NULL, NULL, NULL),
('16', '1', '{"vat": "BE0100000015", "email": "accounts@harbour-plumbing.example", "skipVies": false, "isCompany": true, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current", "is_credit_card_account": false}', NULL, NULL, NULL),
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
('1', '-1', '#72463c6c3974'),
('1', '0', '=0000001000000'),
('1', '1', 'ada'),
('1', '1', 'ada@example.com'),
('1', '1', 'vella'),
('10', '-1', '#a511038bbada'),
('10', '2', '=0000001000000'),
('10', '2', 'janssens'),
('10', '2', 'piet'),
('10', '2', 'piet@example.com'),
('11', '-1', '#e4932677bda3'),
('11', '0', '=0000001000000'),
('11', '1', 'ada'),
('11', '1', 'ada@example.com'),
('11', '1', 'vella'),
('12', '-1', '#fc561b3abad6'),
('12', '1', 'accounts@harbour-plumbing.example'),
('13', '-1', '#d43709d3b6fd'),
('13', '1', 'accounts@harbour-plumbing.example'),
('13', '2', 'harbour'),
('13', '2', 'plumbing'),
('14', '-1', '#7af44d92b146'),
('14', '1', 'accounts@harbour-plumbing.example'),
('14', '2', 'harbour'),
('14', '2', 'plumbing'),
('15', '-1', '#545a63c517be'),
('15', '1', 'accounts@harbour-plumbing.example'),
('15', '2', 'harbour'),
('15', '2', 'plumbing'),
('16', '-1', '#611e6dbbf325'),
('16', '1', 'accounts@harbour-plumbing.example'),
('16', '2', 'harbour'),
('16', '2', 'plumbing'),
('2', '-1', '#06d3c7ca64bc'),
('2', '0', '=0000001000000'),
('2', '1', 'ada'),
('2', '1', 'ada@example.com'),
('2', '1', 'vella'),
('3', '-1', '#b94d489973ea'),
('3', '0', '=0000001000000'),
('3', '1', 'ada'),
('3', '1', 'ada@example.com'),
('3', '1', 'vella'),
('4', '-1', '#5f37f4da3037'),
('4', '0', '=0000001000000'),
('4', '1', 'ada'),
('4', '1', 'ada@example.com'),
('4', '1', 'vella'),
('5', '-1', '#3230fa0f1e5b'),
('5', '0', '=0000001000000'),
('5', '1', 'ada'),
('5', '1', 'ada@example.com'),
('5', '1', 'vella'),
('6', '-1', '#fb12ad053a5d'),
('6', '0', '=0000001000000'),
('6', '1', 'ada'),
('6', '1', 'ada@example.com'),
('6', '1', 'vella'),
('7', '-1', '#62ba0c91d492'),
('7', '0', '=0000001000000'),
('7', '1', 'ada'),
('7', '1', 'ada@example.com'),
('7', '1', 'vella'),
('8', '-1', '#abccd0dae0c3'),
('8', '2', '=0000001000000'),
('8', '2', 'janssens'),
('8', '2', 'piet'),
('8', '2', 'piet@example.com'),
('9', '-1', '#87ac2266abc7'),
('9', '0', '=0000001000000');
insert into audit (id, at, kind, actor_id, actor_role, address, application_id, subject, details) overriding system value values
('1', '2026-11-23 19:10:06.359391+00', 'account.invited', NULL, NULL, NULL, NULL, '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', '{"role": "admin", "first": true}'),
('2', '2026-11-23 19:10:07.797563+00', 'session.opened', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', 'admin', '127.0.0.1', NULL, NULL, '{}'),
('3', '2026-11-23 19:10:09.500471+00', 'application.opened', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', 'admin', '127.0.0.1', 'f72973da-86ab-403a-8b9c-6ebfcfc343af', NULL, '{}'),
('4', '2026-11-23 19:10:09.590737+00', 'application.decided', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', 'admin', '127.0.0.1', 'f72973da-86ab-403a-8b9c-6ebfcfc343af', NULL, '{"status_type": "final", "status_value": 1}'),
('5', '2026-11-23 19:10:09.750853+00', 'application.opened', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', 'admin', '127.0.0.1', 'b97363bc-cb82-4db8-8821-6cddc97f63d9', NULL, '{}'),
('6', '2026-11-23 19:10:09.764259+00', 'application.jumped', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', 'admin', '127.0.0.1', 'b97363bc-cb82-4db8-8821-6cddc97f63d9', NULL, '{"state": "stepFour"}'),
('7', '2026-11-23 19:10:12.378658+00', 'webhook.made', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', 'admin', '127.0.0.1', NULL, 'webhook:a24eca30-dde9-4712-a073-230299f22fe7', '{}');
insert into contact (id, application_id, parent_id, contact_type, fields) overriding system value values
('01a209d0-d7b8-73f2-8804-4fa2c3aba7b6', '13', NULL, 'director_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000003", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a209d0-d7fa-742e-8888-18e0f0865c2d', '14', NULL, 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000005", "sector": "Individual", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a209d0-d810-7cc0-9f90-189230c7e93a', '14', NULL, 'beneficial_owner_company', '{"sector": "Company", "shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}'),
('01a209d0-d818-7c0d-8696-10b09f93b993', '14', '01a209d0-d810-7cc0-9f90-189230c7e93a', 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000006", "sector": "Individual", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a209d0-d81f-79c0-a555-be7afc89d97b', '14', NULL, 'director_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000007", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a209d0-d825-70d6-8a11-dbcb479d22ef', '14', NULL, 'authorised_signatory', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000008", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a209d0-d889-7fea-8895-c195a3ce4aaf', '15', NULL, 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000010", "sector": "Individual", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a209d0-d89c-73af-aed3-3d598a3a53ab', '15', NULL, 'beneficial_owner_company', '{"sector": "Company", "shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}'),
('01a209d0-d8aa-720b-b1cc-4588856f1d0f', '15', '01a209d0-d89c-73af-aed3-3d598a3a53ab', 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000011", "sector": "Individual", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a209d0-d8b3-728c-85a5-92629a328501', '15', NULL, 'director_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000012", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a209d0-d8d9-70c6-b197-d030bcaabafd', '15', NULL, 'authorised_signatory', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000013", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a209d0-d8e7-701f-9084-89f747da8c1a', '15', NULL, 'principal_account_holder', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000014", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a209d0-d91f-76cc-b3f7-8315f33ce1ef', '16', NULL, 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000016", "sector": "Individual", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a209d0-d934-7c78-8591-242f4c8e6e84', '16', NULL, 'beneficial_owner_company', '{"sector": "Company", "shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}'),
('01a209d0-d9c8-73bc-b1e8-f1656f36ed6e', '16', '01a209d0-d934-7c78-8591-242f4c8e6e84', 'beneficial_owner_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000017", "sector": "Individual", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}'),
('01a209d0-d9f4-72cf-b225-b227bf2e70d3', '16', NULL, 'director_individual', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000018", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a209d0-da1b-73cf-b650-da63ea142887', '16', NULL, 'authorised_signatory', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000019", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}'),
('01a209d0-da4a-745e-916e-edccd310fdc6', '16', NULL, 'principal_account_holder', '{"name": "Nora", "expiry": "31/12/2099", "idcard": "100000020", "sector": "Individual", "surname": "Camilleri", "birthday": "02/05/1979"}');
insert into counted_application (application_id, flow, version, locale, since, state, entered_at, moved_on, states) overriding system value values
('1', 'loan-application', '1', 'en', '2026-11-23', 'stepTwo', '2026-11-23 19:10:07.868+00', '2026-11-23', '{stepTwo}'),
('10', 'store', '1', 'en', '2026-11-23', 'finish', '2026-11-23 19:10:09.992+00', '2026-11-23', '{applicationDetails,finish}'),
('11', 'loan-application', '1', 'en', '2026-11-23', 'stepTwo', '2026-11-23 19:10:11.067+00', '2026-11-23', '{stepOne,stepTwo,stepVm}'),
('12', 'e-banking', '1', 'en', '2026-11-23', 'address', '2026-11-23 19:10:11.084+00', '2026-11-23', '{address}'),
('13', 'e-banking', '1', 'en', '2026-11-23', 'people', '2026-11-23 19:10:11.347+00', '2026-11-23', '{address,people}'),
('14', 'e-banking', '1', 'en', '2026-11-23', 'holders', '2026-11-23 19:10:11.507+00', '2026-11-23', '{address,holders,people}'),
('15', 'e-banking', '1', 'en', '2026-11-23', 'finish', '2026-11-23 19:10:11.708+00', '2026-11-23', '{address,finish,holders,marketing,payment,people}'),
('16', 'e-banking', '1', 'en', '2026-11-23', 'people', '2026-11-23 19:10:11.727+00', '2026-11-23', '{address,people}'),
('2', 'loan-application', '1', 'en', '2026-11-23', 'stepFive', '2026-11-23 19:10:08.64+00', '2026-11-23', '{stepFive,stepFour,stepThree,stepTwo}'),
('3', 'loan-application', '1', 'en', '2026-11-23', 'stepFive', '2026-11-23 19:10:08.784+00', '2026-11-23', '{stepFive,stepFour,stepThree,stepTwo}'),
('4', 'loan-application', '1', 'en', '2026-11-23', 'finished.rejected', '2026-11-23 19:10:08.869+00', '2026-11-23', '{finished.rejected,riskAnalysis,stepFive,stepFour,stepThree,stepTwo}'),
('5', 'loan-application', '1', 'en', '2026-11-23', 'documents', '2026-11-23 19:10:09.292+00', '2026-11-23', '{documents,riskAnalysis,stepFive,stepFour,stepThree,stepTwo}'),
('6', 'loan-application', '1', 'en', '2026-11-23', 'finished.accepted', '2026-11-23 19:10:09.501+00', '2026-11-23', '{documents,finished.accepted,riskAnalysis,stepFive,stepFour,stepThree,stepTwo}'),
('7', 'loan-application', '1', 'en', '2026-11-23', 'stepFour', '2026-11-23 19:10:09.752+00', '2026-11-23', '{stepFour,stepTwo}'),
('8', 'store', '1', 'en', '2026-11-23', 'finish', '2026-11-23 19:10:09.862+00', '2026-11-23', '{applicationDetails,finish}'),
('9', 'loan-application', '1', 'en', '2026-11-23', 'stepVm', '2026-11-23 19:10:09.863+00', '2026-11-23', '{stepVm}');
insert into counted_until ("position") overriding system value values
('68');
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
('e-banking', 'day', '2026-11-23', 'begun', '1', 'en', '', '', '5'),
('e-banking', 'day', '2026-11-23', 'entry', '1', 'en', 'address', '', '5'),
('e-banking', 'day', '2026-11-23', 'entry', '1', 'en', 'finish', '', '1'),
('e-banking', 'day', '2026-11-23', 'entry', '1', 'en', 'holders', '', '2'),
('e-banking', 'day', '2026-11-23', 'entry', '1', 'en', 'marketing', '', '1'),
('e-banking', 'day', '2026-11-23', 'entry', '1', 'en', 'payment', '', '1'),
('e-banking', 'day', '2026-11-23', 'entry', '1', 'en', 'people', '', '4'),
('e-banking', 'day', '2026-11-23', 'ever', '1', 'en', 'address', '', '5'),
('e-banking', 'day', '2026-11-23', 'ever', '1', 'en', 'finish', '', '1'),
('e-banking', 'day', '2026-11-23', 'ever', '1', 'en', 'holders', '', '2'),
('e-banking', 'day', '2026-11-23', 'ever', '1', 'en', 'marketing', '', '1'),
('e-banking', 'day', '2026-11-23', 'ever', '1', 'en', 'payment', '', '1'),
('e-banking', 'day', '2026-11-23', 'ever', '1', 'en', 'people', '', '4'),
('e-banking', 'day', '2026-11-23', 'move', '1', 'en', 'address', 'people', '4'),
('e-banking', 'day', '2026-11-23', 'move', '1', 'en', 'holders', 'payment', '1'),
('e-banking', 'day', '2026-11-23', 'move', '1', 'en', 'marketing', 'finish', '1'),
('e-banking', 'day', '2026-11-23', 'move', '1', 'en', 'payment', 'marketing', '1'),
('e-banking', 'day', '2026-11-23', 'move', '1', 'en', 'people', 'holders', '2'),
('e-banking', 'day', '2026-11-23', 'move', '1', 'en', 'start', 'address', '5'),
('e-banking', 'day', '2026-11-23', 'now', '1', 'en', 'address', '2026-11-23', '1'),
('e-banking', 'day', '2026-11-23', 'now', '1', 'en', 'finish', '2026-11-23', '1'),
('e-banking', 'day', '2026-11-23', 'now', '1', 'en', 'holders', '2026-11-23', '1'),
('e-banking', 'day', '2026-11-23', 'now', '1', 'en', 'people', '2026-11-23', '2'),
('e-banking', 'day', '2026-11-23', 'stay', '1', 'en', 'address', '0', '3'),
('e-banking', 'day', '2026-11-23', 'stay', '1', 'en', 'address', '7', '1'),
('e-banking', 'day', '2026-11-23', 'stay', '1', 'en', 'holders', '0', '1'),
('e-banking', 'day', '2026-11-23', 'stay', '1', 'en', 'marketing', '0', '1'),
('e-banking', 'day', '2026-11-23', 'stay', '1', 'en', 'payment', '0', '1'),
('e-banking', 'day', '2026-11-23', 'stay', '1', 'en', 'people', '0', '1'),
('e-banking', 'day', '2026-11-23', 'stay', '1', 'en', 'people', '5', '1'),
('e-banking', 'month', '2026-11-01', 'begun', '1', 'en', '', '', '5'),
('e-banking', 'month', '2026-11-01', 'entry', '1', 'en', 'address', '', '5'),
('e-banking', 'month', '2026-11-01', 'entry', '1', 'en', 'finish', '', '1'),
('e-banking', 'month', '2026-11-01', 'entry', '1', 'en', 'holders', '', '2'),
('e-banking', 'month', '2026-11-01', 'entry', '1', 'en', 'marketing', '', '1'),
('e-banking', 'month', '2026-11-01', 'entry', '1', 'en', 'payment', '', '1'),
('e-banking', 'month', '2026-11-01', 'entry', '1', 'en', 'people', '', '4'),
('e-banking', 'month', '2026-11-01', 'ever', '1', 'en', 'address', '', '5'),
('e-banking', 'month', '2026-11-01', 'ever', '1', 'en', 'finish', '', '1'),
('e-banking', 'month', '2026-11-01', 'ever', '1', 'en', 'holders', '', '2'),
('e-banking', 'month', '2026-11-01', 'ever', '1', 'en', 'marketing', '', '1'),
('e-banking', 'month', '2026-11-01', 'ever', '1', 'en', 'payment', '', '1'),
('e-banking', 'month', '2026-11-01', 'ever', '1', 'en', 'people', '', '4'),
('e-banking', 'month', '2026-11-01', 'move', '1', 'en', 'address', 'people', '4'),
('e-banking', 'month', '2026-11-01', 'move', '1', 'en', 'holders', 'payment', '1'),
('e-banking', 'month', '2026-11-01', 'move', '1', 'en', 'marketing', 'finish', '1'),
('e-banking', 'month', '2026-11-01', 'move', '1', 'en', 'payment', 'marketing', '1'),
('e-banking', 'month', '2026-11-01', 'move', '1', 'en', 'people', 'holders', '2'),
('e-banking', 'month', '2026-11-01', 'move', '1', 'en', 'start', 'address', '5'),
('e-banking', 'month', '2026-11-01', 'now', '1', 'en', 'address', '2026-11-23', '1'),
('e-banking', 'month', '2026-11-01', 'now', '1', 'en', 'finish', '2026-11-23', '1'),
('e-banking', 'month', '2026-11-01', 'now', '1', 'en', 'holders', '2026-11-23', '1'),
('e-banking', 'month', '2026-11-01', 'now', '1', 'en', 'people', '2026-11-23', '2'),
('e-banking', 'month', '2026-11-01', 'stay', '1', 'en', 'address', '0', '3'),
('e-banking', 'month', '2026-11-01', 'stay', '1', 'en', 'address', '7', '1'),
('e-banking', 'month', '2026-11-01', 'stay', '1', 'en', 'holders', '0', '1'),
('e-banking', 'month', '2026-11-01', 'stay', '1', 'en', 'marketing', '0', '1'),
('e-banking', 'month', '2026-11-01', 'stay', '1', 'en', 'payment', '0', '1'),
('e-banking', 'month', '2026-11-01', 'stay', '1', 'en', 'people', '0', '1'),
('e-banking', 'month', '2026-11-01', 'stay', '1', 'en', 'people', '5', '1'),
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
('loan-application', 'day', '2026-11-23', 'now', '1', 'en', 'stepOne', '2026-11-23', '0'),
('loan-application', 'day', '2026-11-23', 'now', '1', 'en', 'stepTwo', '2026-11-23', '2'),
('loan-application', 'day', '2026-11-23', 'now', '1', 'en', 'stepVm', '2026-11-23', '1'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'documents', '0', '1'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'riskAnalysis', '0', '3'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'stepFive', '0', '3'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'stepFour', '0', '5'),
('loan-application', 'day', '2026-11-23', 'stay', '1', 'en', 'stepOne', '27', '1'),
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
('loan-application', 'month', '2026-11-01', 'now', '1', 'en', 'stepOne', '2026-11-23', '0'),
('loan-application', 'month', '2026-11-01', 'now', '1', 'en', 'stepTwo', '2026-11-23', '2'),
('loan-application', 'month', '2026-11-01', 'now', '1', 'en', 'stepVm', '2026-11-23', '1'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'documents', '0', '1'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'riskAnalysis', '0', '3'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'stepFive', '0', '3'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'stepFour', '0', '5'),
('loan-application', 'month', '2026-11-01', 'stay', '1', 'en', 'stepOne', '27', '1'),
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
('e-banking', '0', '', 'day', '2026-11-23', 'begun', '', '', '5'),
('e-banking', '0', '', 'day', '2026-11-23', 'entry', 'address', '', '5'),
('e-banking', '0', '', 'day', '2026-11-23', 'entry', 'finish', '', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'entry', 'holders', '', '2'),
('e-banking', '0', '', 'day', '2026-11-23', 'entry', 'marketing', '', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'entry', 'payment', '', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'entry', 'people', '', '4'),
('e-banking', '0', '', 'day', '2026-11-23', 'ever', 'address', '', '5'),
('e-banking', '0', '', 'day', '2026-11-23', 'ever', 'finish', '', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'ever', 'holders', '', '2'),
('e-banking', '0', '', 'day', '2026-11-23', 'ever', 'marketing', '', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'ever', 'payment', '', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'ever', 'people', '', '4'),
('e-banking', '0', '', 'day', '2026-11-23', 'move', 'address', 'people', '4'),
('e-banking', '0', '', 'day', '2026-11-23', 'move', 'holders', 'payment', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'move', 'marketing', 'finish', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'move', 'payment', 'marketing', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'move', 'people', 'holders', '2'),
('e-banking', '0', '', 'day', '2026-11-23', 'move', 'start', 'address', '5'),
('e-banking', '0', '', 'day', '2026-11-23', 'now', 'address', '2026-11-23', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'now', 'finish', '2026-11-23', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'now', 'holders', '2026-11-23', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'now', 'people', '2026-11-23', '2'),
('e-banking', '0', '', 'day', '2026-11-23', 'stay', 'address', '0', '3'),
('e-banking', '0', '', 'day', '2026-11-23', 'stay', 'address', '7', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'stay', 'holders', '0', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'stay', 'marketing', '0', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'stay', 'payment', '0', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'stay', 'people', '0', '1'),
('e-banking', '0', '', 'day', '2026-11-23', 'stay', 'people', '5', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'begun', '', '', '5'),
('e-banking', '0', '', 'month', '2026-11-01', 'entry', 'address', '', '5'),
('e-banking', '0', '', 'month', '2026-11-01', 'entry', 'finish', '', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'entry', 'holders', '', '2'),
('e-banking', '0', '', 'month', '2026-11-01', 'entry', 'marketing', '', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'entry', 'payment', '', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'entry', 'people', '', '4'),
('e-banking', '0', '', 'month', '2026-11-01', 'ever', 'address', '', '5'),
('e-banking', '0', '', 'month', '2026-11-01', 'ever', 'finish', '', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'ever', 'holders', '', '2'),
('e-banking', '0', '', 'month', '2026-11-01', 'ever', 'marketing', '', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'ever', 'payment', '', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'ever', 'people', '', '4'),
('e-banking', '0', '', 'month', '2026-11-01', 'move', 'address', 'people', '4'),
('e-banking', '0', '', 'month', '2026-11-01', 'move', 'holders', 'payment', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'move', 'marketing', 'finish', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'move', 'payment', 'marketing', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'move', 'people', 'holders', '2'),
('e-banking', '0', '', 'month', '2026-11-01', 'move', 'start', 'address', '5'),
('e-banking', '0', '', 'month', '2026-11-01', 'now', 'address', '2026-11-23', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'now', 'finish', '2026-11-23', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'now', 'holders', '2026-11-23', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'now', 'people', '2026-11-23', '2'),
('e-banking', '0', '', 'month', '2026-11-01', 'stay', 'address', '0', '3'),
('e-banking', '0', '', 'month', '2026-11-01', 'stay', 'address', '7', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'stay', 'holders', '0', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'stay', 'marketing', '0', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'stay', 'payment', '0', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'stay', 'people', '0', '1'),
('e-banking', '0', '', 'month', '2026-11-01', 'stay', 'people', '5', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'begun', '', '', '5'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'entry', 'address', '', '5'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'entry', 'finish', '', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'entry', 'holders', '', '2'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'entry', 'marketing', '', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'entry', 'payment', '', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'entry', 'people', '', '4'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'ever', 'address', '', '5'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'ever', 'finish', '', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'ever', 'holders', '', '2'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'ever', 'marketing', '', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'ever', 'payment', '', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'ever', 'people', '', '4'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'move', 'address', 'people', '4'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'move', 'holders', 'payment', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'move', 'marketing', 'finish', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'move', 'payment', 'marketing', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'move', 'people', 'holders', '2'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'move', 'start', 'address', '5'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'now', 'address', '2026-11-23', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'now', 'finish', '2026-11-23', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'now', 'holders', '2026-11-23', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'now', 'people', '2026-11-23', '2'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'stay', 'address', '0', '3'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'stay', 'address', '7', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'stay', 'holders', '0', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'stay', 'marketing', '0', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'stay', 'payment', '0', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'stay', 'people', '0', '1'),
('e-banking', '0', 'en', 'day', '2026-11-23', 'stay', 'people', '5', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'begun', '', '', '5'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'entry', 'address', '', '5'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'entry', 'finish', '', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'entry', 'holders', '', '2'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'entry', 'marketing', '', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'entry', 'payment', '', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'entry', 'people', '', '4'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'ever', 'address', '', '5'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'ever', 'finish', '', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'ever', 'holders', '', '2'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'ever', 'marketing', '', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'ever', 'payment', '', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'ever', 'people', '', '4'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'move', 'address', 'people', '4'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'move', 'holders', 'payment', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'move', 'marketing', 'finish', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'move', 'payment', 'marketing', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'move', 'people', 'holders', '2'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'move', 'start', 'address', '5'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'now', 'address', '2026-11-23', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'now', 'finish', '2026-11-23', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'now', 'holders', '2026-11-23', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'now', 'people', '2026-11-23', '2'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'stay', 'address', '0', '3'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'stay', 'address', '7', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'stay', 'holders', '0', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'stay', 'marketing', '0', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'stay', 'payment', '0', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'stay', 'people', '0', '1'),
('e-banking', '0', 'en', 'month', '2026-11-01', 'stay', 'people', '5', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'begun', '', '', '5'),
('e-banking', '1', '', 'day', '2026-11-23', 'entry', 'address', '', '5'),
('e-banking', '1', '', 'day', '2026-11-23', 'entry', 'finish', '', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'entry', 'holders', '', '2'),
('e-banking', '1', '', 'day', '2026-11-23', 'entry', 'marketing', '', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'entry', 'payment', '', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'entry', 'people', '', '4'),
('e-banking', '1', '', 'day', '2026-11-23', 'ever', 'address', '', '5'),
('e-banking', '1', '', 'day', '2026-11-23', 'ever', 'finish', '', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'ever', 'holders', '', '2'),
('e-banking', '1', '', 'day', '2026-11-23', 'ever', 'marketing', '', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'ever', 'payment', '', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'ever', 'people', '', '4'),
('e-banking', '1', '', 'day', '2026-11-23', 'move', 'address', 'people', '4'),
('e-banking', '1', '', 'day', '2026-11-23', 'move', 'holders', 'payment', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'move', 'marketing', 'finish', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'move', 'payment', 'marketing', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'move', 'people', 'holders', '2'),
('e-banking', '1', '', 'day', '2026-11-23', 'move', 'start', 'address', '5'),
('e-banking', '1', '', 'day', '2026-11-23', 'now', 'address', '2026-11-23', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'now', 'finish', '2026-11-23', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'now', 'holders', '2026-11-23', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'now', 'people', '2026-11-23', '2'),
('e-banking', '1', '', 'day', '2026-11-23', 'stay', 'address', '0', '3'),
('e-banking', '1', '', 'day', '2026-11-23', 'stay', 'address', '7', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'stay', 'holders', '0', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'stay', 'marketing', '0', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'stay', 'payment', '0', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'stay', 'people', '0', '1'),
('e-banking', '1', '', 'day', '2026-11-23', 'stay', 'people', '5', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'begun', '', '', '5'),
('e-banking', '1', '', 'month', '2026-11-01', 'entry', 'address', '', '5'),
('e-banking', '1', '', 'month', '2026-11-01', 'entry', 'finish', '', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'entry', 'holders', '', '2'),
('e-banking', '1', '', 'month', '2026-11-01', 'entry', 'marketing', '', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'entry', 'payment', '', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'entry', 'people', '', '4'),
('e-banking', '1', '', 'month', '2026-11-01', 'ever', 'address', '', '5'),
('e-banking', '1', '', 'month', '2026-11-01', 'ever', 'finish', '', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'ever', 'holders', '', '2'),
('e-banking', '1', '', 'month', '2026-11-01', 'ever', 'marketing', '', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'ever', 'payment', '', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'ever', 'people', '', '4'),
('e-banking', '1', '', 'month', '2026-11-01', 'move', 'address', 'people', '4'),
('e-banking', '1', '', 'month', '2026-11-01', 'move', 'holders', 'payment', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'move', 'marketing', 'finish', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'move', 'payment', 'marketing', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'move', 'people', 'holders', '2'),
('e-banking', '1', '', 'month', '2026-11-01', 'move', 'start', 'address', '5'),
('e-banking', '1', '', 'month', '2026-11-01', 'now', 'address', '2026-11-23', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'now', 'finish', '2026-11-23', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'now', 'holders', '2026-11-23', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'now', 'people', '2026-11-23', '2'),
('e-banking', '1', '', 'month', '2026-11-01', 'stay', 'address', '0', '3'),
('e-banking', '1', '', 'month', '2026-11-01', 'stay', 'address', '7', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'stay', 'holders', '0', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'stay', 'marketing', '0', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'stay', 'payment', '0', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'stay', 'people', '0', '1'),
('e-banking', '1', '', 'month', '2026-11-01', 'stay', 'people', '5', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'begun', '', '', '5'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'entry', 'address', '', '5'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'entry', 'finish', '', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'entry', 'holders', '', '2'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'entry', 'marketing', '', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'entry', 'payment', '', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'entry', 'people', '', '4'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'ever', 'address', '', '5'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'ever', 'finish', '', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'ever', 'holders', '', '2'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'ever', 'marketing', '', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'ever', 'payment', '', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'ever', 'people', '', '4'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'move', 'address', 'people', '4'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'move', 'holders', 'payment', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'move', 'marketing', 'finish', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'move', 'payment', 'marketing', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'move', 'people', 'holders', '2'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'move', 'start', 'address', '5'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'now', 'address', '2026-11-23', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'now', 'finish', '2026-11-23', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'now', 'holders', '2026-11-23', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'now', 'people', '2026-11-23', '2'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'stay', 'address', '0', '3'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'stay', 'address', '7', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'stay', 'holders', '0', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'stay', 'marketing', '0', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'stay', 'payment', '0', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'stay', 'people', '0', '1'),
('e-banking', '1', 'en', 'day', '2026-11-23', 'stay', 'people', '5', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'begun', '', '', '5'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'entry', 'address', '', '5'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'entry', 'finish', '', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'entry', 'holders', '', '2'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'entry', 'marketing', '', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'entry', 'payment', '', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'entry', 'people', '', '4'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'ever', 'address', '', '5'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'ever', 'finish', '', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'ever', 'holders', '', '2'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'ever', 'marketing', '', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'ever', 'payment', '', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'ever', 'people', '', '4'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'move', 'address', 'people', '4'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'move', 'holders', 'payment', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'move', 'marketing', 'finish', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'move', 'payment', 'marketing', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'move', 'people', 'holders', '2'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'move', 'start', 'address', '5'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'now', 'address', '2026-11-23', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'now', 'finish', '2026-11-23', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'now', 'holders', '2026-11-23', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'now', 'people', '2026-11-23', '2'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'stay', 'address', '0', '3'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'stay', 'address', '7', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'stay', 'holders', '0', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'stay', 'marketing', '0', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'stay', 'payment', '0', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'stay', 'people', '0', '1'),
('e-banking', '1', 'en', 'month', '2026-11-01', 'stay', 'people', '5', '1'),
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
('loan-application', '0', '', 'day', '2026-11-23', 'now', 'stepOne', '2026-11-23', '0'),
('loan-application', '0', '', 'day', '2026-11-23', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '0', '', 'day', '2026-11-23', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'documents', '0', '1'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'stepFive', '0', '3'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'stepFour', '0', '5'),
('loan-application', '0', '', 'day', '2026-11-23', 'stay', 'stepOne', '27', '1'),
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
('loan-application', '0', '', 'month', '2026-11-01', 'now', 'stepOne', '2026-11-23', '0'),
('loan-application', '0', '', 'month', '2026-11-01', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '0', '', 'month', '2026-11-01', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'documents', '0', '1'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'stepFive', '0', '3'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'stepFour', '0', '5'),
('loan-application', '0', '', 'month', '2026-11-01', 'stay', 'stepOne', '27', '1'),
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
('loan-application', '0', 'en', 'day', '2026-11-23', 'now', 'stepOne', '2026-11-23', '0'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'documents', '0', '1'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'stepFive', '0', '3'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'stepFour', '0', '5'),
('loan-application', '0', 'en', 'day', '2026-11-23', 'stay', 'stepOne', '27', '1'),
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
('loan-application', '0', 'en', 'month', '2026-11-01', 'now', 'stepOne', '2026-11-23', '0'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'documents', '0', '1'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'stepFive', '0', '3'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'stepFour', '0', '5'),
('loan-application', '0', 'en', 'month', '2026-11-01', 'stay', 'stepOne', '27', '1'),
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
('loan-application', '1', '', 'day', '2026-11-23', 'now', 'stepOne', '2026-11-23', '0'),
('loan-application', '1', '', 'day', '2026-11-23', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '1', '', 'day', '2026-11-23', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'documents', '0', '1'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'stepFive', '0', '3'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'stepFour', '0', '5'),
('loan-application', '1', '', 'day', '2026-11-23', 'stay', 'stepOne', '27', '1'),
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
('loan-application', '1', '', 'month', '2026-11-01', 'now', 'stepOne', '2026-11-23', '0'),
('loan-application', '1', '', 'month', '2026-11-01', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '1', '', 'month', '2026-11-01', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'documents', '0', '1'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'stepFive', '0', '3'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'stepFour', '0', '5'),
('loan-application', '1', '', 'month', '2026-11-01', 'stay', 'stepOne', '27', '1'),
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
('loan-application', '1', 'en', 'day', '2026-11-23', 'now', 'stepOne', '2026-11-23', '0'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'documents', '0', '1'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'stepFive', '0', '3'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'stepFour', '0', '5'),
('loan-application', '1', 'en', 'day', '2026-11-23', 'stay', 'stepOne', '27', '1'),
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
('loan-application', '1', 'en', 'month', '2026-11-01', 'now', 'stepOne', '2026-11-23', '0'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'now', 'stepTwo', '2026-11-23', '2'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'now', 'stepVm', '2026-11-23', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'documents', '0', '1'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'riskAnalysis', '0', '3'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'stepFive', '0', '3'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'stepFour', '0', '5'),
('loan-application', '1', 'en', 'month', '2026-11-01', 'stay', 'stepOne', '27', '1'),
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
('372aacbd-7e74-40ce-9453-abba6e2b38fa', 'ada@example.com', 'About your loan application – Meridian Bank', '2026-11-23 19:10:09.666377+00', NULL, NULL, '4', 'kept', '0', NULL, E'\\xb771901c096637379052ffb89276fe2ce6bffbc46fc6708c59eb57e954ab065c48c2a66bd4cc11b23405a65b1b6760c43c4530771319418b1f23b42b12bf80402c71aeac7472f037665c647c292f2537883347cf0bbd083924f5d2a436128da5ea423b65e2edcedeb6eebd0eaf4a1f61d1523249d6bc825d826c31584758579ca419d4f61c1549eee197f1c9af7d1fa2ec25a52c9ca7246ee71ee8e4f4d75f2860cf0d72574da97707d3b245aef19b92ed4c59eaa2de03ee007a6ec422a16b7bd57125a9ef805b920db3ba12239de09ae3c48a27185ce9eae7e5c1d2062b673bf3003a7afd70f879ff18c41c510d256a8626238e63cf0c4ac9b3a703a2f2c4f49ce401ff9bbf3008a6eaafcc8433c763c5dba371aa2ccd98c51a14924dcf8de2623698fba16410463bb2c008bf909d16735368b6819682339c76575cd1a4f1586f60af263de31b8cc861cf5ae67b02261779f3c0ba11f138cf1226a3d97b46a032301de73eae07591e9d00e9b61af29d081d81e430711f322f545e9ee2089620877a6b301e0ec54f137861d4c2e2096af2676fec9c3e58f85394d61be6794ecbd11b3b10f9d48636c7b8'),
('39bec864-dcdb-4db0-b770-3e46f8d0e218', 'ada@example.com', 'Your loan was approved – Meridian Bank', '2026-11-23 19:10:10.008136+00', NULL, NULL, '6', 'kept', '0', NULL, E'\\xb771901c21dcf384a1e7bec22edf5f1d81392309a4ac9d0641f62d2849cdba39d8ac2d0488ca9dac65314d627019ed8e6420baa0333036a099c318811913de5a2888e6d5ed8179c621b81d22cc531ef90828e41e2a19a3faad5987c2cc254a9928f90b3ffb63daf57478d862c654c682df0d0f7c56d2a373edc3170965c63b83e6c34913a4855c04106909703bacb99e11067ab54355c0df98279f7fa621efbf7b0c3cc8'),
('4825a395-3411-445c-b29a-34d9a3f98794', 'ada@example.com', 'We have received your loan application – Meridian Bank', '2026-11-23 19:10:09.811015+00', NULL, NULL, '5', 'kept', '0', NULL, E'\\xb771901ca26c2638ccfe2107758de9bebca1d0945c66d0f2342eaac49eede0c3d9dbaff1dbba8d4e5820bc32413d8e6349801bcb6cbb105a5f7d364ca0a94d45d52f595bc9dfeeb6c075d3f8edd246f9e06691a17bf49836e190085fb8a848fe97c772e4017cf30c5c9186b0e5fbf6e0cc5ef3abb8cb54f392fdb4ae45f9a8fb0f3ea644d94fa4ee851c33dc6c40f058bdcbc432465a35c68847771876a94080d72db2ef4991e0e96f6579c4c7a288f84104855b89439a5d0a39386cf19662d9c67efd17cff31e1438b13ec881d9f4d9c5e5f14eab451f8066954a9f7d1683d09b1b3831bd79b9172ea8e47e166d3d94f0f8a9b9136fe63b101b8b2155c45f30d30975caee0391b9a01f06d33872fb4abdd99217024f6a3f008c805cfe1c04c808d181fb96ddf2e9573190aa6fade4df2e527857bf58b485997e078d84277a4be7c20734363f1ac24051e0a3cb34fb7c7ff9afa975e44016583f94fe395df1d174cfaf002f26056c43c1e92487781db097883dd5721d82e3668f63a8b5cf863342de5423789a6ba9ddc3533e6c73ea0140d1706cc40052e98f60ec9cd1b545de0f0702ef84a1687373298c4c57ddf4ed9fb359af062263693c588a33e3ff263dc94b098fe9c286fa0750d0be2f8301d4432bc3e03f42c4fed0fb6bbc300379504fb0536d11e6d2910d305e9e5d8ce4c5f77d64a2e6a205c2f20f35bb0921fa63501f780fd73b1035bd7f24f98e7d75bdb3e487565376b339d27d3785255aaf681bee538d2d2f8ef38ca3e7536cd07a646881f6d4718b9e056ea546442c4d5cdcd91a8ff5a4e93f6919'),
('52157d93-659b-4684-8826-108c1beaced4', 'piet@example.com', 'The new code of your application – Meridian Bank', '2026-11-23 19:10:11.02197+00', NULL, NULL, '11', 'kept', '0', NULL, E'\\xb771901cc8281e53ad90510b69e86f2c1bf2aeda3b8a697a6677cac4e69bf8b583c780b13708f534edcc9199b24196a8982ff8f4e0b8efd180502e6caa9eb9023ae236c603e8e1eac1add50c5d1304249fe2e10adc72eebe19063c2143c1af7665bcc50aa459af026b28159eee036b3049769996d38c0aec845e75d2dec64631dc4a759777a4cd91d4abd254296457926e10f17057afcf31acadab0708b6a889a0b897255da4c3f139640dda2360c6573c620b75d2e8307ca3b13859dbc415907b69985e3a23ae1c0bb30648cc8c2d3aba4a5352bc7a186e14a445c520225c0bd79c86bb1411a28b92ba6da97b0d6e30418241bd843ddf40685a73576fb4ede9b8a7fbb4ccfa24338ebe922fdd29d28ac1f9b43b6566f48b38d071606bc1ab0edfa31b9ea65d92c675ee139bc9d25ffc900f5b830e16c7f2cbc751d00594fda1ef7bf7e835ad45f52de569a98b512e4a72f442fc6830e039434559d64ba20554da7dcea6b4f1b5c1964f7ec4f5440f351708b79d34378406013cf51d85227e4486ac7e27b72ede94463386cc209f53'),
('aae17bf3-0ee8-4a24-970a-4ed51d48e7b4', 'ada@example.com', 'We have received your loan application – Meridian Bank', '2026-11-23 19:10:09.891535+00', NULL, NULL, '6', 'kept', '0', NULL, E'\\xb771901cabbac2c18e8497a5ced25160521288ef7813e6be4fc40f0d80a59a792c577d532d2fb1a0b1dec1ae3915edd180f22f0aee17273e163f71642c7953259e100d3238672c1ff08b6593e18ffb6ca9c05b2b67a0dd3ad614e92a7954e284229169631a7211528aca42d617ce2c214aa3db8e55d552a92c3cda0ad65145c465cad75b65bad1c25c241d9151244734702d4b1d8cd8d187988020a6806cab84ae0d34260feddd1b2139befcc3b0470136736ab94fe32d2e317672eaf1c333598f83fdffedd2360181292235d3fa558d6a225b118a3557e0d9c628dbc30595fdede18637d48be21471dc83003d0362d7b5efb3c041d885485ef30598826e81342cc8ec51910979f0e3eb12ea4d3f80add3fd257078affc88b3245d89a9449530b00a4a93a266a7b8d605c3c1b574ecaa2290e4ef6ee8476555276c0596f928b9f4c0c361b6950290e04cd98c8b5b8140327db1118a3bdbc48052adfaabf0c0c4fce110e86893ad53facc31001c897ab5454d04616808b7e3b4640831398c20d0010643745a3e3bf3183f231b4329f127a6cfe15f13981f8e0606f6e3e50189d4e7bd40ea965b9bc37ed88f48d304ea81349bee15b41222e50b87ddd5653a6b54cc2dc66eca32abc0e5ff120aa7d3a018ab42d219049a8c493f064e9b4bb7c62f62b9a0470d0f4ec58197de33735f000772ae14b1cc48f2fdc3373d50f2083a1601733b54047a3f11f06de65868a9df1a87f1d37fdbfb27c7224341f7d53a3980c621efb3012f08fdea63cf6b97612fc26afc60686bb82b58b4b5436bb9965dd399e805076771e86914'),
('eee6f5fe-784a-4f28-bc71-7f192fc498bd', 'ada@example.com', 'We will look at your application again – Meridian Bank', '2026-11-23 19:10:09.741989+00', NULL, NULL, '4', 'kept', '0', NULL, E'\\xb771901cf165421bece50abbfaea3d7b269ae75cbe0722cd78369df2bf71fa1aa08a06c34988b75ca85d4f0b69cbb16790c2171a41a9623e8acceba82867154708f42cec5aa4936e7ecb8ddf84ac8f45cb9ebccb6dc881e2ef4e7d0b6aa3f532e6992df366fdd41794a82718915a685b2238f0f14087bdd922c3a478ac15553dd8793b625c641f7eabc217184167fd73431de890aea78d49ac73855f87067b3ede3f19a0145c911684834a989c41c1b97c7204d3322ae9bede3eb923762fc37729e86c873bae1423f0ed866683');
insert into platform_secret (name, value) overriding system value values
('signing', 'RCB2wDUCR0j5KmkIxbIm89lJ4jBDrEruwb05-lyx9aI'),
('unchained-until', '0 05bfc64ecbe51da08f7a1491fcc3a6147798ff93a88223c2aa699eee7263f12e');
insert into prepared_loan (store_application_id, application_id, store_number, prepared_at) overriding system value values
('10', '11', '101', '2026-11-23 19:10:10.00267+00'),
('8', '9', '101', '2026-11-23 19:10:09.872956+00');
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
('4', 'My contract was extended.', '2026-11-23 19:10:09.051+00', '2026-12-07 19:10:09.051+00', NULL, NULL);
insert into risk_policy (id, thresholds, updated_at) overriding system value values
('1', '{"lastAge": 75, "reviewDays": 14, "minimumRoom": 0, "reviewAmount": 20000, "fourEyesAbove": 25000, "reviewDebtRatio": 0.4, "failingDebtRatio": 0.5, "reviewEmploymentLengths": ["lt_1"]}', '2026-11-23 19:10:02.591773+00');
insert into saved_view (id, user_id, name, query, created_at) overriding system value values
('27866b76-5211-43dd-9434-dee36d1c791d', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', 'Mine', 'flow=store', '2026-11-23 19:10:12.439481+00');
insert into session (token_hash, actor_id, role, name, email, created_at, expires_at, id, browser, last_seen_at, confirmed_at, is_half) overriding system value values
(E'\\xcf79ea64431f504e0eca6d59049efbdb873f84d6b419869825a2c9545f43e27d', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', 'admin', 'Administrator', 'admin@example.com', '2026-11-23 19:10:07.794723+00', '2026-11-24 07:10:07.794723+00', 'f0e3bad2-f264-442c-a26d-d2fa66270d06', '', '2026-11-23 19:10:07.794723+00', '2026-11-23 19:10:07.794723+00', 'false');
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
('1', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 19:10:07.868+00', '2', '2', NULL, NULL, '1', E'\\x9a503a32a49fea5ee6f6a4b74f4a05c4941a70b4aac042ed1aaa9207f43ec2c3'),
('10', '1', '{"type": "application.create", "fields": {"store_number": "101", "employee_number": "E4711", "employee_email_address": "jan@bathline.example"}}', 'identify', 'applicationDetails', 'applicant', NULL, '2026-11-23 19:10:09.991+00', '2', '2', NULL, NULL, '35', E'\\x0a0827d4123d144a9184e2d0319105f5a2335c18e61e33bf5cb9096634350e97'),
('10', '2', '{"step": 2, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "piet@example.com", "title": "mr", "mobile": "+32 470 12 34 56", "fullname": "Piet Janssens", "last_name": "Janssens", "loan_term": 36, "first_name": "Piet", "loan_amount": 10000, "loan_type_id": 1, "date_of_birth": "02/05/1980", "employee_full_name": "Jan Peeters"}}', 'applicationDetails', 'finish', 'applicant', NULL, '2026-11-23 19:10:09.992+00', '3', '3', NULL, NULL, '36', E'\\xef2421739bb17688775fabb84fd34127bed32c11028512accf5d555df51077d9'),
('11', '1', '{"born": "02/05/1980", "loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.refer", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "soldBy": {"store_number": "101", "employee_number": "E4711", "employee_full_name": "Jan Peeters", "employee_email_address": "jan@bathline.example"}, "referrer": "vanmarcke", "storeNumber": "101"}', 'start', 'stepVm', 'applicant', NULL, '2026-11-23 19:10:09.994+00', '0', '0', NULL, NULL, '37', E'\\x8a66f2e139e166caca2be068d39762e441a042c919ed4f474a13c3ddddfc26c5'),
('11', '2', '{"step": 0, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}}', 'stepVm', 'stepOne', 'applicant', NULL, '2026-11-23 19:10:10.092+00', '1', '1', NULL, NULL, '38', E'\\x7e106bcdded115a4fe1fb09ee967497f0eaaf9930997006fcca866d4c036ca6c'),
('11', '3', '{"step": 1, "type": "step.save", "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}}', 'stepOne', 'stepTwo', 'applicant', NULL, '2026-11-23 19:10:11.067+00', '2', '2', NULL, NULL, '39', E'\\xe0df69342c0707fcd1bf4eef1e9dc2025746dbdcaa219d942f1ad3c4bd497f41'),
('12', '1', '{"type": "application.create", "vies": "unavailable", "fields": {"vat": "BE0100000001", "email": "accounts@harbour-plumbing.example", "skipVies": false, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current"}, "isVatUsed": false}', 'start', 'address', 'applicant', NULL, '2026-11-23 19:10:11.084+00', '2', '2', NULL, NULL, '40', E'\\x1532ccce91dfc4cb86ef8d2eb3509386955d4631e3a760c2b0f3936f30530c37'),
('13', '1', '{"type": "application.create", "vies": "unavailable", "fields": {"vat": "BE0100000002", "email": "accounts@harbour-plumbing.example", "skipVies": false, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current"}, "isVatUsed": false}', 'start', 'address', 'applicant', NULL, '2026-11-23 19:10:11.166+00', '2', '2', NULL, NULL, '41', E'\\x2aa94ea81e3a36402a8e0361eacea122ad8a1e95db5ad2d1dcc2949fec3cbb16'),
('13', '2', '{"step": 2, "type": "step.save", "fields": {"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}}', 'address', 'people', 'applicant', NULL, '2026-11-23 19:10:11.347+00', '3', '3', NULL, NULL, '42', E'\\x1f770dc82ef0c37af47a3d1c956029ebfadb88f572cb464a1e5b5529e2bcec87'),
('13', '3', '{"id": "01a209d0-d7b8-73f2-8804-4fa2c3aba7b6", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000003", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "director_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.383+00', '3', '3', NULL, NULL, '43', E'\\xc9f206953df14504a92f4179100671c59963c987ecbb8ab49e5db3e9f0e7ef39'),
('14', '1', '{"type": "application.create", "vies": "unavailable", "fields": {"vat": "BE0100000004", "email": "accounts@harbour-plumbing.example", "skipVies": false, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current"}, "isVatUsed": false}', 'start', 'address', 'applicant', NULL, '2026-11-23 19:10:11.433+00', '2', '2', NULL, NULL, '44', E'\\x593205bc26bd5343cc4a72c81ae55c84be4be29dd5c33f133aa97037c2bd1fa0'),
('14', '2', '{"step": 2, "type": "step.save", "fields": {"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}}', 'address', 'people', 'applicant', NULL, '2026-11-23 19:10:11.443+00', '3', '3', NULL, NULL, '45', E'\\x1610b865182f7dec3606b3633037a282ce2df69ab67c6c0d01c1dca86e7b3d29'),
('14', '3', '{"id": "01a209d0-d7fa-742e-8888-18e0f0865c2d", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000005", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.45+00', '3', '3', NULL, NULL, '46', E'\\xf5f92d0025286f1794b1582ad10aee62bfd14e2deac9a3a36a2289d1164e856c'),
('14', '4', '{"id": "01a209d0-d810-7cc0-9f90-189230c7e93a", "data": {"shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}, "type": "contact.save", "contact_type": "beneficial_owner_company"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.472+00', '3', '3', NULL, NULL, '47', E'\\x8c0ef158fa5f212df96d1d91cc9fd4afd279c4fbb2c4dcbf071f861205ba9ac2'),
('14', '5', '{"id": "01a209d0-d818-7c0d-8696-10b09f93b993", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000006", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "parent_id": "01a209d0-d810-7cc0-9f90-189230c7e93a", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.48+00', '3', '3', NULL, NULL, '48', E'\\xb1477f37384b83466a7a98c2a959620ad515642b73dacc57bf0560a0dc2c4630'),
('14', '6', '{"id": "01a209d0-d81f-79c0-a555-be7afc89d97b", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000007", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "director_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.487+00', '3', '3', NULL, NULL, '49', E'\\xd6294e60aa1c99c1223dea72721af6ccfff81841ac7c36f0ad9be2dbc88e6323'),
('14', '7', '{"id": "01a209d0-d825-70d6-8a11-dbcb479d22ef", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000008", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "authorised_signatory"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.493+00', '3', '3', NULL, NULL, '50', E'\\x4e9a111d2ea4fbe551205655d9cae617872a39d343da1eba0a421ce2b1c695b3'),
('14', '8', '{"step": 3, "type": "step.save", "fields": {"pep": "no"}}', 'people', 'holders', 'applicant', NULL, '2026-11-23 19:10:11.507+00', '4', '4', NULL, NULL, '51', E'\\x590e0a1bdf98248c1568b4026baa773ef332a93ca56215722aed6d1f09653252'),
('15', '1', '{"type": "application.create", "vies": "unavailable", "fields": {"vat": "BE0100000009", "email": "accounts@harbour-plumbing.example", "skipVies": false, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current"}, "isVatUsed": false}', 'start', 'address', 'applicant', NULL, '2026-11-23 19:10:11.511+00', '2', '2', NULL, NULL, '52', E'\\xcb1454fd61e7e014fcc1abb1a83d413cb949ec60fab8c562dc7814fde0e674af'),
('15', '10', '{"step": 4, "type": "step.save", "fields": {}}', 'holders', 'payment', 'applicant', NULL, '2026-11-23 19:10:11.695+00', '5', '5', NULL, NULL, '61', E'\\x37c6db55fed00232503d063ccab2bef8b3376b65c0469d5c546d9abe5b0a49f6'),
('15', '11', '{"step": 5, "type": "step.save", "fields": {"payment": false}}', 'payment', 'marketing', 'applicant', NULL, '2026-11-23 19:10:11.701+00', '6', '6', NULL, NULL, '62', E'\\x2b6791a2df4c5294836be6b76c6b79bd189194f4d2e38d1bc23199b94e858733'),
('15', '12', '{"step": 6, "type": "step.save", "fields": {"documents_sent": true}}', 'marketing', 'finish', 'applicant', NULL, '2026-11-23 19:10:11.708+00', '7', '7', NULL, NULL, '63', E'\\xf2573397123af6ffc1d26120c12c76c8a049c36f3294c302f3b632f258124a0b'),
('15', '2', '{"step": 2, "type": "step.save", "fields": {"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}}', 'address', 'people', 'applicant', NULL, '2026-11-23 19:10:11.535+00', '3', '3', NULL, NULL, '53', E'\\x4ff84b66824a986f0e3df03d3c934153d89b60343700cc1f3e4359de8065a5ea'),
('15', '3', '{"id": "01a209d0-d889-7fea-8895-c195a3ce4aaf", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000010", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.593+00', '3', '3', NULL, NULL, '54', E'\\x70c195b60966c40e73fd373f0165a00014a402bcf680e42c79eef63165c34f37'),
('15', '4', '{"id": "01a209d0-d89c-73af-aed3-3d598a3a53ab", "data": {"shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}, "type": "contact.save", "contact_type": "beneficial_owner_company"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.612+00', '3', '3', NULL, NULL, '55', E'\\xb5e9dc48ee93ced66328b8d5131e63471ac44cdfeaa3d98041cb03b952d9a18d'),
('15', '5', '{"id": "01a209d0-d8aa-720b-b1cc-4588856f1d0f", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000011", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "parent_id": "01a209d0-d89c-73af-aed3-3d598a3a53ab", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.626+00', '3', '3', NULL, NULL, '56', E'\\xdafda6d8f00ca96669e781a7679cdac51ff80e50e801335a97d6e1a03c3a7ef2'),
('15', '6', '{"id": "01a209d0-d8b3-728c-85a5-92629a328501", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000012", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "director_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.635+00', '3', '3', NULL, NULL, '57', E'\\x2f4a462b7aaa682077d0b3486f4317ce3b4bc08d0341e203188ae4886ea29713'),
('15', '7', '{"id": "01a209d0-d8d9-70c6-b197-d030bcaabafd", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000013", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "authorised_signatory"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.672+00', '3', '3', NULL, NULL, '58', E'\\xf782fec7fb2b51dbe2dd87f7f94ddf42df675063eab03f4a53d884567ce9b134'),
('15', '8', '{"step": 3, "type": "step.save", "fields": {"pep": "no"}}', 'people', 'holders', 'applicant', NULL, '2026-11-23 19:10:11.68+00', '4', '4', NULL, NULL, '59', E'\\x2d05399bace7319100c174bfb8e115b38ef0d9676ca6654f1abc8e635bc4d97a'),
('15', '9', '{"id": "01a209d0-d8e7-701f-9084-89f747da8c1a", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000014", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "principal_account_holder"}', 'holders', 'holders', 'applicant', NULL, '2026-11-23 19:10:11.687+00', '4', '4', NULL, NULL, '60', E'\\xd1781df705b373c400b6a18592e967947ab09dc6b279454f40dd1afdb718a7b3'),
('16', '1', '{"type": "application.create", "vies": "unavailable", "fields": {"vat": "BE0100000015", "email": "accounts@harbour-plumbing.example", "skipVies": false, "accept_gdpr": true, "companyType": "bv", "countryCode": "be", "account_type": "current"}, "isVatUsed": false}', 'start', 'address', 'applicant', NULL, '2026-11-23 19:10:11.715+00', '2', '2', NULL, NULL, '64', E'\\x9695e021e888be26576ba837cbc943a9a02506b018bb16ef20e27d861746e064'),
('16', '10', '{"step": 4, "type": "step.save", "fields": {}}', 'holders', 'payment', 'applicant', NULL, '2026-11-23 19:10:12.052+00', '5', '5', NULL, NULL, '73', E'\\x3077d2511c2e81c235a036b8d8b7b327ba55dd44bb37a64fb8e582d6772eba24'),
('16', '11', '{"step": 5, "type": "step.save", "fields": {"payment": false}}', 'payment', 'marketing', 'applicant', NULL, '2026-11-23 19:10:12.068+00', '6', '6', NULL, NULL, '74', E'\\x36d346b0ea05b6a0149d5440e3e16fb48c0c6a7c2cca05337251f7bc24660787'),
('16', '12', '{"step": 6, "type": "step.save", "fields": {"documents_sent": true}}', 'marketing', 'finish', 'applicant', NULL, '2026-11-23 19:10:12.091+00', '7', '7', NULL, NULL, '75', E'\\x0009494f6ea0b43d5287c45b050f8de94bdd132c06c1900c12a7c184886203d8'),
('16', '13', '{"type": "application.finish"}', 'finish', 'completed', 'applicant', NULL, '2026-11-23 19:10:12.132+00', '7', '7', NULL, NULL, '76', E'\\x8ed333cb2057b2c02e8eeb5532a41daa51ad1beb78427cb8ac6af70d6d251af6'),
('16', '2', '{"step": 2, "type": "step.save", "fields": {"expiry": "31/12/2099", "address": "12, second floor", "company": "Harbour Plumbing", "country": "be", "trade_name": "Harbour", "street_name": "Quay Street", "email_address": "office@harbour-plumbing.example", "register_city": "Ghent", "company_country": "be", "postalcode_city": "2000 Antwerp", "differentAddress": true, "register_address": "3", "register_country": "be", "register_postalcode": "9000", "company_legal_entity": "Private limited company", "register_street_name": "Market Square"}}', 'address', 'people', 'applicant', NULL, '2026-11-23 19:10:11.727+00', '3', '3', NULL, NULL, '65', E'\\xcecbe0961bb5b00c8a3ca8e9bffa4120333f6b282842775004f09d9c66836dde'),
('16', '3', '{"id": "01a209d0-d91f-76cc-b3f7-8315f33ce1ef", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000016", "shares": 60, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.743+00', '3', '3', NULL, NULL, '66', E'\\x904d31d7645c7cea649ab9f340634a560c89dfa163a264ed304afdb0dfcddcf9'),
('16', '4', '{"id": "01a209d0-d934-7c78-8591-242f4c8e6e84", "data": {"shares": 40, "company": "Camilleri Holding", "relation": "Parent company", "source_of_funds": "Dividends", "source_of_wealth": "Profits of twenty years"}, "type": "contact.save", "contact_type": "beneficial_owner_company"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.764+00', '3', '3', NULL, NULL, '67', E'\\x36343a63edc695c182c3e49a6ecc766ba0ff45d1a2e28b41461b7f5200a575ac'),
('16', '5', '{"id": "01a209d0-d9c8-73bc-b1e8-f1656f36ed6e", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000017", "shares": 100, "surname": "Camilleri", "birthday": "02/05/1979", "relation": "Founder", "source_of_funds": "Sale of a house", "source_of_wealth": "Savings from employment"}, "type": "contact.save", "parent_id": "01a209d0-d934-7c78-8591-242f4c8e6e84", "contact_type": "beneficial_owner_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.782+00', '3', '3', NULL, NULL, '68', E'\\x1de3616cff2b1103a623a51c1fe1e64c40215ba9b57113b460f92d18ee01664e'),
('16', '6', '{"id": "01a209d0-d9f4-72cf-b225-b227bf2e70d3", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000018", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "director_individual"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.956+00', '3', '3', NULL, NULL, '69', E'\\xb01a22c32f999f102a6f6f9b737c0dd2f13a22d90b7adf093c7421a470cc2796'),
('16', '7', '{"id": "01a209d0-da1b-73cf-b650-da63ea142887", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000019", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "authorised_signatory"}', 'people', 'people', 'applicant', NULL, '2026-11-23 19:10:11.995+00', '3', '3', NULL, NULL, '70', E'\\xcb02a80997d630444c6cf3ba393b027b0e6ec29108589c657317da47e8149004'),
('16', '8', '{"step": 3, "type": "step.save", "fields": {"pep": "no"}}', 'people', 'holders', 'applicant', NULL, '2026-11-23 19:10:12.032+00', '4', '4', NULL, NULL, '71', E'\\x861c4ed3f1fe9d4ac11a8ee27ddc1d7d52b9cc3e3d7378b63445cc1b3e13d435'),
('16', '9', '{"id": "01a209d0-da4a-745e-916e-edccd310fdc6", "data": {"name": "Nora", "expiry": "31/12/2099", "idcard": "100000020", "surname": "Camilleri", "birthday": "02/05/1979"}, "type": "contact.save", "contact_type": "principal_account_holder"}', 'holders', 'holders', 'applicant', NULL, '2026-11-23 19:10:12.042+00', '4', '4', NULL, NULL, '72', E'\\x4440c332f3c9528bfc60ffffb2e67f3a35a4252f1a626be00dec77b73ef9b305'),
('2', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 19:10:08.508+00', '2', '2', NULL, NULL, '2', E'\\x6c2d06f799964383f46fa68449c75d412b6e9e4605c62262f308f78a796989bf'),
('2', '2', '{"step": 2, "type": "step.save", "fields": {"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}}', 'stepTwo', 'stepThree', 'applicant', NULL, '2026-11-23 19:10:08.569+00', '3', '3', NULL, NULL, '3', E'\\x40b561b087630871c6a7ce7e8f9f3ce733aa67a6ff922184f8d449f7e4fe1022'),
('2', '3', '{"step": 3, "type": "step.save", "fields": {"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": "2,800"}}', 'stepThree', 'stepFour', 'applicant', NULL, '2026-11-23 19:10:08.588+00', '4', '4', NULL, NULL, '4', E'\\x6d231dc5dacfa300f0c2b9cb0092aab8193360c3cc2d8b3c3c2f6b33f08cb01a'),
('2', '4', '{"step": 4, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}}', 'stepFour', 'stepFive', 'applicant', NULL, '2026-11-23 19:10:08.64+00', '5', '5', NULL, NULL, '5', E'\\x9c4dca441788333bd7875292aa4b74a37754e08881eccb67682843297fd059e7'),
('3', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 19:10:08.687+00', '2', '2', NULL, NULL, '6', E'\\xcc5c09c535d7205c3c82c574e8c637aaab5e8dd0bfef180068ab93cdb12d4bba'),
('3', '2', '{"step": 2, "type": "step.save", "fields": {"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}}', 'stepTwo', 'stepThree', 'applicant', NULL, '2026-11-23 19:10:08.717+00', '3', '3', NULL, NULL, '7', E'\\x7191d738a9f7764d837bfa5590bd6258609b17203db498ce68a980e35c6aa503'),
('3', '3', '{"step": 3, "type": "step.save", "fields": {"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": "900"}}', 'stepThree', 'stepFour', 'applicant', NULL, '2026-11-23 19:10:08.755+00', '4', '4', NULL, NULL, '8', E'\\x68383ce443fc4cd700d3b180858066d319edfe75897fda4368e11ff83e5c1360'),
('3', '4', '{"step": 4, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}}', 'stepFour', 'stepFive', 'applicant', NULL, '2026-11-23 19:10:08.784+00', '5', '5', NULL, NULL, '9', E'\\x56d7a02d380f5a00c000b5c79d39700758766cc853639dc1d4bc9ea16e82bfed'),
('4', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 19:10:08.792+00', '2', '2', NULL, NULL, '10', E'\\x6213093c8d38c17eb15e29361e2412f24360301d832e8723dd9785f56425eddd'),
('4', '2', '{"step": 2, "type": "step.save", "fields": {"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}}', 'stepTwo', 'stepThree', 'applicant', NULL, '2026-11-23 19:10:08.815+00', '3', '3', NULL, NULL, '11', E'\\x9849cdf249abd6f230b1fd4151c2cf19136a306422dc5db83cd6775e0689e2d6'),
('4', '3', '{"step": 3, "type": "step.save", "fields": {"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": "900"}}', 'stepThree', 'stepFour', 'applicant', NULL, '2026-11-23 19:10:08.822+00', '4', '4', NULL, NULL, '12', E'\\xe0b5db38fd53fb51abe0c072f7c599e82b7f7dd8f368d4ed5fa65db1000b05a7'),
('4', '4', '{"step": 4, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}}', 'stepFour', 'stepFive', 'applicant', NULL, '2026-11-23 19:10:08.851+00', '5', '5', NULL, NULL, '13', E'\\x38235a0d0ec633fb4c58c5fa5060ea537ca5ea5bdadca13130f0e0e74f500ae1'),
('4', '5', '{"step": 5, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"tos": true, "tos_two": true, "tos_three": true}}', 'stepFive', 'riskAnalysis', 'applicant', NULL, '2026-11-23 19:10:08.869+00', '5', '5', NULL, NULL, '14', E'\\x3363abf539871d8c02fcefc0b8862dda056e0ac80c7373f13693e407b213d7d2'),
('4', '6', '{"type": "risk.analysed", "result": 2, "attempt": 1, "figures": {"room": -99.48, "term": 36, "ratio": 0.3327555555555556, "amount": 10000, "policy": {"lastAge": 75, "minimumRoom": 0, "reviewAmount": 20000, "reviewDebtRatio": 0.4, "failingDebtRatio": 0.5, "reviewEmploymentLengths": ["lt_1"]}, "incomes": 900, "startDate": "2026-11-23", "instalments": 0, "expenditures": 700, "newInstalment": 299.48, "employmentLength": "gt_5", "hasUnpaidCredits": false}, "reasons": ["room"], "alternative": {"term": 36, "amount": 6600}}', 'riskAnalysis', 'finished.rejected', 'system', NULL, '2026-11-23 19:10:08.869+00', '7', '5', NULL, NULL, '15', E'\\x2c7a8ae887a28831c6fe8e71f51dc75131dd9e4640f2a3540e10b4fadf68ea75'),
('4', '7', '{"type": "review.request", "words": "My contract was extended.", "reviewDays": 14}', 'finished.rejected', 'finished.rejected', 'applicant', NULL, '2026-11-23 19:10:09.051+00', '7', '5', NULL, NULL, '16', E'\\x293326b25a0ae79f319992c0fc473705a56c588f0b8120c532f05cb2b7f61074'),
('5', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 19:10:09.155+00', '2', '2', NULL, NULL, '17', E'\\x24148a7c6d755cf016ffc13037f276bf5bfee60e1722ba2978b71ab201cf3546'),
('5', '2', '{"step": 2, "type": "step.save", "fields": {"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}}', 'stepTwo', 'stepThree', 'applicant', NULL, '2026-11-23 19:10:09.211+00', '3', '3', NULL, NULL, '18', E'\\xab9970555c9a857abf69f2ee185fb70ae1776143379772f39e5dd24f9aa8d6f3'),
('5', '3', '{"step": 3, "type": "step.save", "fields": {"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": "2,800"}}', 'stepThree', 'stepFour', 'applicant', NULL, '2026-11-23 19:10:09.27+00', '4', '4', NULL, NULL, '19', E'\\xc7446faf0618f2932da90d17373fbd2888ff79b801d33270ad38b3032cb95973'),
('5', '4', '{"step": 4, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}}', 'stepFour', 'stepFive', 'applicant', NULL, '2026-11-23 19:10:09.276+00', '5', '5', NULL, NULL, '20', E'\\x85442a7bb11b2bc49cb96f3f7e9c5e76a3762599b968bebb2b7379e12a76f5dd'),
('5', '5', '{"step": 5, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"tos": true, "tos_two": true, "tos_three": true}}', 'stepFive', 'riskAnalysis', 'applicant', NULL, '2026-11-23 19:10:09.292+00', '5', '5', NULL, NULL, '21', E'\\x078816845364b32d7231feb39001a378d2b46071e364ebf463200b375cd2abe3'),
('5', '6', '{"type": "risk.analysed", "result": 1, "attempt": 1, "figures": {"room": 1800.52, "term": 36, "ratio": 0.10695714285714286, "amount": 10000, "policy": {"lastAge": 75, "minimumRoom": 0, "reviewAmount": 20000, "reviewDebtRatio": 0.4, "failingDebtRatio": 0.5, "reviewEmploymentLengths": ["lt_1"]}, "incomes": 2800, "startDate": "2026-11-23", "instalments": 0, "expenditures": 700, "newInstalment": 299.48, "employmentLength": "gt_5", "hasUnpaidCredits": false}, "reasons": []}', 'riskAnalysis', 'documents', 'system', NULL, '2026-11-23 19:10:09.292+00', '6', '6', NULL, NULL, '22', E'\\x65a9dca74d36008a20937f0c2e55ed0a73f0e40de6793241eaae02240de6a4fd'),
('6', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 19:10:09.306+00', '2', '2', NULL, NULL, '23', E'\\x7f423a294b23401084ca1635875b1eae4a69d958dc640cef744a1aa915967187'),
('6', '2', '{"step": 2, "type": "step.save", "fields": {"city": "Valletta", "street": "Republic Street", "country": "mt", "postcode": "VLT 1110", "house_number": "12", "mobile_number": "+356 7912 3456", "resident_since": "2012"}}', 'stepTwo', 'stepThree', 'applicant', NULL, '2026-11-23 19:10:09.324+00', '3', '3', NULL, NULL, '24', E'\\x857dd0ffe17ec0b08ad0fc8d239140471b8a86eb7700950b9392e48e9920f625'),
('6', '3', '{"step": 3, "type": "step.save", "fields": {"sector": "health", "employer": "Harbour Hospital", "housing_cost": 700, "credit_limits": "none", "main_occupation": "salaried", "living_situation": "tenant", "loan_instalments": 0, "employment_length": "gt_5", "net_monthly_income": "2,800"}}', 'stepThree', 'stepFour', 'applicant', NULL, '2026-11-23 19:10:09.351+00', '4', '4', NULL, NULL, '25', E'\\xd92e67b3b0849fbdcd57bd99fa680ac2f1ff63299bd830af06d7115b85bad8fb'),
('6', '4', '{"step": 4, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"amount": 10000, "loan_term": 36, "third_party_installer": "Sunny Roofs", "consumer_loan_application_loan_type_id": 1}}', 'stepFour', 'stepFive', 'applicant', NULL, '2026-11-23 19:10:09.369+00', '5', '5', NULL, NULL, '26', E'\\xf0faf920d2d7ea405893615ece790b81da6fc5a80aa07688a69d17f8de4ff9ed'),
('6', '5', '{"step": 5, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"tos": true, "tos_two": true, "tos_three": true}}', 'stepFive', 'riskAnalysis', 'applicant', NULL, '2026-11-23 19:10:09.407+00', '5', '5', NULL, NULL, '27', E'\\x5a9f1e3b46a5b1a2eae38a3a380c0b0f9bc6dad91d4117196688555e23957a10'),
('6', '6', '{"type": "risk.analysed", "result": 1, "attempt": 1, "figures": {"room": 1800.52, "term": 36, "ratio": 0.10695714285714286, "amount": 10000, "policy": {"lastAge": 75, "minimumRoom": 0, "reviewAmount": 20000, "reviewDebtRatio": 0.4, "failingDebtRatio": 0.5, "reviewEmploymentLengths": ["lt_1"]}, "incomes": 2800, "startDate": "2026-11-23", "instalments": 0, "expenditures": 700, "newInstalment": 299.48, "employmentLength": "gt_5", "hasUnpaidCredits": false}, "reasons": []}', 'riskAnalysis', 'documents', 'system', NULL, '2026-11-23 19:10:09.407+00', '6', '6', NULL, NULL, '28', E'\\xceb26b645177bbfb84e8c91dd63d86a565332a85888dc3a46b0e56953030eb6f'),
('6', '7', '{"seen": 6, "type": "status.change", "person": "1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7", "reason": "Everything is there", "statusType": "final", "statusValue": 1, "fourEyesAbove": 25000}', 'documents', 'finished.accepted', 'admin', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', '2026-11-23 19:10:09.501+00', '7', '6', NULL, NULL, '29', E'\\xb6a9d1db82f7d18ed0373b4998566df939608388805873681dea89af2024cffc'),
('7', '1', '{"loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.create", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "ada@example.com", "title": "ms", "mobile": "+356 7912 3456", "last_name": "Vella", "dependants": 0, "first_name": "Ada", "accept_gdpr": true, "nationality": "mt", "civil_status": "single", "date_of_birth": "14/03/1985"}, "isStaff": false, "referrer": "www.meridianbank.example"}', 'start', 'stepTwo', 'applicant', NULL, '2026-11-23 19:10:09.692+00', '2', '2', NULL, NULL, '30', E'\\x513ef679eb5e0018abd76b3417382c087493a7b1deca03c1888fa8e5f024824f'),
('7', '2', '{"type": "application.jump", "state": "stepFour", "reason": "Asked by phone"}', 'stepTwo', 'stepFour', 'admin', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', '2026-11-23 19:10:09.752+00', '4', '4', NULL, NULL, '31', E'\\xe48b8a72d5a8da7c49738551a7ed76c49d54f98a46fa2cd5d1972a97ad576904'),
('8', '1', '{"type": "application.create", "fields": {"store_number": "101", "employee_number": "E4711", "employee_email_address": "jan@bathline.example"}}', 'identify', 'applicationDetails', 'applicant', NULL, '2026-11-23 19:10:09.861+00', '2', '2', NULL, NULL, '32', E'\\xff010e55531af8f62f64a4a9722090e01f9e964d59f68604f17782a94a224959'),
('8', '2', '{"step": 2, "type": "step.save", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "fields": {"email": "piet@example.com", "title": "mr", "mobile": "+32 470 12 34 56", "fullname": "Piet Janssens", "last_name": "Janssens", "loan_term": 36, "first_name": "Piet", "loan_amount": 10000, "loan_type_id": 1, "date_of_birth": "02/05/1980", "employee_full_name": "Jan Peeters"}}', 'applicationDetails', 'finish', 'applicant', NULL, '2026-11-23 19:10:09.862+00', '3', '3', NULL, NULL, '33', E'\\x6a85b7f5b07f5ddd531df4835cf84f3b196919ea63635c4530cd7663efa0be45'),
('9', '1', '{"born": "02/05/1980", "loan": {"amount": 10000, "loan_term": 36, "consumer_loan_application_loan_type_id": 1}, "type": "application.refer", "offer": {"rate": 4.95, "terms": [{"term": 12, "minimum": 500}, {"term": 18, "minimum": null}, {"term": 24, "minimum": 1000}, {"term": 30, "minimum": null}, {"term": 36, "minimum": 2000}, {"term": 48, "minimum": 3700}, {"term": 60, "minimum": 5600}, {"term": 72, "minimum": null}, {"term": 84, "minimum": 7500}, {"term": 96, "minimum": null}, {"term": 120, "minimum": 15000}], "maximum": 25000, "promotions": [{"id": 1, "months": 6, "is_default": true}, {"id": 2, "months": 12, "is_default": false}]}, "soldBy": {"store_number": "101", "employee_number": "E4711", "employee_full_name": "Jan Peeters", "employee_email_address": "jan@bathline.example"}, "referrer": "vanmarcke", "storeNumber": "101"}', 'start', 'stepVm', 'applicant', NULL, '2026-11-23 19:10:09.863+00', '0', '0', NULL, NULL, '34', E'\\x2a732eaaae0c566a99a53336038b5a742ca3b2819fa7ee29cda4f2d0cf7e54a9');
insert into "user" (id, email, name, role, password_hash, created_at, active) overriding system value values
('1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', 'admin@example.com', 'Administrator', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$yCc-7TRPZkG_oaSw31RvpA$xrGvxlSASCDW3OUU9ViwH-hZDy1moNs6B4Wr8Bw8ErA', '2026-11-23 19:10:06.359391+00', 'true');
insert into webhook (id, name, url, flows, states, events, active, disabled_reason, failing_since, old_secret_until, language, "position", created_by, created_at, secret, old_secret) overriding system value values
('a24eca30-dde9-4712-a073-230299f22fe7', 'Ledger', 'http://127.0.0.1:9/', '{store}', '{}', '{}', 'true', NULL, NULL, NULL, 'en', '76', '1b1a5c3c-eb6b-433b-b40b-75bbe45ecdd7', '2026-11-23 19:10:12.378658+00', E'\\xda7a3b275eab48b18d31a181009de0f698899ea1efdb8220c051b2f2c9523016929a2306467a00175b62aea7a2471e2077d6565176656c2ca926edc4fae8e39108b95ef07cf17da5f5ce7d42535f69c0d2d6', NULL);
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
