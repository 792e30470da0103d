-- A price that starts tomorrow waits for a last look on the day before.

create function keep_price_task() returns trigger language plpgsql as $$
begin
  delete from task where kind = 'price' and subject = coalesce(new.id, old.id)::text;
  if tg_op <> 'DELETE' and new.effective_from > current_date then
    insert into task (kind, subject, since, due_at, ends_at)
      values ('price', new.id, new.effective_from - 1, new.effective_from, new.effective_from);
  end if;
  return null;
end $$;

create trigger price_waits after insert or update or delete on price for each row execute function keep_price_task();

insert into task (kind, subject, since, due_at, ends_at)
  select 'price', id, effective_from - 1, effective_from, effective_from from price where effective_from > current_date;
