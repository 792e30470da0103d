-- Keys of stored files, and what capabilities run to destroy one with the row that names its file.

create table file_key (file_name text primary key, sealed_key bytea not null);

create function destroy_file_key() returns trigger language plpgsql as $$
      begin
        delete from file_key where file_name = old.file_name;
        return null;
      end $$;
