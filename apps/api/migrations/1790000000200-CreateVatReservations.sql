-- Which application has a VAT number: the one that began with it last, until one of them reserves it. Several may name it
-- in their answers meanwhile, so that typing a number blocks no company.

create table vat_reservation (
  vat text primary key,
  application_id bigint not null references application on delete cascade,
  reserved_at timestamptz
);

create index vat_reservation_of_application on vat_reservation (application_id);

insert into vat_reservation (vat, application_id, reserved_at)
  select fields->>'vat', application_id, now() from application_step where step_number = 1 and fields->>'vat' is not null;

create index application_step_vat_number on application_step ((fields->>'vat')) where step_number = 1 and fields->>'vat' is not null;
drop index application_step_vat;
