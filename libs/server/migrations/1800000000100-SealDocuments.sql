-- A hash over each row of a document, made with a key that is not in the database; null on rows that are older.

alter table document add column seal bytea;
