-- The waiting list.

comment on column tempat.user_id is 'The patient. -1: set aside for the waiting list, and of no person yet.';

create table daftar_tunggu (
  tunggu_id       int generated always as identity primary key,
  user_id         int not null references users,
  profesional_id  int references tenaga_profesional,
  spesialisasi_id int references spesialisasi,
  jenis_id        int not null references jenis_konsultasi,
  metode          text not null check (metode in (:MetodeKonsultasi)),
  use_bpjs        boolean not null,
  dari            date not null,
  sampai          date not null,
  hari            text[] check (hari <@ array[:namaHari] and cardinality(hari) > 0),
  jam_dari        time(0),
  jam_sampai      time(0),
  keluhan         sealed,
  jadwal_id       int references konsultasi,
  mendesak        boolean not null default false,
  mendesak_oleh   int references users,
  mendesak_alasan sealed,
  boleh_malam     boolean not null,
  diam            smallint not null default 0 check (diam between 0 and :DIAM_TERBANYAK),
  jeda_sampai     timestamptz,
  status          text not null default 'menunggu' check (status in (:semuaStatusTunggu)),
  hasil_jadwal_id int references konsultasi deferrable initially deferred,
  sejak           timestamptz not null,
  dibuat          timestamptz not null,
  berakhir_pada   timestamptz,
  constraint daftar_tunggu_untuk check (num_nonnulls(profesional_id, spesialisasi_id) = 1
    and (jadwal_id is null or profesional_id is not null)),
  constraint daftar_tunggu_tanggal check (sampai >= dari),
  constraint daftar_tunggu_jam check (jam_sampai > jam_dari),
  constraint daftar_tunggu_mendesak check (num_nonnulls(mendesak_oleh, mendesak_alasan) = 2 or not mendesak),
  constraint daftar_tunggu_jeda check (jeda_sampai is null or status = 'menunggu'),
  constraint daftar_tunggu_keluhan check ((keluhan is not null) = (jadwal_id is null and status in (:dalamTunggu))),
  constraint daftar_tunggu_hasil check ((status = 'dapat') = (hasil_jadwal_id is not null)),
  constraint daftar_tunggu_berakhir check ((status in (:dalamTunggu)) = (berakhir_pada is null)),
  constraint daftar_tunggu_milik unique (tunggu_id, user_id)
);
comment on table daftar_tunggu is 'Who waits for a place: with a professional, or with anyone of a speciality.';
comment on column daftar_tunggu.hari is 'The weekdays that are welcome; null: all.';
comment on column daftar_tunggu.jam_dari is 'The hours that are welcome, by the clock of the clinic.';
comment on column daftar_tunggu.keluhan is 'Encrypted. Why the person comes, so that one tap is enough; removed when the entry ends.';
comment on column daftar_tunggu.jadwal_id is 'The consultation that stands until an earlier time is taken.';
comment on column daftar_tunggu.mendesak is 'Goes before the others; who decided it is `mendesak_oleh`.';
comment on column daftar_tunggu.mendesak_alasan is 'Encrypted. Why it goes first, or no longer does, in the words of the person of the clinic who decided it.';
comment on column daftar_tunggu.boleh_malam is 'Offers are welcome at night, too.';
comment on column daftar_tunggu.diam is 'How many offers in a row were not answered.';
comment on column daftar_tunggu.jeda_sampai is 'Until when a paused entry keeps its place in line.';
comment on column daftar_tunggu.sejak is 'From when on its place in line counts: the entry, or the request before it that was not answered.';
comment on constraint daftar_tunggu_untuk on daftar_tunggu is 'An entry is for a professional or for a speciality, and one for an earlier time for that of its consultation.';
comment on constraint daftar_tunggu_tanggal on daftar_tunggu is 'The last day is not before the first.';
comment on constraint daftar_tunggu_jam on daftar_tunggu is 'The welcome hours end after they begin.';
comment on constraint daftar_tunggu_jeda on daftar_tunggu is 'Only an entry that waits is paused.';
comment on constraint daftar_tunggu_berakhir on daftar_tunggu is 'An entry that has ended says when.';
comment on constraint daftar_tunggu_mendesak on daftar_tunggu is 'An urgent entry has its author and reason.';
comment on constraint daftar_tunggu_keluhan on daftar_tunggu is 'An entry in line for a first place has its complaint, and no other one has.';
comment on constraint daftar_tunggu_hasil on daftar_tunggu is 'An entry that got its place says which.';
comment on constraint daftar_tunggu_milik on daftar_tunggu is 'Lets an offer refer to its entry together with the person.';
create unique index daftar_tunggu_sekali on daftar_tunggu (user_id, coalesce(profesional_id, 0), coalesce(spesialisasi_id, 0))
  where status in (:dalamTunggu);
