-- A session may take place between dates only. Without a date there is no end on that side; where both are the same, it is an
-- extra session on one date. See docs/adr/0045.
alter table jadwal_tenaga
  add column berlaku_dari date,
  add column berlaku_sampai date,
  -- A difference of days below zero is never enough: this also keeps the two in order.
  add constraint jadwal_tenaga_berlaku_memuat_hari check (
    berlaku_dari is null or berlaku_sampai is null
    or (array_position(array['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'], hari) - 1
      - extract(dow from berlaku_dari)::int + 7) % 7 <= berlaku_sampai - berlaku_dari
  ),
  drop constraint jadwal_tenaga_tidak_bertumpuk,
  add constraint jadwal_tenaga_tidak_bertumpuk exclude using gist (
    profesional_id with =,
    hari with =,
    int4range(extract(epoch from jam_mulai)::int, extract(epoch from jam_selesai)::int) with &&,
    daterange(berlaku_dari, berlaku_sampai, '[]') with &&
  ),
  drop constraint jadwal_tenaga_nomor_sekali,
  add constraint jadwal_tenaga_nomor_sekali exclude using gist (
    profesional_id with =,
    hari with =,
    sesi with =,
    daterange(berlaku_dari, berlaku_sampai, '[]') with &&
  );
-- The sessions of a professional on a weekday, which the unique index on their numbers found until now.
create index jadwal_tenaga_hari on jadwal_tenaga (profesional_id, hari, jam_mulai);

-- The dates of a session are a promise to the patients who have booked it, like its hours (jaga_janji): what they leave out
-- must not be booked. The comparison holds for any two dates, because their check follows this trigger.
create function jaga_masa_berlaku() returns trigger language plpgsql as $$
begin
  if exists (
    select from konsultasi
    where jadwal_tenaga_id = old.jadwal_tenaga_id and status <> 'dibatalkan'
      and mulai > coalesce(nullif(current_setting('sehati.now', true), '')::timestamptz, now())
      and (tanggal_wib(mulai) < new.berlaku_dari or tanggal_wib(mulai) > new.berlaku_sampai)
  ) then
    raise exception 'session has consultations beyond its dates' using errcode = 'restrict_violation', constraint = 'jadwal_tenaga_masih_dipakai';
  end if;
  return new;
end $$;
create trigger jadwal_tenaga_masa_dipakai before update of berlaku_dari, berlaku_sampai on jadwal_tenaga for each row
  when ((old.berlaku_dari, old.berlaku_sampai) is distinct from (new.berlaku_dari, new.berlaku_sampai))
  execute function jaga_masa_berlaku();

comment on column jadwal_tenaga.berlaku_dari is 'The first date of the session; null where it has none.';
comment on column jadwal_tenaga.berlaku_sampai is 'The last date of the session, included; null where it has none.';
comment on constraint jadwal_tenaga_berlaku_memuat_hari on jadwal_tenaga is 'Between the dates of a session lies at least one day of its weekday.';
comment on constraint jadwal_tenaga_tidak_bertumpuk on jadwal_tenaga is 'Sessions of one professional on one weekday whose dates meet do not overlap; they may touch.';
comment on constraint jadwal_tenaga_nomor_sekali on jadwal_tenaga is 'A session number is used once a weekday for each professional, among sessions whose dates meet.';
comment on trigger jadwal_tenaga_masa_dipakai on jadwal_tenaga is 'Refuses dates that leave out a consultation ahead which is booked in the session.';

-- A holiday and leave may close some hours of a day only; without hours they close the whole day, as until now.
alter table hari_libur
  add column jam_dari time(0),
  add column jam_sampai time(0),
  -- Without an end, the rest of the day.
  add constraint hari_libur_jam check (
    (jam_dari is not null or jam_sampai is null) and jam_dari < '24:00' and jam_sampai < '24:00' and jam_sampai > jam_dari
    and not (buka and jam_dari is not null)
  );
alter table cuti
  add column jam_dari time(0),
  add column jam_sampai time(0),
  add constraint cuti_jam check ((jam_dari is null) = (jam_sampai is null) and jam_sampai > jam_dari and jam_sampai < '24:00'),
  drop constraint cuti_tidak_bertumpuk,
  add constraint cuti_tidak_bertumpuk exclude using gist (
    profesional_id with =,
    daterange(dari, sampai, '[]') with &&,
    int4range(coalesce(extract(epoch from jam_dari)::int, 0), coalesce(extract(epoch from jam_sampai)::int, 86400)) with &&
  );

-- As before (0007), and now also for hours: what meets closed hours is refused. The locks are those of the whole day, so a
-- closing by the hour and a booking wait for each other in the same way.
create or replace function jaga_hari_layanan() returns trigger language plpgsql as $$
declare
  hari constant date := (new.mulai at time zone 'Asia/Jakarta')::date;
  mulai_wib constant timestamp := new.mulai at time zone 'Asia/Jakarta';
  selesai_wib constant timestamp := new.selesai at time zone 'Asia/Jakarta';
begin
  perform pg_advisory_xact_lock_shared(7001, hari - date '2000-01-01');
  perform pg_advisory_xact_lock_shared(7002, new.profesional_id);
  if exists (
    select from hari_libur l where l.tanggal = hari and not l.buka
      and (l.jam_dari is null or (hari + l.jam_dari < selesai_wib and (l.jam_sampai is null or hari + l.jam_sampai > mulai_wib)))
  ) then
    raise exception 'the clinic is closed' using errcode = 'restrict_violation', constraint = 'konsultasi_layanan_tutup';
  end if;
  if exists (
    select from cuti c where c.profesional_id = new.profesional_id and daterange(c.dari, c.sampai, '[]') @> hari
      and (c.jam_dari is null or (hari + c.jam_dari < selesai_wib and hari + c.jam_sampai > mulai_wib))
  ) then
    raise exception 'the professional is away' using errcode = 'restrict_violation', constraint = 'konsultasi_tenaga_cuti';
  end if;
  return new;
end $$;
-- A later end may reach into closed hours.
drop trigger konsultasi_pindah_hari_layanan on konsultasi;
create trigger konsultasi_pindah_hari_layanan before update of status, mulai, selesai, profesional_id on konsultasi for each row
  when (new.status <> 'dibatalkan' and (old.status = 'dibatalkan'
    or (old.mulai, old.selesai, old.profesional_id) is distinct from (new.mulai, new.selesai, new.profesional_id)))
  execute function jaga_hari_layanan();

comment on column hari_libur.jam_dari is 'The time in Jakarta from which the clinic is closed; null: all day.';
comment on column hari_libur.jam_sampai is 'The time in Jakarta at which it opens again; null: not on that day.';
comment on constraint hari_libur_jam on hari_libur is 'Closed hours begin before they end, and an open day has none.';
comment on column cuti.jam_dari is 'The time in Jakarta from which the professional is away on each of these days; null: all day.';
comment on column cuti.jam_sampai is 'The time in Jakarta at which the professional is back.';
comment on constraint cuti_jam on cuti is 'Leave by the hour has both hours, in order.';
comment on constraint cuti_tidak_bertumpuk on cuti is 'Two leaves of one professional do not overlap, neither in days nor in hours of the same day.';
comment on trigger konsultasi_hari_layanan on konsultasi is 'Refuses a booking on a closed day, in closed hours or during leave. Shares the locks `tanggal` and `tenaga` with other bookings.';
comment on trigger konsultasi_pindah_hari_layanan on konsultasi is 'Refuses a move to, or a restored consultation on, a closed day, closed hours or leave. Shares the locks `tanggal` and `tenaga`.';
