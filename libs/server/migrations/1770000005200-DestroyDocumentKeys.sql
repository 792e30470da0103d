-- The erasure of an application destroys the keys of its documents.

create trigger document_key_abandoned after update of application_id on document
  for each row when (new.application_id is null) execute function destroy_file_key();

create trigger document_key_removed after delete on document for each row execute function destroy_file_key();
