-- Room: booking.

create table tempat (
  tempat_id        int default nextval('konsultasi_id') primary key,
  jenis            jenis_tempat not null,
  profesional_id   int not null,
  user_id          int not null,
  dari             timestamptz not null,
  sampai           timestamptz not null,
  habis_pada       timestamptz,
  nomor            nomor_tahan,
  jadwal_tenaga_id int,
  jenis_id         int,
  mulai            timestamptz,
  selesai          timestamptz,
  constraint tempat_urut check (sampai > dari and dari <= mulai and mulai < selesai and selesai <= sampai),
  constraint tempat_satu_waktu exclude using gist (profesional_id with =, tstzrange(dari, sampai) with &&),
  constraint tempat_menurut_jenis check (num_nonnulls(habis_pada, jadwal_tenaga_id, jenis_id, mulai, selesai)
      = case jenis when 'konsultasi' then 0 else 5 end),
  constraint tempat_bernomor check ((jenis = 'tahan') = (nomor is not null))
);
comment on table tempat is 'Time of a professional that is taken, by a consultation, a hold or an offer. One row for each.';
comment on column tempat.dari is 'With the pause before it; `sampai` with the pause after it.';
comment on column tempat.mulai is 'Of a hold: the time that the patient sees, without pauses.';
comment on constraint tempat_urut on tempat is 'A place ends after it begins, and has the time without pauses inside it.';
comment on constraint tempat_menurut_jenis on tempat is 'A hold and an offer end by themselves, name their session and type, and remember their time without pauses; a consultation has its own.';
comment on constraint tempat_bernomor on tempat is 'A hold has a number, and nothing else has one.';
comment on constraint tempat_satu_waktu on tempat is 'A professional has no two live consultations, holds or offers at the same time.';
create unique index tempat_tahan_sekali on tempat (user_id, nomor) where jenis = 'tahan';
comment on index tempat_tahan_sekali is 'A patient has one hold of each number.';
create index tempat_dari on tempat (profesional_id, dari);
comment on index tempat_dari is 'The places of a professional on a day.';
create index tempat_habis on tempat (habis_pada) where habis_pada is not null;
grant select, insert, update, delete on tempat to service;

create function guard_pemilik() returns trigger language plpgsql as $$
begin
  if new.jenis = 'konsultasi' and not exists (
    select from konsultasi where jadwal_id = new.tempat_id and status <> 'dibatalkan'
      and (profesional_id, user_id, mulai - jeda_sebelum * interval '1 minute', selesai + jeda_sesudah * interval '1 minute')
        = (new.profesional_id, new.user_id, new.dari, new.sampai)
  ) then
    raise exception 'the place has no live consultation' using errcode = 'integrity_constraint_violation', constraint = 'tempat_milik';
  end if;
  if new.jenis = 'alihan' and not exists (
    select from alihan where alihan_id = new.tempat_id and hasil is null
      and (profesional_id, mulai, selesai, habis_pada) = (new.profesional_id, new.mulai, new.selesai, new.habis_pada)
  ) then
    raise exception 'the place has no open offer' using errcode = 'integrity_constraint_violation', constraint = 'tempat_milik';
  end if;
  return null;
end $$;
create trigger tempat_50_ada_pemilik after insert or update on tempat for each row execute function guard_pemilik();
comment on trigger tempat_50_ada_pemilik on tempat is 'Refuses a place of a consultation that is not live at that time, and of an offer that is not open.';

create function guard_lepas() returns trigger language plpgsql as $$
begin
  if exists (select from konsultasi where jadwal_id = old.tempat_id and status <> 'dibatalkan')
    and not exists (select from tempat where tempat_id = old.tempat_id and jenis = 'konsultasi')
  then
    raise exception 'the consultation is live' using errcode = 'integrity_constraint_violation', constraint = 'tempat_milik';
  end if;
  return null;
end $$;
create trigger tempat_50_tetap after delete or update of tempat_id, jenis on tempat for each row
    when (old.jenis = 'konsultasi') execute function guard_lepas();
