-- Accounts whose address is not confirmed hold together a part of the places of a professional. Accounts that share a number are found.

create function akhir_jendela(kini timestamptz) returns date language sql stable as $$
  select case g.mode_jendela
      when 'harian' then g.hari + g.cakrawala_hari::int
      -- The coming Friday, which on a Friday is next week's.
      else g.hari + (11 - extract(isodow from g.hari)::int) % 7 + 1 + 7 * g.minggu_ke_depan
    end
  from (select *, tanggal_wib(kini - rilis_jam::interval) as hari from pengaturan) g
$$;
comment on function akhir_jendela is 'The last day that patients may book at a moment. Until the release time, the window is that of yesterday.';
grant execute on function akhir_jendela to service;

create function belum_dikonfirmasi(orang int) returns boolean language sql stable as $$
  select exists (select from users where user_id = orang and email_terverifikasi_pada is null and dibuat_oleh is null)
$$;
comment on function belum_dikonfirmasi is 'Whether a person registered themselves and has not confirmed the address. The clinic knows those whom it entered.';
grant execute on function belum_dikonfirmasi to service;

create function tempat_jendela(tenaga int, kini timestamptz) returns int language sql stable as $$
  select count(*)::int
  from generate_series(tanggal_wib(kini)::timestamp, akhir_jendela(kini), interval '1 day') d (hari)
  cross join slot_status(tenaga, d.hari::date, kini, 0, 0, null, null, '0', '0', null, false) s
  where s.hari = (array[:namaHari])[extract(dow from d.hari)::int + 1] and s.buka
    and s.sebab is distinct from 'lewat' and not coalesce(s.tutup, false)
$$;
comment on function tempat_jendela is 'How many sessions of a professional still take place in the window of patients, whether they are taken or free.';
grant execute on function tempat_jendela to service;

create function konfirmasi_dulu(tenaga int, orang int, kini timestamptz, kecuali int) returns boolean language plpgsql stable as $$
declare
  banyak int;
  tempat_semua int;
begin
  if not belum_dikonfirmasi(orang) then return false; end if;
  select count(*) + 1 into banyak from (
    select k.user_id from konsultasi k
    where k.profesional_id = tenaga and k.mulai > kini and tanggal_wib(k.mulai) <= akhir_jendela(kini) and k.status <> 'dibatalkan'
      and k.pengaju_id = k.user_id and k.jadwal_id <> kecuali
    union all
    select p.user_id from tempat p
    where p.profesional_id = tenaga and p.dari > kini and p.jenis = 'tahan' and p.habis_pada > kini and p.user_id <> orang
  ) x where belum_dikonfirmasi(x.user_id);
  -- Counting the sessions reads every day of the window: most of the time there is room without it.
  if banyak <= :belumDikonfirmasi.mulai * :belumDikonfirmasi.bagian / :belumDikonfirmasi.dari then return false; end if;
  tempat_semua := tempat_jendela(tenaga, kini);
  return tempat_semua >= :belumDikonfirmasi.mulai
    and banyak > tempat_semua * :belumDikonfirmasi.bagian / :belumDikonfirmasi.dari;
end $$;
comment on function konfirmasi_dulu is 'Whether one more place with a professional is refused to this patient until the address is confirmed: who has not confirmed hold together no more than :belumDikonfirmasi.bagian of :belumDikonfirmasi.dari places of a window with :belumDikonfirmasi.mulai or more. `kecuali` is the consultation that is being moved or restored.';
grant execute on function konfirmasi_dulu to service;

create function tolak_belum_dikonfirmasi(tenaga int, orang int, kini timestamptz, kecuali int) returns void language plpgsql as $$
begin
  if belum_dikonfirmasi(orang) then
    perform pg_advisory_xact_lock(7025, tenaga);
    -- A statement of its own: what the lock has waited for is seen.
    if konfirmasi_dulu(tenaga, orang, kini, kecuali) then
      raise exception 'the address is to be confirmed first' using errcode = 'restrict_violation', constraint = 'tempat_konfirmasi';
    end if;
  end if;
end $$;
comment on function tolak_belum_dikonfirmasi is 'Refuses what `konfirmasi_dulu` says. Takes the lock `belumDikonfirmasi`, only for accounts whose address is not confirmed.';
grant execute on function tolak_belum_dikonfirmasi to service;

create function guard_belum_dikonfirmasi() returns trigger language plpgsql as $$
begin
  perform tolak_belum_dikonfirmasi(new.profesional_id, new.user_id, new.updated_at, new.jadwal_id);
  return new;
end $$;
create trigger konsultasi_10_tempat_konfirmasi before insert on konsultasi for each row when (new.pengaju_id = new.user_id)
  execute function guard_belum_dikonfirmasi();
comment on trigger konsultasi_10_tempat_konfirmasi on konsultasi is 'Refuses a booking of a patient’s own beyond the places of those who have not confirmed their address. After the locks of `konsultasi_10_guard`.';
create trigger konsultasi_20_tempat_konfirmasi before update of status on konsultasi for each row
  when (new.pengaju_id = new.user_id and new.diubah_oleh = new.user_id and old.status = 'dibatalkan' and new.status <> 'dibatalkan')
  execute function guard_belum_dikonfirmasi();
comment on trigger konsultasi_20_tempat_konfirmasi on konsultasi is 'The same of a cancellation that the patient takes back.';

create function guard_belum_dikonfirmasi_tahan() returns trigger language plpgsql as $$
begin
  perform tolak_belum_dikonfirmasi(new.profesional_id, new.user_id, new.habis_pada - interval ':TAHAN_MENIT minutes', 0);
  return new;
end $$;
create trigger tempat_10_konfirmasi before insert on tempat for each row when (new.jenis = 'tahan') execute function guard_belum_dikonfirmasi_tahan();
comment on trigger tempat_10_konfirmasi on tempat is 'The same of a hold.';

create index users_nomor_aktif on users (no_bpjs_sidik) where status_user = 'aktif' and no_bpjs_sidik is not null;
comment on index users_nomor_aktif is 'The active accounts that share a BPJS number are found without reading the accounts.';
