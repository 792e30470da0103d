-- The erasure of a message destroys the keys of what was attached to it.

create trigger contact_attachment_key_abandoned after update of message_id on contact_attachment
  for each row when (new.message_id is null) execute function destroy_file_key();

create trigger contact_attachment_key_removed after delete on contact_attachment for each row execute function destroy_file_key();