comment on trigger tempat_50_tetap on tempat is 'Refuses to remove the place of a live consultation.';

create table tahan_jejak (
  jejak_id       bigint generated always as identity primary key,
  user_id        int not null references users,
  profesional_id int not null,
  dari           timestamptz not null,
  sejak          timestamptz not null,
  habis_pada     timestamptz
);
comment on table tahan_jejak is 'The holds that patients had in the last day, for the rules about how often.';
create index tahan_jejak_orang on tahan_jejak (user_id, sejak);
create index tahan_jejak_sejak on tahan_jejak (sejak);
grant select, insert, update, delete on tahan_jejak to service;

create table usulan (
  jadwal_id        int primary key,
  status           text not null default 'dibatalkan' check (status = 'dibatalkan'),
  profesional_id   int not null,
  jadwal_tenaga_id int not null,
  tanggal          date not null,
  jam_mulai        time not null,
  jam_selesai      time not null,
  created_at       timestamptz not null,
  zona             zona not null default 7,
  constraint usulan_selesai_sesudah_mulai check (jam_selesai > jam_mulai),
  constraint usulan_hanya_dibatalkan foreign key (jadwal_id, status) references konsultasi (jadwal_id, status),
  constraint usulan_sesi_milik_tenaga foreign key (jadwal_tenaga_id, profesional_id)
      references jadwal_tenaga (jadwal_tenaga_id, profesional_id)
);
comment on table usulan is 'A slot of another professional that the clinic proposes to the patient of a consultation which it cancelled. It reserves nothing. Only that patient and admins read it.';
comment on column usulan.zona is 'The zone of the session at the time of the proposal.';
comment on constraint usulan_selesai_sesudah_mulai on usulan is 'A proposed slot ends after it starts.';
comment on constraint usulan_hanya_dibatalkan on usulan is 'Only a cancelled consultation has a proposal.';
comment on constraint usulan_sesi_milik_tenaga on usulan is 'A proposal is a session of the proposed professional.';
grant select, insert, delete on usulan to service;

create table alihan (
  alihan_id        int default nextval('konsultasi_id') primary key,
  jadwal_id        int not null references konsultasi,
  profesional_id   int not null,
  jadwal_tenaga_id int not null,
  mulai            timestamptz not null,
  selesai          timestamptz not null,
  zona             smallint not null,
  oleh             int not null references users,
  dibuat           timestamptz not null,
  habis_pada       timestamptz not null,
  hasil            text check (hasil in (:semuaHasilAlihan)),
  berakhir_pada    timestamptz,
  jadwal_baru      int references konsultasi deferrable initially deferred,
  constraint alihan_urut check (selesai > mulai),
  constraint alihan_berlaku check (habis_pada > dibuat and habis_pada <= (dibuat + interval ':ALIHAN_JAM hours')
      and habis_pada <= (mulai - interval ':ALIHAN_SEBELUM_JAM hours')),
  constraint alihan_berakhir check ((hasil is null) = (berakhir_pada is null)),
  constraint alihan_baru check ((hasil is not distinct from 'diterima') = (jadwal_baru is not null)),
  constraint alihan_sesi_milik_tenaga foreign key (jadwal_tenaga_id, profesional_id)
      references jadwal_tenaga (jadwal_tenaga_id, profesional_id)
);
comment on table alihan is 'Offers to hand an unanswered request over to another professional. Only its patient and admins read them.';
comment on column alihan.jadwal_id is 'The request.';
comment on column alihan.oleh is 'The admin who offers.';
comment on column alihan.habis_pada is 'Until when the patient may agree.';
comment on column alihan.hasil is 'How it ended; null while it is open. `gugur`: the request was answered, moved or cancelled meanwhile.';
comment on column alihan.jadwal_baru is 'The request with the other professional, once the patient has agreed.';
comment on constraint alihan_urut on alihan is 'An offered time ends after it begins.';
comment on constraint alihan_berlaku on alihan is 'An offer ends after :ALIHAN_JAM hours, or :ALIHAN_SEBELUM_JAM hours before the offered time.';
comment on constraint alihan_hasil_check on alihan is 'The known results.';
comment on constraint alihan_berakhir on alihan is 'An offer that has ended says when.';
comment on constraint alihan_baru on alihan is 'An offer that was agreed to has its new request, and no other offer has one.';
comment on constraint alihan_sesi_milik_tenaga on alihan is 'An offer is a session of the other professional.';
create unique index alihan_satu on alihan (jadwal_id) where hasil is null;
comment on index alihan_satu is 'A request has one open offer.';
create unique index alihan_diterima_sekali on alihan (jadwal_id) where hasil = 'diterima';
comment on index alihan_diterima_sekali is 'A request is handed over once.';
create index alihan_konsultasi on alihan (jadwal_id, alihan_id);
create index alihan_terbuka on alihan (habis_pada) where hasil is null;
grant select, insert, update (hasil), update (berakhir_pada), update (jadwal_baru) on alihan to service;

