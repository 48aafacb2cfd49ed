-- A session gets a name of its own that may be shown, and a few words about where it was opened: never the raw User-Agent.
alter table auth_session
  add column sesi_id int generated always as identity,
  add column perangkat text check (char_length(perangkat) between 1 and 60),
  add constraint auth_session_sesi_sekali unique (sesi_id);
