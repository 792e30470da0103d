-- Which person brought an application into being, where that was one with an account: of a program, who made its token.

alter table application add column made_by text;

update application set made_by = coalesce(token.created_by, first.actor_id)
  from transition first left join api_token token on 'token:' || token.id = first.actor_id
  where first.application_id = application.id and first.seq = 1 and first.actor_id is not null;