comment on index daftar_tunggu_sekali is 'A person is in line once for a professional, and once for a speciality.';
create index daftar_tunggu_tenaga on daftar_tunggu (profesional_id, mendesak desc, sejak, tunggu_id) where status in (:dalamTunggu);
create index daftar_tunggu_spesialisasi on daftar_tunggu (spesialisasi_id, mendesak desc, sejak, tunggu_id)
  where status in (:dalamTunggu) and spesialisasi_id is not null;
create index daftar_tunggu_urut on daftar_tunggu (mendesak desc, sejak, tunggu_id) where status in (:dalamTunggu);
create index daftar_tunggu_berakhir on daftar_tunggu (berakhir_pada) where berakhir_pada is not null;
create unique index daftar_tunggu_hasil_sekali on daftar_tunggu (hasil_jadwal_id) where jadwal_id is null;
comment on index daftar_tunggu_hasil_sekali is 'A booking is the result of one entry.';
grant select, insert, update, delete on daftar_tunggu to service;
grant usage on sequence daftar_tunggu_tunggu_id_seq to service;
create trigger daftar_tunggu_10_kunci before insert or update of keluhan, mendesak_alasan on daftar_tunggu for each row
  execute function current_key('keluhan', 'mendesak_alasan');

create table tawaran (
  tawaran_id     int generated always as identity primary key,
  tunggu_id      int not null,
  user_id        int not null,
  tempat_id      int not null,
  profesional_id int not null references tenaga_profesional,
  mulai          timestamptz not null,
  selesai        timestamptz not null,
  zona           zona not null,
  dibuat         timestamptz not null,
  habis_pada     timestamptz not null,
  jawaban        text check (jawaban in (:semuaJawabanTawaran)),
  dijawab_pada   timestamptz,
  constraint tawaran_entri foreign key (tunggu_id, user_id) references daftar_tunggu (tunggu_id, user_id) on delete cascade,
  constraint tawaran_urut check (dibuat < habis_pada and habis_pada < mulai and mulai < selesai),
  constraint tawaran_dijawab check ((jawaban is null) = (dijawab_pada is null))
);
comment on table tawaran is 'Places that were offered to people of the waiting list, one after the other.';
comment on column tawaran.tempat_id is 'The row of `tempat` that keeps the place, while the offer is open.';
comment on column tawaran.habis_pada is 'Until when it can be taken. The place itself is kept a little longer, so that it can go to the next person.';
comment on column tawaran.jawaban is 'How it ended; null while it is open. `ditarik`: the place is no longer there, or the person has left the line.';
comment on constraint tawaran_entri on tawaran is 'An offer is for the person of its entry.';
comment on constraint tawaran_dijawab on tawaran is 'An offer that has ended says when.';
comment on constraint tawaran_urut on tawaran is 'An offer ends before its place begins.';
create unique index tawaran_satu_terbuka on tawaran (user_id) where jawaban is null;
comment on index tawaran_satu_terbuka is 'A person has one open offer.';
create unique index tawaran_satu_tempat on tawaran (tempat_id) where jawaban is null;
comment on index tawaran_satu_tempat is 'A place is offered to one person.';
create index tawaran_entri on tawaran (tunggu_id, profesional_id, mulai);
create index tawaran_habis on tawaran (habis_pada) where jawaban is null;
grant select, insert, update (jawaban), update (dijawab_pada) on tawaran to service;

create function guard_tawaran() returns trigger language plpgsql as $$
begin
  if old.jawaban is not null or new.jawaban is null
    or to_jsonb(new) - 'jawaban' - 'dijawab_pada' <> to_jsonb(old) - 'jawaban' - 'dijawab_pada'
  then
    raise exception 'an offer ends once' using errcode = 'restrict_violation', constraint = 'tawaran_tetap';
  end if;
  return new;
end $$;
create trigger tawaran_10_tetap before update on tawaran for each row execute function guard_tawaran();
comment on trigger tawaran_10_tetap on tawaran is 'Refuses any change of an offer but its end.';

create function guard_tempat_tawaran() returns trigger language plpgsql as $$
begin
  if not exists (
    select from tawaran t where t.tempat_id = new.tempat_id and t.jawaban is null
      and (t.user_id, t.profesional_id, t.mulai, t.selesai) = (new.user_id, new.profesional_id, new.mulai, new.selesai)
      and t.habis_pada <= new.habis_pada
  ) then
    raise exception 'the place is not offered' using errcode = 'integrity_constraint_violation', constraint = 'tempat_milik';
  end if;
  return null;
end $$;
create trigger tempat_50_ditawarkan after insert or update on tempat for each row when (new.jenis = 'tawaran')
  execute function guard_tempat_tawaran();
comment on trigger tempat_50_ditawarkan on tempat is 'Refuses a place that is kept for an offer without that offer.';