create function guard_alihan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from konsultasi k
    join tenaga_profesional lama on lama.profesional_id = k.profesional_id
    join tenaga_profesional baru on baru.profesional_id = new.profesional_id
    where k.jadwal_id = new.jadwal_id and k.status = 'diajukan' and new.habis_pada <= k.mulai
      and baru.profesional_id <> lama.profesional_id and baru.kelas = lama.kelas
    for share of k;
    if not found then
      raise exception 'this request is not offered to this professional' using errcode = 'restrict_violation', constraint = 'alihan_pengajuan';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or old.hasil is not null or new.hasil is null or (
    to_jsonb(new) - 'hasil' - 'berakhir_pada' - 'jadwal_baru' <> to_jsonb(old) - 'hasil' - 'berakhir_pada' - 'jadwal_baru'
  ) then
    raise exception 'an offer ends once' using errcode = 'restrict_violation', constraint = 'alihan_tetap';
  end if;
  return new;
end $$;
create trigger alihan_10_tetap before insert or delete or update on alihan for each row execute function guard_alihan();
comment on trigger alihan_10_tetap on alihan is 'Refuses an offer of what does not wait, to the same professional or to another profession, and any change but its end.';

create function guard_offer_place() returns trigger language plpgsql as $$
begin
  if new.hasil is not null then
    if exists (select from tempat where tempat_id = new.alihan_id and jenis = 'alihan') then
      raise exception 'an offer that has ended has a place' using errcode = 'integrity_constraint_violation', constraint = 'tempat_milik';
    end if;
  elsif not exists (
    select from tempat p join konsultasi k on k.jadwal_id = new.jadwal_id
    where p.tempat_id = new.alihan_id and p.jenis = 'alihan' and p.user_id = k.user_id
      and (p.profesional_id, p.mulai, p.selesai, p.habis_pada) = (new.profesional_id, new.mulai, new.selesai, new.habis_pada)
  ) then
    raise exception 'the offer has no place' using errcode = 'exclusion_violation', constraint = 'tempat_satu_waktu';
  end if;
  return null;
end $$;
create trigger alihan_50_tempat after insert or update of hasil on alihan for each row execute function guard_offer_place();
comment on trigger alihan_50_tempat on alihan is 'An open offer has its place in `tempat`, and one that has ended has none.';

create function guard_alihan_terlaksana() returns trigger language plpgsql as $$
begin
  if not exists (
    select from konsultasi lama join konsultasi baru on baru.jadwal_id = new.jadwal_baru
    where lama.jadwal_id = new.jadwal_id and lama.status = 'dibatalkan'
      and (baru.user_id, baru.profesional_id, baru.mulai) = (lama.user_id, new.profesional_id, new.mulai)
  ) then
    raise exception 'the request was not handed over' using errcode = 'integrity_constraint_violation', constraint = 'alihan_terlaksana';
  end if;
  return null;
end $$;
create constraint trigger alihan_80_terlaksana after update of hasil on alihan deferrable initially deferred for each row
    when (new.hasil = 'diterima') execute function guard_alihan_terlaksana();
