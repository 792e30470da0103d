-- That there was a file outlives its key: one that is not removed after its row is left to the sweep.

create or replace function destroy_file_key() returns trigger language plpgsql as $$
begin
  update file_key set sealed_key = '', unsettled_since = now() where file_name = old.file_name;
  return null;
end $$;