create function guard_tawaran_selesai() returns trigger language plpgsql as $$
begin
  if exists (select from tempat where tempat_id = new.tempat_id and jenis = 'tawaran') then
    raise exception 'an offer that has ended has a place' using errcode = 'integrity_constraint_violation', constraint = 'tempat_milik';
  end if;
  return null;
end $$;
create trigger tawaran_50_tempat after update of jawaban on tawaran for each row execute function guard_tawaran_selesai();
comment on trigger tawaran_50_tempat on tawaran is 'Refuses that a place is still kept for an offer that has ended.';

create function guard_giliran() returns trigger language plpgsql as $$
begin
  perform from daftar_tunggu d
  where d.tunggu_id = new.tunggu_id
    and (d.status = 'ditawari') <> exists (select from tawaran t where t.tunggu_id = d.tunggu_id and t.jawaban is null);
  if found then
    raise exception 'an entry and its offer disagree' using errcode = 'integrity_constraint_violation', constraint = 'daftar_tunggu_tawaran';
  end if;
  perform from daftar_tunggu d left join konsultasi k on k.jadwal_id = d.hasil_jadwal_id and k.user_id = d.user_id
  where d.tunggu_id = new.tunggu_id and d.status = 'dapat' and k.jadwal_id is null;
  if found then
    raise exception 'the entry did not get this place' using errcode = 'integrity_constraint_violation', constraint = 'daftar_tunggu_terlaksana';
  end if;
  return null;
end $$;
create constraint trigger daftar_tunggu_80_giliran after insert or update of status on daftar_tunggu deferrable initially deferred
  for each row execute function guard_giliran();
comment on trigger daftar_tunggu_80_giliran on daftar_tunggu is 'Refuses, at the commit, an offered entry without an open offer, an offer of another one, and a result that is not the person’s.';
create constraint trigger tawaran_80_giliran after insert or update of jawaban on tawaran deferrable initially deferred
  for each row execute function guard_giliran();
comment on trigger tawaran_80_giliran on tawaran is 'The same for its entry.';

create function ditunggu(tenaga int, mulai timestamptz) returns boolean language plpgsql stable as $$
declare
  tgl constant date := tanggal_wib(mulai);
begin
  return exists (
    select from daftar_tunggu d
    where d.profesional_id = tenaga and d.status = 'menunggu' and d.jeda_sampai is null and tgl between d.dari and d.sampai
  ) or exists (
    select from daftar_tunggu d
    where d.spesialisasi_id = (select t.spesialisasi_id from tenaga_profesional t where t.profesional_id = tenaga)
      and d.status = 'menunggu' and d.jeda_sampai is null and tgl between d.dari and d.sampai);
end $$;
comment on function ditunggu is 'Whether anyone is in line for a place of this professional on that day.';
grant execute on function ditunggu to service;

create function sisih_sampai(kini timestamptz, mulai timestamptz, zona smallint) returns timestamptz language plpgsql immutable as $$
declare
  selisih constant interval := make_interval(hours => zona::int);
  jam constant timestamp := kini at time zone selisih;
  sebelum constant timestamptz := mulai - interval ':TUNGGU_SEBELUM_MENIT minutes';
  pagi timestamptz;
begin
  if sebelum <= kini then return null; end if;
  if jam::time >= time :jamTenang.dari then
    pagi := ((jam::date + 1) + time :jamTenang.sampai) at time zone selisih;
  elsif jam::time < time :jamTenang.sampai then
    pagi := (jam::date + time :jamTenang.sampai) at time zone selisih;
  end if;
  return case when pagi <= sebelum then pagi else kini end + interval ':SISIH_MENIT minutes';
end $$;
comment on function sisih_sampai is 'Until when a place that became free is set aside for who is in line; at night until they are asked in the morning. Null where it begins too soon: then it is public.';
grant execute on function sisih_sampai to service;

create or replace function guard_pembatasan(baru konsultasi, pindah boolean) returns void language plpgsql as $$
begin
  -- What the clinic has offered is no booking of the patient's own choice.
  if exists (select from alihan where jadwal_baru = baru.jadwal_id) or exists (
    select from tawaran_waktu t join waktu_ditawarkan w on w.tawaran_waktu_id = t.tawaran_waktu_id and w.nomor = t.diambil
    where t.jadwal_id = baru.jadwal_id and w.mulai = baru.mulai
  ) or exists (
    select from tawaran t where t.user_id = baru.user_id and t.jawaban = 'ambil' and t.dijawab_pada = baru.updated_at
      and (t.profesional_id, t.mulai) = (baru.profesional_id, baru.mulai)
  ) then
    return;
  end if;
  perform pg_advisory_xact_lock(7022, baru.user_id);
  if exists (select from pembatasan_hadir(baru.user_id, baru.updated_at, baru.mulai, baru.jadwal_id, pindah)) then
    raise exception 'one appointment at a time' using errcode = 'restrict_violation', constraint = 'konsultasi_pembatasan';
  end if;
end $$;
