-- Places that are kept back for urgent visits: a session may be kept back until some time before each of its starts, and only
-- a type marked as urgent is booked there before. By default no session is, and no type. See docs/adr/0049.
alter table jadwal_tenaga
  add column cadangan    boolean not null default false,
  add column lepas_menit int     not null default 120,
  add constraint jadwal_tenaga_lepas_check check (lepas_menit between 0 and 20160);

-- A constraint of its own beside `jenis_umum_tetap`: two migrations that replace one constraint would lose a condition.
alter table jenis_konsultasi
  add column mendesak boolean not null default false,
  add constraint jenis_umum_tidak_mendesak check (jenis_id <> 1 or not mendesak);

-- Judged by the clock of the process: a booking and a move write their moment into `updated_at`. It waits for no lock. The
-- statements that book and move lock the session, so it cannot become kept back in between.
create function jaga_cadangan() returns trigger language plpgsql as $$
begin
  if exists (
    select from jadwal_tenaga j
    where j.jadwal_tenaga_id = new.jadwal_tenaga_id and j.cadangan
      and new.mulai - j.lepas_menit * interval '1 minute' > new.updated_at
      and not exists (select from jenis_konsultasi k where k.jenis_id = new.jenis_id and k.mendesak)
  ) then
    raise exception 'the place is kept back' using errcode = 'restrict_violation', constraint = 'konsultasi_cadangan';
  end if;
  return new;
end $$;
create trigger konsultasi_cadangan before insert on konsultasi for each row
  when (new.status <> 'dibatalkan') execute function jaga_cadangan();
-- A cancelled consultation that is restored gets the place back that it had: that is no new booking.
create trigger konsultasi_pindah_cadangan before update of mulai, jadwal_tenaga_id, jenis_id on konsultasi for each row
  when (new.status <> 'dibatalkan' and (old.mulai, old.jadwal_tenaga_id, old.jenis_id)
    is distinct from (new.mulai, new.jadwal_tenaga_id, new.jenis_id))
  execute function jaga_cadangan();

comment on column jadwal_tenaga.cadangan is 'Whether its places are kept back for urgent types.';
comment on column jadwal_tenaga.lepas_menit is 'How many minutes before its start a place that is kept back opens for all types.';
comment on constraint jadwal_tenaga_lepas_check on jadwal_tenaga is 'A place opens at most two weeks before its start.';
comment on column jenis_konsultasi.mendesak is 'Whether it is for urgent visits: the clinic books it, patients do not, and it may take places that are kept back.';
comment on constraint jenis_umum_tidak_mendesak on jenis_konsultasi is 'Type 1 is never for urgent visits.';
comment on trigger konsultasi_cadangan on konsultasi is 'Refuses a booking of another than an urgent type in a place that is still kept back.';
comment on trigger konsultasi_pindah_cadangan on konsultasi is 'Refuses a move of another than an urgent type into a place that is still kept back.';
