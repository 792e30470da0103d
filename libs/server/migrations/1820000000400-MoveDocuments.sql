-- What a newer version of a flow makes of the kind of a document; null and false while it is as it was uploaded.

alter table document
  add column present_type text,
  add column is_set_aside boolean not null default false;
