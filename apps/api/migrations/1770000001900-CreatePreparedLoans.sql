-- Which loan application a store prepared in which of its own.

create table prepared_loan (
  store_application_id bigint primary key references application on delete cascade,
  application_id bigint not null unique references application on delete cascade,
  store_number text not null,
  prepared_at timestamptz not null default now()
);

create index prepared_loan_of_store on prepared_loan (store_number, store_application_id desc);
