-- By which the calls are found whose keys can be used again.

create index answered_call_age on answered_call (at);
