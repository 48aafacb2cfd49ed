-- Time of a professional that is taken, by a consultation or by a hold of a few minutes. One exclusion
-- constraint covers all of them; a constraint cannot span tables. See docs/adr/0042.
create table tempat (
  -- The id of the consultation, or one that no consultation will have.
  tempat_id        int primary key default nextval('konsultasi_id'),
  jenis            text not null,
  profesional_id   int not null,
  user_id          int not null,
  dari             timestamptz not null,
  sampai           timestamptz not null,
  -- Of a hold only: from this instant on it counts as free, also while the row is still there.
  habis_pada       timestamptz,
  nomor            smallint,
  jadwal_tenaga_id int,
  constraint tempat_jenis check (jenis in ('konsultasi', 'tahan')),
  constraint tempat_berakhir check ((jenis = 'konsultasi') = (habis_pada is null)),
  constraint tempat_sesi check ((jenis = 'tahan') = (jadwal_tenaga_id is not null)),
  constraint tempat_paling_banyak_dua check (case when jenis = 'tahan' then nomor in (1, 2) else nomor is null end),
  constraint tempat_urut check (sampai > dari)
);

insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
select jadwal_id, 'konsultasi', profesional_id, user_id, mulai, selesai from konsultasi where status <> 'dibatalkan';

alter table tempat add constraint tempat_satu_waktu
  exclude using gist (profesional_id with =, tstzrange(dari, sampai) with &&);
create unique index tempat_tahan_sekali on tempat (user_id, nomor) where jenis = 'tahan';
create index tempat_sementara on tempat (profesional_id, dari) where habis_pada is not null;
create index tempat_habis on tempat (habis_pada) where habis_pada is not null;
alter table konsultasi drop constraint konsultasi_tenaga_satu_waktu;

-- What ran out, and the patient's own hold, make way for a consultation.
create function singkirkan_tahan(pasien int, tenaga int, mulai timestamptz, selesai timestamptz, sekarang timestamptz)
returns void language sql as $$
  delete from tempat
  where profesional_id = tenaga and habis_pada is not null and dari > mulai - interval '1 day' and dari < selesai
    and sampai > mulai and (habis_pada <= sekarang or user_id = pasien)
$$;

-- A consultation that is moved or restored takes its place; the constraint decides. It follows the update, so that a
-- move and a booking meet first on the constraints of the patient and then on this one, in the same order.
create function ambil_tempat() returns trigger language plpgsql as $$
begin
  perform singkirkan_tahan(new.user_id, new.profesional_id, new.mulai, new.selesai, new.updated_at);
  insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
  values (new.jadwal_id, 'konsultasi', new.profesional_id, new.user_id, new.mulai, new.selesai)
  on conflict (tempat_id) do update
    set profesional_id = excluded.profesional_id, user_id = excluded.user_id, dari = excluded.dari, sampai = excluded.sampai;
  return null;
end $$;
create trigger konsultasi_tempat_ambil after update of status, mulai, selesai, profesional_id, user_id on konsultasi for each row
  when (new.status <> 'dibatalkan' and (old.status = 'dibatalkan'
    or (old.mulai, old.selesai, old.profesional_id, old.user_id) is distinct from (new.mulai, new.selesai, new.profesional_id, new.user_id)))
  execute function ambil_tempat();

create function lepas_tempat() returns trigger language plpgsql as $$
begin
  delete from tempat where tempat_id = old.jadwal_id;
  return null;
end $$;
create trigger konsultasi_tempat_lepas after update of status on konsultasi for each row
  when (new.status = 'dibatalkan' and old.status <> 'dibatalkan') execute function lepas_tempat();
create trigger konsultasi_tempat_hapus after delete on konsultasi for each row
  when (old.status <> 'dibatalkan') execute function lepas_tempat();

-- A new consultation comes with its place, in one statement (booking.store.ts). Without a place, the time is taken.
-- By its name this trigger is the first, so that a refusal writes no history.
create function jaga_tempat() returns trigger language plpgsql as $$
begin
  if not exists (
    select from tempat where tempat_id = new.jadwal_id and jenis = 'konsultasi'
      and (profesional_id, user_id, dari, sampai) = (new.profesional_id, new.user_id, new.mulai, new.selesai)
  ) then
    raise exception 'the consultation has no place' using errcode = 'exclusion_violation', constraint = 'tempat_satu_waktu';
  end if;
  return null;