comment on trigger alihan_80_terlaksana on alihan is 'Refuses, at the commit, an agreement without the cancelled and the new request.';

create table hari_libur (
  libur_id   int generated always as identity primary key,
  tanggal    date not null,
  nama       text not null check (nama = btrim(nama) and (char_length(nama) between 1 and :maxLength.nama_libur)),
  jenis      text not null check (jenis in (:JenisLibur)),
  buka       boolean not null default false,
  jam_dari   time(0),
  jam_sampai time(0),
  constraint hari_libur_tanggal_sekali unique (tanggal),
  constraint hari_libur_jam check ((jam_dari is not null or jam_sampai is null) and jam_dari < '24:00:00'::time
      and jam_sampai < '24:00:00'::time and jam_sampai > jam_dari and not (buka and jam_dari is not null))
);
comment on table hari_libur is 'The holiday calendar. `buka` marks a holiday on which the clinic is open.';
comment on column hari_libur.jam_dari is 'The time from which the clinic is closed, by the clock of each clinic; null: all day.';
comment on column hari_libur.jam_sampai is 'The time at which it opens again, by the clock of each clinic; null: not on that day.';
comment on constraint hari_libur_tanggal_sekali on hari_libur is 'A date is in the calendar once.';
comment on constraint hari_libur_jam on hari_libur is 'Closed hours begin before they end, and an open day has none.';
grant select, insert, update, delete on hari_libur to service;
create trigger hari_libur_10_menunggu_pemesanan before insert or update on hari_libur for each row when (not new.buka)
  execute function take_lock(7001, 'tanggal');
comment on trigger hari_libur_10_menunggu_pemesanan on hari_libur is 'The lock `tanggal`: a date that closes waits for bookings under way, and later ones see it.';
create trigger hari_libur_90_kabar after insert or delete or update on hari_libur for each row execute function notify_change('slot', 'tanggal');

