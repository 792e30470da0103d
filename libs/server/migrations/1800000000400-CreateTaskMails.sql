-- Who wants the mail in the morning about what waits, in which language, and the day on which the last one was written.

create table task_mail (
  user_id uuid primary key references "user" on delete cascade,
  language text not null,
  sent_on date
);
