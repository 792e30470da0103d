-- Fills the database with `given.count` applications of three years: two flows, states and statuses as uneven as in a bank, names that many share.

-- Each state of the loan with its statuses as often as so many of a thousand stand there: others are only old.
create temp table standing as
with standings (state, statuses, often) as (
  select state, '{}'::jsonb, 68 - place * 8
    from unnest(array['stepOne', 'stepTwo', 'stepThree', 'stepFour', 'stepFive']) with ordinality steps (state, place)
  union all
  select case when payslip + invoice > 0 then 'thankYou' else 'documents' end,
      jsonb_build_object('application', 5, 'risk', risk, 'nbb', nbb, 'payslip', payslip, 'invoice', invoice),
      case risk when 1 then 5 else 1 end
    from unnest(array[1, 3]) risk, unnest(array[0, 1, 3, 4]) nbb, unnest(array[0, 1, 4]) payslip, unnest(array[0, 1, 4]) invoice
  union all
  values ('finished.rejected', '{"risk": 2}'::jsonb, 230::bigint),
    ('finished.rejected', '{"application": 5, "risk": 1, "final": 2}', 40),
    ('finished.accepted', '{"application": 5, "risk": 1, "nbb": 1, "payslip": 1, "invoice": 1, "final": 1}', 200)
)
select row_number() over () as place, state, statuses from standings, generate_series(1, often);
create unique index on standing (place);

insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale, created_at, updated_at)
select 'loan-application', loan_version, decode(lpad(to_hex(n), 32, '0'), 'hex'), decode('a' || lpad(to_hex(n), 31, '0'), 'hex'), '', state,
    jsonb_set(loan_facts, '{statuses}', loan_facts->'statuses' || statuses), 1, 2, 2, 'en', at, at
  from given, generate_series(1, count) n, lateral (select now() - interval '1095 days' * (1 - n::float / count) as at) moment, standing
  where place = 1 + (n::bigint * 7919) % (select count(*) from standing) and n % 7 > 0;

insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale, created_at, updated_at)
select 'e-banking', business_version, decode(lpad(to_hex(n), 32, '0'), 'hex'), decode('a' || lpad(to_hex(n), 31, '0'), 'hex'), '',
    (array['address', 'people', 'holders', 'payment', 'marketing', 'finish', 'completed'])[1 + (n / 7) % 7], business_facts, 1, 2, 2, 'nl', at, at
  from given, generate_series(1, count) n, lateral (select now() - interval '1095 days' * (1 - n::float / count) as at) moment
  where n % 7 = 0;

-- What is rare.
update application set state = 'riskAnalysis', facts = jsonb_set(facts, '{statuses}', facts->'statuses' || '{"application": 5}')
  where flow = 'loan-application' and id % (select ceil(count / 12.0)::int from given) = 1;
-- A whole class of applications, all of them among the oldest.
update application set state = 'documents', facts = jsonb_set(facts, '{statuses}', facts->'statuses' || '{"application": 5, "risk": 3, "final": 3}')
  where flow = 'loan-application' and id between (select count / 10 from given) and (select count / 10 + 2500 from given);

insert into application_step (application_id, step_number, fields)
select id, 0, jsonb_build_object('amount', 500 + (id * 104729) % 490 * 100, 'loan_term', 36) from application where flow = 'loan-application';

create temp view named as
select id, flow,
    (array['Ada', 'Anna', 'Arthur', 'Amélie', 'Alexis', 'Achraf', 'Nora', 'Louis', 'Élise', 'Jürgen'])[1 + (id / 3)::int % 10] as given_name,
    (array['Peeters', 'Janssens', 'Maes', 'Jacobs', 'Mertens', 'Willems', 'Claes', 'Goossens', 'Wouters', 'De Smet', 'Vella', 'Borg', 'Camilleri',
      'Farrugia', 'Zammit', 'Lefèvre', 'Dubois', 'Van den Berg', 'Appelmans', 'Aerts'])[1 + (id / 10)::int % 20] as family
  from application;
insert into application_step (application_id, step_number, fields)
select id, 1, jsonb_build_object('first_name', given_name, 'last_name', family || case when id % 5 > 0 then '' else '-X' || to_hex(id) end,
    'email', lower(to_hex(id)) || '@example.com') from named where flow = 'loan-application';
insert into application_step (application_id, step_number, fields)
select id, 2, jsonb_build_object('company', 'Atelier ' || family || ' ' || id, 'country', 'be') from named where flow = 'e-banking';

-- As many endings of codes as there are, each as long as its digest.
insert into application_word select id, -1, '#' || left(md5((id % 1048576)::text), 12) from application;