insert into hari_libur (tanggal, nama, jenis, buka) values
  ('2026-01-01', 'Tahun Baru', 'libur nasional', false),
  ('2026-01-16', 'Isra Mikraj', 'libur nasional', false),
  ('2026-02-16', 'Cuti bersama Imlek', 'cuti bersama', false),
  ('2026-02-17', 'Imlek 2577', 'libur nasional', false),
  ('2026-03-18', 'Cuti bersama Nyepi', 'cuti bersama', false),
  ('2026-03-19', 'Nyepi 1948', 'libur nasional', false),
  ('2026-03-20', 'Cuti bersama Idulfitri', 'cuti bersama', false),
  ('2026-03-21', 'Idulfitri 1447 H', 'libur nasional', false),
  ('2026-03-22', 'Idulfitri 1447 H', 'libur nasional', false),
  ('2026-03-23', 'Cuti bersama Idulfitri', 'cuti bersama', false),
  ('2026-03-24', 'Cuti bersama Idulfitri', 'cuti bersama', false),
  ('2026-04-03', 'Wafat Yesus Kristus', 'libur nasional', false),
  ('2026-04-05', 'Paskah', 'libur nasional', false),
  ('2026-05-01', 'Hari Buruh', 'libur nasional', false),
  ('2026-05-14', 'Kenaikan Yesus Kristus', 'libur nasional', false),
  ('2026-05-15', 'Cuti bersama Kenaikan Yesus Kristus', 'cuti bersama', false),
  ('2026-05-27', 'Iduladha', 'libur nasional', false),
  ('2026-05-28', 'Cuti bersama Iduladha', 'cuti bersama', false),
  ('2026-05-31', 'Waisak 2570', 'libur nasional', false),
  ('2026-06-01', 'Hari Lahir Pancasila', 'libur nasional', false),
  ('2026-06-16', '1 Muharam 1448', 'libur nasional', false),
  ('2026-08-17', 'Hari Kemerdekaan', 'libur nasional', false),
  ('2026-08-25', 'Maulid Nabi', 'libur nasional', false),
  ('2026-12-24', 'Cuti bersama Natal', 'cuti bersama', false),
  ('2026-12-25', 'Natal', 'libur nasional', false),
  ('2027-01-01', 'Tahun Baru', 'libur nasional', false),
  ('2027-01-05', 'Isra Mikraj 1448', 'libur nasional', false),
  ('2027-02-05', 'Cuti bersama Imlek', 'cuti bersama', false),
  ('2027-02-06', 'Imlek 2578', 'libur nasional', false),
  ('2027-03-08', 'Nyepi 1949', 'libur nasional', false),
  ('2027-03-09', 'Cuti bersama Idulfitri', 'cuti bersama', false),
  ('2027-03-10', 'Idulfitri 1448 H', 'libur nasional', false),
  ('2027-03-11', 'Idulfitri 1448 H', 'libur nasional', false),
  ('2027-03-12', 'Cuti bersama Idulfitri', 'cuti bersama', false),
  ('2027-03-15', 'Cuti bersama Idulfitri', 'cuti bersama', false),
  ('2027-03-25', 'Cuti bersama Paskah', 'cuti bersama', false),
  ('2027-03-26', 'Wafat Yesus Kristus', 'libur nasional', false),
  ('2027-03-28', 'Paskah', 'libur nasional', false),
  ('2027-05-01', 'Hari Buruh', 'libur nasional', false),
  ('2027-05-06', 'Kenaikan Yesus Kristus', 'libur nasional', false),
  ('2027-05-17', 'Iduladha 1448', 'libur nasional', false),
  ('2027-05-18', 'Cuti bersama Iduladha', 'cuti bersama', false),
  ('2027-05-19', 'Cuti bersama Waisak', 'cuti bersama', false),
  ('2027-05-20', 'Waisak 2571', 'libur nasional', false),
  ('2027-06-01', 'Hari Lahir Pancasila', 'libur nasional', false),
  ('2027-06-06', '1 Muharam 1449', 'libur nasional', false),
  ('2027-08-15', 'Maulid Nabi', 'libur nasional', false),
  ('2027-08-17', 'Hari Kemerdekaan', 'libur nasional', false),
  ('2027-12-24', 'Cuti bersama Natal', 'cuti bersama', false),
  ('2027-12-25', 'Natal', 'libur nasional', false),
  ('2027-12-26', 'Isra Mikraj 1449', 'libur nasional', false);

create table cuti (
  cuti_id        int generated always as identity primary key,
  profesional_id int not null references tenaga_profesional,
  dari           date not null,
  sampai         date not null,
  catatan        text check (char_length(catatan) between 1 and :maxLength.catatan),
  created_at     timestamptz not null,
  jam_dari       time(0),
  jam_sampai     time(0),
  constraint cuti_sampai_tidak_sebelum_dari check (sampai >= dari),
  constraint cuti_tidak_bertumpuk exclude using gist (profesional_id with =, daterange(dari, sampai, '[]') with &&,
      int4range(coalesce((extract(epoch from jam_dari))::int, 0), coalesce((extract(epoch from jam_sampai))::int,
      86400)) with &&),
  constraint cuti_jam check ((jam_dari is null) = (jam_sampai is null) and jam_sampai > jam_dari
      and jam_sampai < '24:00:00'::time)
);
comment on table cuti is 'Leave: days on which a professional sees no patient.';
comment on column cuti.jam_dari is 'The time from which the professional is away on each of these days, by the clock of their clinic; null: all day.';
comment on column cuti.jam_sampai is 'The time at which the professional is back, by the clock of their clinic.';
comment on constraint cuti_sampai_tidak_sebelum_dari on cuti is 'Leave does not end before it begins.';
comment on constraint cuti_tidak_bertumpuk on cuti is 'Two leaves of one professional do not overlap, neither in days nor in hours of the same day.';
comment on constraint cuti_jam on cuti is 'Leave by the hour has both hours, in order.';
grant select, insert, delete, update (cuti_id) on cuti to service;
create trigger cuti_10_menunggu_pemesanan before insert or update on cuti for each row execute function take_lock(7002, 'profesional_id');
comment on trigger cuti_10_menunggu_pemesanan on cuti is 'The lock `tenaga`: leave waits for bookings under way, and later ones see it.';
create trigger cuti_90_kabar after insert or delete or update on cuti for each row execute function notify_change('slot', 'profesional_id');

