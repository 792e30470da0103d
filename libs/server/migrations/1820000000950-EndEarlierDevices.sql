-- Since when devices open an application that its address was confirmed on: by the first number that was typed for it.
alter table application_address add column devices_since timestamptz;
