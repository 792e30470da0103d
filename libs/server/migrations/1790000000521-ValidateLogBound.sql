-- Reads the log through while saves go on.

alter table transition validate constraint transition_below;