create table eskalasi (
  jadwal_id   int not null references konsultasi,
  tahap       text not null check (tahap in ('separuh', 'batas')),
  jatuh_tempo timestamptz not null,
  primary key (jadwal_id, tahap, jatuh_tempo)
);
comment on table eskalasi is 'The steps of escalation that were taken for a request without an answer.';
comment on column eskalasi.tahap is '`separuh`: half of the time to answer is over. `batas`: all of it.';
comment on column eskalasi.jatuh_tempo is 'When the step was due.';
grant select, insert, delete on eskalasi to service;

create function kunci_orang(pasien int, tenaga int) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7006, least(pasien, tenaga));
  perform pg_advisory_xact_lock_shared(7006, greatest(pasien, tenaga));
end $$;
comment on function kunci_orang is 'Shares the lock `kedudukan` of two accounts, the lower id first.';
grant execute on function kunci_orang to service;

create function batas_penuh(tenaga int, hari date, kecuali int) returns text language plpgsql stable as $$
begin
  return (
  select case
    when tanggal_wib(e.mulai) is distinct from $2 and b.per_hari <= (
      select count(*) from konsultasi k
      where k.profesional_id = $1 and k.status <> 'dibatalkan'
        and k.mulai >= $2::timestamp at time zone 'Asia/Jakarta' and k.mulai < ($2 + 1)::timestamp at time zone 'Asia/Jakarta'
    ) then 'hari'
    when date_trunc('week', tanggal_wib(e.mulai)::timestamp)::date is distinct from w.senin and b.per_minggu <= (
      select count(*) from konsultasi k
      where k.profesional_id = $1 and k.status <> 'dibatalkan'
        and k.mulai >= w.senin::timestamp at time zone 'Asia/Jakarta' and k.mulai < (w.senin + 7)::timestamp at time zone 'Asia/Jakarta'
    ) then 'minggu'
  end
  from batas_tenaga b
  cross join lateral (select date_trunc('week', $2::timestamp)::date as senin) w
  left join konsultasi e on e.jadwal_id = $3 and e.profesional_id = $1 and e.status <> 'dibatalkan'
  where b.profesional_id = $1
  );
end $$;
comment on function batas_penuh is 'Which cap of a professional leaves no room on a date: `hari` or `minggu`; null where there is room.';
grant execute on function batas_penuh to service;

create function jatah_habis(pasien int, jenis int, hari date, kecuali int) returns int language plpgsql stable as $$
begin
  return (
  select q.batas
  from (
    select s.dari, s.sampai, k.batas_semester + coalesce((
      select l.tambahan from kelonggaran l where (l.user_id, l.jenis_id, l.semester_id) = ($1, $2, s.semester_id)), 0) as batas
    from jenis_konsultasi k join semester s on daterange(s.dari, s.sampai, '[]') @> $3
    where k.jenis_id = $2 and k.batas_semester is not null
  ) q
  where q.batas <= (
      select count(*) from konsultasi c
      where c.user_id = $1 and c.jenis_id = $2 and c.status <> 'dibatalkan'
        and c.mulai >= q.dari::timestamp at time zone 'Asia/Jakarta' and c.mulai < (q.sampai + 1)::timestamp at time zone 'Asia/Jakarta')
    and not exists (
      select from konsultasi e
      where e.jadwal_id = $4 and e.user_id = $1 and e.jenis_id = $2 and e.status <> 'dibatalkan'
        and tanggal_wib(e.mulai) between q.dari and q.sampai)
  );
end $$;
comment on function jatah_habis is 'The quota that a patient has used up in the semester of a date; null where there is room.';
grant execute on function jatah_habis to service;

create function hari_kerja(hari date) returns boolean language sql stable as $$
  select extract(isodow from hari) < 6
    and not exists (select from hari_libur where tanggal = hari and not buka and jam_dari is null)