end $$;
create trigger konsultasi_ada_tempat after insert on konsultasi for each row
  when (new.status <> 'dibatalkan') execute function jaga_tempat();

-- The same from the other side: a place of a consultation belongs to a live consultation at that time …
create function jaga_pemilik() returns trigger language plpgsql as $$
begin
  if not exists (
    select from konsultasi where jadwal_id = new.tempat_id and status <> 'dibatalkan'
      and (profesional_id, user_id, mulai, selesai) = (new.profesional_id, new.user_id, new.dari, new.sampai)
  ) then
    raise exception 'the place has no live consultation' using errcode = 'integrity_constraint_violation', constraint = 'tempat_milik';
  end if;
  return null;
end $$;
create trigger tempat_ada_pemilik after insert or update on tempat for each row
  when (new.jenis = 'konsultasi') execute function jaga_pemilik();

-- … and stays until the consultation is cancelled or moved.
create function jaga_lepas() returns trigger language plpgsql as $$
begin
  if exists (select from konsultasi where jadwal_id = old.tempat_id and status <> 'dibatalkan')
    and not exists (select from tempat where tempat_id = old.tempat_id and jenis = 'konsultasi')
  then
    raise exception 'the consultation is live' using errcode = 'integrity_constraint_violation', constraint = 'tempat_milik';
  end if;
  return null;
end $$;
create trigger tempat_tetap after delete or update of tempat_id, jenis on tempat for each row
  when (old.jenis = 'konsultasi') execute function jaga_lepas();

-- An account that is closed, or that is no patient any more, holds nothing.
create function lepas_tahan_akun() returns trigger language plpgsql as $$
begin
  delete from tempat where user_id = new.user_id and jenis = 'tahan';
  return null;
end $$;
create trigger users_lepas_tahan after update of status_user, level_id on users for each row
  when ((old.status_user, old.level_id) is distinct from (new.status_user, new.level_id)) execute function lepas_tahan_akun();

-- The holds that a patient had, for the rules about how often; swept after a day.
create table tahan_jejak (
  jejak_id       bigint generated always as identity primary key,
  user_id        int not null references users,
  profesional_id int not null,
  dari           timestamptz not null,
  sejak          timestamptz not null,
  -- Null after a release: only a hold that ran out keeps its patient from the same slot for a while.
  habis_pada     timestamptz
);
create index tahan_jejak_orang on tahan_jejak (user_id, sejak);
create index tahan_jejak_sejak on tahan_jejak (sejak);

comment on table tempat is 'Time of a professional that is taken, by a consultation or a hold. One row for each live consultation and each hold.';
comment on constraint tempat_satu_waktu on tempat is 'A professional has no two live consultations or holds at the same time.';
comment on constraint tempat_berakhir on tempat is 'A hold ends by itself, a consultation does not.';
comment on constraint tempat_sesi on tempat is 'A hold names its session.';
comment on constraint tempat_paling_banyak_dua on tempat is 'With the unique index `tempat_tahan_sekali`: a patient has at most two holds.';
comment on index tempat_tahan_sekali is 'A patient has one hold of each number.';
comment on function singkirkan_tahan is 'Deletes the holds that have ended and those of the patient, at a time of a professional.';
comment on constraint tempat_urut on tempat is 'A place ends after it begins.';
comment on table tahan_jejak is 'The holds that patients had in the last day, for the rules about how often.';
comment on trigger konsultasi_ada_tempat on konsultasi is 'Refuses a live consultation that comes without its place in `tempat`.';
comment on trigger konsultasi_tempat_ambil on konsultasi is 'A moved or restored consultation takes its place in `tempat`. Holds that ran out, and the patient’s own, make way.';
comment on trigger konsultasi_tempat_lepas on konsultasi is 'Frees the place of a cancelled consultation.';
comment on trigger konsultasi_tempat_hapus on konsultasi is 'Frees the place of a deleted consultation.';
comment on trigger tempat_ada_pemilik on tempat is 'Refuses a place of a consultation that is not live at that time.';
comment on trigger tempat_tetap on tempat is 'Refuses to remove the place of a live consultation.';
comment on trigger users_lepas_tahan on users is 'Releases the holds of an account whose status or level changes.';
