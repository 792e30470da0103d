-- Days are those of the bank's clock.

create or replace function keep_price_task() returns trigger language plpgsql as $$
declare price price = coalesce(new, old);
begin
  delete from task where kind = 'price' and subject = price.id::text;
  if tg_op <> 'DELETE' and price.effective_from > (now() at time zone 'Europe/Brussels')::date then
    insert into task (kind, subject, since, due_at, ends_at)
      values (
        'price', price.id,
        (price.effective_from - 1)::timestamp at time zone 'Europe/Brussels',
        price.effective_from::timestamp at time zone 'Europe/Brussels',
        price.effective_from::timestamp at time zone 'Europe/Brussels'
      );
  end if;
  return null;
end $$;

update task set
    since = (price.effective_from - 1)::timestamp at time zone 'Europe/Brussels',
    due_at = price.effective_from::timestamp at time zone 'Europe/Brussels',
    ends_at = price.effective_from::timestamp at time zone 'Europe/Brussels'
  from price where kind = 'price' and subject = price.id::text;