$$;
comment on function hari_kerja is 'Whether a date is a working day: Monday to Friday, and no closed holiday.';
grant execute on function hari_kerja to service;

create function hari_kerja_sesudah(hari date) returns date language plpgsql stable as $$
declare
  besok date := hari;
begin
  loop
    besok := besok + case extract(isodow from besok) when 5 then 3 when 6 then 2 else 1 end;
    exit when hari_kerja(besok);
  end loop;
  return besok;
end $$;
comment on function hari_kerja_sesudah is 'The next working day after a date.';
grant execute on function hari_kerja_sesudah to service;

create function tenggat_jawab(sejak timestamptz, mulai timestamptz, zona smallint) returns timestamptz language plpgsql stable as $$
declare
  buka   constant time := make_time(:janjiJawab.buka, 0, 0);
  tutup  constant time := make_time(:janjiJawab.tutup, 0, 0);
  singkat constant interval := interval ':janjiJawab.paling_singkat hours';
  selisih constant interval := make_interval(hours => zona::int);
  saat_ini constant timestamp := sejak at time zone selisih;
  paling_lambat constant timestamp := (mulai - interval ':janjiJawab.sebelum_mulai hours') at time zone selisih;
  besok  constant date := hari_kerja_sesudah(saat_ini::date);
  batas  timestamp := besok + greatest(buka, least(tutup, saat_ini::time));
  sore   timestamp;
begin
  if batas > paling_lambat then
    batas := paling_lambat;
    if paling_lambat < besok + buka and hari_kerja(saat_ini::date) then
      sore := least(paling_lambat, saat_ini::date + tutup);
      if sore >= greatest(saat_ini + singkat, saat_ini::date + buka) then
        batas := sore;
      end if;
    end if;
  end if;
  return least(mulai, greatest(sejak + singkat, batas at time zone selisih));
end $$;
comment on function tenggat_jawab is 'Until when a request made at this time, for this start, at a clinic in this zone, is answered: inside working hours.';
grant execute on function tenggat_jawab to service;

create function tenggat_kedaluwarsa(jawab_sebelum timestamptz, mulai timestamptz, zona smallint) returns timestamptz language sql stable as $$
  select least(mulai, (hari_kerja_sesudah(batas::date) + batas::time) at time zone make_interval(hours => zona::int))
  from (select jawab_sebelum at time zone make_interval(hours => zona::int) as batas) w
$$;
comment on function tenggat_kedaluwarsa is 'When a request with this promise and start, at a clinic in this zone, runs out.';
grant execute on function tenggat_kedaluwarsa to service;

create function ditahan(tenaga int, waktu tstzrange, kini timestamptz, peminta int, milik boolean) returns timestamptz
language plpgsql stable as $$
begin
  return (
    select max(p.habis_pada) from tempat p
    where p.profesional_id = tenaga and p.habis_pada > kini and (p.user_id = peminta) = milik
      and p.dari > lower(waktu) - interval ':TEMPAT_TERPANJANG_JAM hours' and p.dari < upper(waktu) and p.sampai > lower(waktu));
end $$;
comment on function ditahan is 'When the last hold or offer ends that overlaps a time of a professional: of a patient, where `milik`, or of all others; null where there is none.';
grant execute on function ditahan to service;

create function slot_status(tenaga int, tgl date, kini timestamptz, peminta int, kecuali int, lama interval,
  langkah interval, sebelum interval, sesudah interval, paling_awal timestamptz, segera boolean)
returns table (jadwal_tenaga_id int, hari text, sesi int, jam_mulai time, jam_selesai time, zona smallint, mulai timestamptz,
  selesai timestamptz, buka boolean, sebab text, tutup boolean, ada_tahan boolean, lepas_pada timestamptz)
