-- Two applications never use the same VAT number, not even when both are saved at the same moment.

create unique index application_step_vat on application_step ((fields->>'vat')) where step_number = 1 and fields->>'vat' is not null;
