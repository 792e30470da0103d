-- Applications of a year in three languages and two versions, each with a part of the way behind it.
create temp view way as select array['stepTwo', 'stepThree', 'stepTwo', 'stepThree', 'stepFour', 'stepFive', 'documents', 'thankYou'] as states;

insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale, created_at, updated_at)
select 'loan-application', 1 + n % 2, decode(lpad(to_hex(n), 32, '0'), 'hex'), decode('a' || lpad(to_hex(n), 31, '0'), 'hex'), '',
    states[1 + n * 7919 % 8], '{}', 1 + n * 7919 % 8, 2, 2, (array['en', 'nl', 'fr'])[1 + n % 3], at, at
  from given, way, generate_series(1, count::bigint) n, lateral (select now() - interval '366 days' * (1 - n::float / count) as at) moment;

insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
select id, seq, '{"type":"step.save"}', case seq when 1 then 'start' else states[seq - 1] end, states[seq], 'applicant',
    created_at + interval '1 second' * (seq - 1) * (20 + id * 104729 % 400), 2, 2
  from way, application, lateral generate_series(1, version) seq order by id, seq;
