-- An intermediary who was invited signs in with their address. Those whose address was corrected before the name followed it
-- have that of the former one; where another has or gets the present one, somebody has to decide.
update intermediary corrected set username = lower(email)
  where username like '%@%' and username <> lower(email)
    and not exists (select from intermediary other where other.id <> corrected.id
      and lower(corrected.email) in (lower(other.username), lower(other.email)));
