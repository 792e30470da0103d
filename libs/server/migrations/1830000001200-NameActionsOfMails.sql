-- The action of a chart that a mail carries out: one that was overtaken before it was sent is withdrawn by it.

alter table outbox add column action text;
