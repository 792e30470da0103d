-- By which retention finds the envelopes whose time is over, however many mails stay with their applications.

create index outbox_forgettable on outbox (sent_at) where application_id is null;