language sql stable as $$
  select j.jadwal_tenaga_id, j.hari, j.sesi, s.jam::time, s.jam_akhir::time, j.zona, s.mulai, s.selesai, j.is_available,
    case
      when not j.is_available then 'sesi tutup'
      when s.mulai <= kini then 'lewat'
      -- `sehari` is 2 where the clinic is closed all day, and 1 where only the professional is away all day: such a leave is named before hours that the clinic closes.
      when d.libur is not null and d.libur && tsrange(s.jam, s.jam_akhir) and d.sehari is distinct from 1 then 'libur'
      when d.cuti is not null and d.cuti && tsrange(s.jam, s.jam_akhir) then 'cuti'
      when d.penuh then 'penuh'
      when d.terisi && tstzrange(s.mulai - sebelum, s.selesai + sesudah) then 'terisi'
      when d.ada_tahan and ditahan(tenaga, tstzrange(s.mulai - sebelum, s.selesai + sesudah),
        kini, peminta, false) is not null then 'ditahan'
      when s.mulai < paling_awal then 'terlalu dekat'
      when not segera and lepas_pada(j.cadangan, j.lepas_menit, s.mulai, kini) is not null then 'cadangan'
    end,
    d.libur && tsrange(s.jam, s.jam_akhir) or d.cuti && tsrange(s.jam, s.jam_akhir),
    d.ada_tahan,
    lepas_pada(j.cadangan, j.lepas_menit, s.mulai, kini)
  from (
    select range_agg(x.tempat) as terisi, range_agg(x.jam) filter (where x.klinik) as libur,
      range_agg(x.jam) filter (where not x.klinik) as cuti, bool_or(x.tahan) as ada_tahan, max(x.sehari) as sehari,
      (select batas_penuh(tenaga, tgl, kecuali) is not null from batas_tenaga b where b.profesional_id = tenaga) as penuh
    from (
      select case when p.habis_pada is null then tstzrange(p.dari, p.sampai) end as tempat, null::tsrange as jam,
        null::boolean as klinik, p.habis_pada is not null as tahan, null::int as sehari
      from tempat p
      where p.profesional_id = tenaga and p.dari > tgl - interval ':TEMPAT_TERPANJANG_JAM hours' and p.dari < tgl + interval ':TEMPAT_TERPANJANG_JAM hours'
        and (p.habis_pada is null or p.habis_pada > kini) and p.tempat_id <> kecuali
      union all
      select null, tsrange(tgl + coalesce(l.jam_dari, '00:00'), tgl + coalesce(l.jam_sampai, '24:00')), true, null,
        case when l.jam_dari is null then 2 end
      from hari_libur l where l.tanggal = tgl and not l.buka
      union all
      select null, tsrange(tgl + coalesce(c.jam_dari, '00:00'), tgl + coalesce(c.jam_sampai, '24:00')), false, null,
        case when c.jam_dari is null then 1 end
      from cuti c where c.profesional_id = tenaga and daterange(c.dari, c.sampai, '[]') @> tgl
    ) x
    offset 0
  ) d
  cross join jadwal_tenaga j
  cross join lateral (
    select tgl + j.jam_mulai as jam, tgl + j.jam_selesai as jam_akhir, saat(tgl, j.jam_mulai, j.zona) as mulai,
      saat(tgl, j.jam_selesai, j.zona) as selesai
    where lama is null
    union all
    select m.jam, m.jam + lama, m.mulai, m.mulai + lama
    from (
      select g.jam, g.jam at time zone make_interval(hours => j.zona) as mulai
      from generate_series(tgl + j.jam_mulai, tgl + j.jam_selesai - lama, langkah) g (jam)
      offset 0
    ) m
    where lama is not null
  ) s
  where j.profesional_id = tenaga
    and (j.berlaku_dari is null or j.berlaku_dari <= tgl) and (j.berlaku_sampai is null or j.berlaku_sampai >= tgl)
$$;
comment on function slot_status is 'Every start within the sessions of a professional whose dates include this one, of all weekdays, with the first reason why it cannot be booked by this patient; null where it can. The consultation `kecuali` is being moved and takes nothing; 0 is none. `lama` null: the start of each session, for as long as it lasts. PostgreSQL inlines it, so that a caller which names a weekday reads that one.';
grant execute on function slot_status to service;
