-- People who edit content alone; without them, they are QA, who see no more of people.

alter table "user" drop constraint user_role_check,
  add constraint user_role_check check (role in ('admin', 'staff', 'editor', 'qa'));

alter table session drop constraint session_role_check,
  add constraint session_role_check check (role in ('admin', 'staff', 'editor', 'qa', 'intermediary'));
