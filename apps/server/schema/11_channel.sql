-- Room: channel.

create table pemberitahuan (
  pemberitahuan_id int generated always as identity primary key,
  user_id          int not null references users,
  jenis            text not null references jenis_peristiwa,
  jadwal_id        int references konsultasi,
  mulai            timestamptz,
  perangkat        text check (char_length(perangkat) between 1 and :maxLength.perangkat),
  peristiwa_id     bigint not null,
  dibaca_pada      timestamptz,
  created_at       timestamptz not null,
  tentang          int references users,
  constraint pemberitahuan_sekali unique (peristiwa_id, user_id)
);
comment on table pemberitahuan is 'A notice to one person in the notification centre.';
comment on column pemberitahuan.tentang is 'The account that a notice for admins is about; null for every other notice.';
comment on constraint pemberitahuan_sekali on pemberitahuan is 'An event makes one notice for a person.';
create index pemberitahuan_orang on pemberitahuan (user_id, pemberitahuan_id desc);
create index pemberitahuan_belum_dibaca on pemberitahuan (user_id) where dibaca_pada is null;
create index pemberitahuan_dibaca on pemberitahuan (dibaca_pada) where dibaca_pada is not null;
create unique index pemberitahuan_undangan_ulasan_sekali on pemberitahuan (jadwal_id) where jenis = 'undangan_ulasan';
comment on index pemberitahuan_undangan_ulasan_sekali is 'A patient is invited to review a consultation once.';
grant select, insert, update, delete on pemberitahuan to service;

create table pengingat (
  jadwal_id int not null references konsultasi,
  jenis     text not null check (jenis in (:jenisPengingat)),
  mulai     timestamptz not null,
  primary key (jadwal_id, jenis, mulai)
);
comment on table pengingat is 'Reminders that were given: one of each kind for each start.';
grant select, insert, delete on pengingat to service;

create table surat (
  surat_id      uuid default gen_random_uuid() primary key,
  jenis         text not null references jenis_peristiwa,
  user_id       int not null references users,
  jadwal_id     int references konsultasi,
  mulai         timestamptz,
  perangkat     text,
  peristiwa_id  bigint not null,
  status        text not null default 'antre' check (status in (:StatusSurat)),
  percobaan     int not null default 0,
  sejak         timestamptz not null,
  galat         text check (char_length(galat) <= :maxLength.galat_surat),
  created_at    timestamptz not null,
  terkirim_pada timestamptz,
  alamat        text check (char_length(alamat) between 3 and :maxLength.email),
  hitung        bytea check (octet_length(hitung) = 32),
  jumlah        int not null default 1,
  kirim_pada    timestamptz,
  menampung     boolean not null default false,
  constraint surat_terkirim_berwaktu check ((status = 'terkirim') = (terkirim_pada is not null)),
  constraint surat_sekali unique (peristiwa_id, user_id),
  constraint surat_jumlah check (jumlah >= 1)
);
comment on table surat is 'A mail, its state, and its place in the queue. Its text is made when it is sent and is not stored.';
comment on column surat.percobaan is 'How often it was tried since it was last queued.';
comment on column surat.sejak is 'When it is tried next, while it waits; while a process tries it, when it is due again if that process was killed.';
comment on column surat.jumlah is 'Of how many events the mail tells: more than 1 only where mails of its kind are folded.';
comment on column surat.kirim_pada is 'When it may leave; null where mails of its kind are not folded.';
comment on column surat.menampung is 'Further events are added to it: a folded mail that no process has taken yet.';
comment on constraint surat_terkirim_berwaktu on surat is 'A sent mail has the time at which it was sent, and only a sent one.';
comment on constraint surat_sekali on surat is 'An event makes one mail for a person.';
comment on constraint surat_jumlah on surat is 'A mail tells of an event.';
create index surat_sejak on surat (sejak) where status = 'antre';
create index surat_urut on surat (created_at desc, surat_id);
create index surat_status on surat (status, created_at desc, surat_id);
create index surat_terkirim on surat (terkirim_pada) where terkirim_pada is not null;
create index surat_hitung on surat (hitung, jenis, created_at) where hitung is not null;
create unique index surat_dilipat on surat (user_id, jenis) where menampung;
comment on index surat_dilipat is 'One folded mail of a kind waits for each person.';
create index surat_dilipat_terakhir on surat (user_id, jenis, kirim_pada) where kirim_pada is not null;
comment on index surat_dilipat_terakhir is 'When the last folded mail of a kind was sent to a person.';
grant select, insert, update, delete on surat to service;

create function catat_hitungan_surat() returns trigger language plpgsql as $$
begin
  insert into hitungan_surat_baru
  select tanggal_wib(created_at), case tg_op when 'INSERT' then count(*) else -count(*) end
  from berubah group by tanggal_wib(created_at);
  return null;
end $$;
create trigger surat_60_hitungan_baru after insert on surat referencing new table as berubah for each statement
    execute function catat_hitungan_surat();
comment on trigger surat_60_hitungan_baru on surat is 'Adds the new mails to the differences of the kept counts.';
create trigger surat_60_hitungan_hapus after delete on surat referencing old table as berubah for each statement
    execute function catat_hitungan_surat();
comment on trigger surat_60_hitungan_hapus on surat is 'Subtracts the deleted mails from the kept counts.';

create table tanpa_surat (
  user_id int not null references users,
  jenis   text not null references jenis_peristiwa,
  primary key (user_id, jenis)
);
comment on table tanpa_surat is 'Kinds of notice for which a person turned mail off.';
grant select, insert, delete on tanpa_surat to service;

create table langganan_push (
  endpoint_hash bytea primary key,
  langganan_id  int generated always as identity,
  user_id       int not null references users,
  sesi_id       int not null references auth_session (sesi_id) on delete cascade,
  nomor         smallint not null,
  isi           sealed not null,
  dibuat        timestamptz not null,
  gagal         smallint not null default 0,
  constraint langganan_push_sidik check (octet_length(endpoint_hash) = 32),
  constraint langganan_push_nomor check (nomor between 1 and :PUSH_TERBANYAK),
  constraint langganan_push_gagal check (gagal >= 0),
  constraint langganan_push_id_sekali unique (langganan_id),
  constraint langganan_push_sesi_sekali unique (sesi_id),
  constraint langganan_push_nomor_sekali unique (user_id, nomor)
);
comment on table langganan_push is 'A browser that a person lets show pushes, until its session ends. The address of the push service and its keys are encrypted.';
comment on constraint langganan_push_sidik on langganan_push is 'The SHA-256 of the address, by which a subscription that comes again is recognised.';
comment on constraint langganan_push_id_sekali on langganan_push is 'A number that no secret belongs to names one subscription.';
comment on constraint langganan_push_sesi_sekali on langganan_push is 'A session is one browser, which has one subscription.';
comment on constraint langganan_push_nomor_sekali on langganan_push is 'With the range of `nomor`: an account has at most :PUSH_TERBANYAK subscriptions.';
grant select, insert, update, delete on langganan_push to service;
create trigger langganan_push_10_kunci before insert or update of isi on langganan_push for each row
  execute function current_key('isi');

create table kiriman_push (
  kiriman_id   bigint generated always as identity primary key,
  langganan_id int not null references langganan_push (langganan_id) on delete cascade,
  jenis        text not null references jenis_peristiwa,
  jadwal_id    int references konsultasi,
  mulai        timestamptz,
  peristiwa_id bigint not null,
  percobaan    smallint not null default 0,
  sejak        timestamptz not null,
  dibuat       timestamptz not null,
  constraint kiriman_push_sekali unique (langganan_id, peristiwa_id)
);
comment on table kiriman_push is 'A push that is not delivered yet. It has no text: the words are written on the device.';
comment on constraint kiriman_push_sekali on kiriman_push is 'A browser gets one push of an event.';
create index kiriman_push_sejak on kiriman_push (sejak);
grant select, insert, update, delete on kiriman_push to service;

create table tanpa_push (
  user_id int not null references users,
  jenis   text not null references jenis_peristiwa,
  primary key (user_id, jenis)
);
comment on table tanpa_push is 'The kinds of notice of which a person wants no push.';
grant select, insert, delete on tanpa_push to service;

create table izin_wa (
  izin_id      int generated always as identity primary key,
  user_id      int not null references users,
  nomor        text not null,
  diberi_pada  timestamptz not null,
  dicabut_pada timestamptz,
  sebab        text,
  constraint izin_wa_nomor check (nomor ~ '^628[1-9][0-9]{7,10}$'),
  constraint izin_wa_dicabut check (dicabut_pada >= diberi_pada),
  constraint izin_wa_sebab check (sebab in (:SebabIzinWa)),
  constraint izin_wa_berakhir check ((sebab is null) = (dicabut_pada is null))
);
comment on table izin_wa is 'Consents to WhatsApp messages: of whom, to which number (E.164 without +), since when, and how each ended.';
comment on constraint izin_wa_nomor on izin_wa is 'An Indonesian mobile number.';
comment on constraint izin_wa_dicabut on izin_wa is 'A consent ends after it was given.';
comment on constraint izin_wa_sebab on izin_wa is 'The ways in which a consent ends.';
comment on constraint izin_wa_berakhir on izin_wa is 'A consent that ended says why.';
create unique index izin_wa_satu on izin_wa (user_id) where dicabut_pada is null;
comment on index izin_wa_satu is 'An account has at most one consent in force.';
create index izin_wa_orang on izin_wa (user_id, izin_id);
comment on index izin_wa_orang is 'The last consent of a person.';
create index izin_wa_nomor on izin_wa (nomor) where dicabut_pada is null;
comment on index izin_wa_nomor is 'The consents that BERHENTI from a number ends.';
grant select, insert, update (dicabut_pada), update (sebab) on izin_wa to service;

create function periksa_izin_wa() returns trigger language plpgsql as $$
begin
  -- The lock makes a change of the number or of the status wait, whose trigger then finds this consent.
  perform from users where user_id = new.user_id and status_user = 'aktif'
    and regexp_replace(phone_number, '^(0|62)8', '628') = new.nomor for share;
  if not found then
    raise exception 'a consent is for the number of an active account' using errcode = 'restrict_violation', constraint = 'izin_wa_milik';
  end if;
  return new;
end $$;
create trigger izin_wa_10_milik before insert on izin_wa for each row execute function periksa_izin_wa();
comment on trigger izin_wa_10_milik on izin_wa is 'A consent is for the number of an active account.';
create trigger izin_wa_10_tetap before delete or truncate on izin_wa for each statement execute function append_only('izin_wa_tetap');
create trigger izin_wa_10_tetap_isi before update on izin_wa for each row
  when (not (old.dicabut_pada is null and new.dicabut_pada is not null
    and (new.izin_id, new.user_id, new.nomor, new.diberi_pada) = (old.izin_id, old.user_id, old.nomor, old.diberi_pada)))
  execute function append_only('izin_wa_tetap');
comment on trigger izin_wa_10_tetap_isi on izin_wa is 'A consent is withdrawn once; it is not changed otherwise, and not removed.';

create function buang_kiriman_wa() returns trigger language plpgsql as $$
begin
  delete from kiriman_wa where izin_id = new.izin_id;
  return null;
end $$;
create trigger izin_wa_70_buang_kiriman after update on izin_wa for each row execute function buang_kiriman_wa();
comment on trigger izin_wa_70_buang_kiriman on izin_wa is 'With a consent, the messages that wait for it are removed.';

create table kiriman_wa (
  kiriman_id   bigint generated always as identity primary key,
  izin_id      int not null references izin_wa,
  jenis        text not null references jenis_peristiwa,
  jadwal_id    int references konsultasi,
  mulai        timestamptz,
  peristiwa_id bigint not null,
  percobaan    smallint not null default 0,
  sejak        timestamptz not null,
  dibuat       timestamptz not null,
  pesan_hash   bytea,
  constraint kiriman_wa_pesan check (octet_length(pesan_hash) = 32),
  constraint kiriman_wa_sekali unique (izin_id, peristiwa_id),
  constraint kiriman_wa_pesan_sekali unique (pesan_hash)
);
comment on table kiriman_wa is 'A WhatsApp message that is not delivered yet. It has no text: all of them say the same.';
comment on constraint kiriman_wa_pesan on kiriman_wa is 'The SHA-256 of the id that Meta gave the message, by which its statuses are recognised.';
comment on constraint kiriman_wa_sekali on kiriman_wa is 'A person gets one message of an event.';
comment on constraint kiriman_wa_pesan_sekali on kiriman_wa is 'A status of Meta is of one message.';
create index kiriman_wa_sejak on kiriman_wa (sejak);
grant select, insert, update, delete on kiriman_wa to service;

create table jeda_wa (
  satu      boolean default true primary key check (satu),
  kode      int not null,
  sejak     timestamptz not null,
  coba_lagi timestamptz not null
);
comment on table jeda_wa is 'Has a row while Meta refuses every message of this service: its error code, since when, and when one message is tried.';
grant select, insert, update, delete on jeda_wa to service;

create function lipat_hitungan() returns int language plpgsql as $$
declare
  terlipat int := 0;
  lagi     int;
begin
  if not pg_try_advisory_xact_lock(7015, 0) then return 0; end if;
  with diambil as (
    delete from hitungan_baru returning *
  ), semua as (
    insert into hitungan_semua as h
    select status, metode, sum(selisih) from diambil group by 1, 2 having sum(selisih) <> 0
    on conflict (status, metode) do update set jumlah = h.jumlah + excluded.jumlah
  ), tenaga as (
    insert into hitungan_tenaga as h
    select profesional_id, status, metode, sum(selisih) from diambil group by 1, 2, 3 having sum(selisih) <> 0
    on conflict (profesional_id, status, metode) do update set jumlah = h.jumlah + excluded.jumlah
  ), hari as (
    insert into hitungan_hari as h
    select tanggal_wib(mulai), status, metode, sum(selisih) from diambil group by 1, 2, 3 having sum(selisih) <> 0
    on conflict (tanggal, status, metode) do update set jumlah = h.jumlah + excluded.jumlah
  ), jam as (
    insert into hitungan_jam as h
    select tanggal_wib(mulai), jam_wib(mulai), sum(selisih) from diambil where status <> 'dibatalkan'
    group by 1, 2 having sum(selisih) <> 0
    on conflict (tanggal, jam) do update set jumlah = h.jumlah + excluded.jumlah
  ), spesialisasi as (
    insert into hitungan_spesialisasi as h
    select tanggal_wib(d.mulai), t.spesialisasi_id, sum(d.selisih)
    from diambil d join tenaga_profesional t on t.profesional_id = d.profesional_id
    group by 1, 2 having sum(d.selisih) <> 0
    on conflict (tanggal, spesialisasi_id) do update set jumlah = h.jumlah + excluded.jumlah
  )
  select count(*) into lagi from diambil;
  terlipat := terlipat + lagi;
  with diambil as (
    delete from hitungan_pengguna_baru returning *
  ), pengguna as (
    insert into hitungan_pengguna as h
    select petak, level_id, status_user, sum(selisih) from diambil group by 1, 2, 3 having sum(selisih) <> 0
    on conflict (petak, level_id, status_user) do update set jumlah = h.jumlah + excluded.jumlah
  )
  select count(*) into lagi from diambil;
  terlipat := terlipat + lagi;
  with diambil as (
    delete from hitungan_surat_baru returning *
  ), surat as (
    insert into hitungan_surat as h
    select tanggal, sum(selisih) from diambil group by 1 having sum(selisih) <> 0
    on conflict (tanggal) do update set jumlah = h.jumlah + excluded.jumlah
  )
  select count(*) into lagi from diambil;
  return terlipat + lagi;
end $$;
comment on function lipat_hitungan is 'Folds the differences into the kept counts and returns how many there were; 0 while another transaction does so.';
grant execute on function lipat_hitungan to service;

create function hitung_ulang() returns int language plpgsql as $$
declare
  beda int;
begin
  perform pg_advisory_xact_lock(7015, 0);
  with nyata as materialized (
    select grouping(k.profesional_id) as g_tenaga, grouping(jam_wib(k.mulai)) as g_jam, grouping(t.spesialisasi_id) as g_spes,
      k.profesional_id, t.spesialisasi_id, tanggal_wib(k.mulai) as tanggal, jam_wib(k.mulai) as jam, k.status,
      k.metode_konsultasi as metode, count(*)::int as jumlah
    from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
    group by grouping sets ((k.profesional_id, k.status, k.metode_konsultasi),
      (tanggal_wib(k.mulai), k.status, k.metode_konsultasi), (tanggal_wib(k.mulai), jam_wib(k.mulai), k.status),
      (tanggal_wib(k.mulai), t.spesialisasi_id))
  ), semua as (
    insert into hitungan_semua as h
    select status, metode, sum(jumlah) from (
      select status, metode, jumlah from nyata where g_tenaga = 0
      union all select status, metode, -jumlah from jumlah_semua
    ) x group by 1, 2 having sum(jumlah) <> 0
    on conflict (status, metode) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), tenaga as (
    insert into hitungan_tenaga as h
    select profesional_id, status, metode, sum(jumlah) from (
      select profesional_id, status, metode, jumlah from nyata where g_tenaga = 0
      union all select profesional_id, status, metode, -jumlah from jumlah_tenaga
    ) x group by 1, 2, 3 having sum(jumlah) <> 0
    on conflict (profesional_id, status, metode) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), hari as (
    insert into hitungan_hari as h
    select tanggal, status, metode, sum(jumlah) from (
      select tanggal, status, metode, jumlah from nyata where g_tenaga = 1 and g_jam = 1 and g_spes = 1
      union all select tanggal, status, metode, -jumlah from jumlah_hari
    ) x group by 1, 2, 3 having sum(jumlah) <> 0
    on conflict (tanggal, status, metode) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), jam as (
    insert into hitungan_jam as h
    select tanggal, jam, sum(jumlah) from (
      select tanggal, jam, jumlah from nyata where g_jam = 0 and status <> 'dibatalkan'
      union all select tanggal, jam, -jumlah from jumlah_jam
    ) x group by 1, 2 having sum(jumlah) <> 0
    on conflict (tanggal, jam) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), spesialisasi as (
    insert into hitungan_spesialisasi as h
    select tanggal, spesialisasi_id, sum(jumlah) from (
      select tanggal, spesialisasi_id, jumlah from nyata where g_spes = 0
      union all select tanggal, spesialisasi_id, -jumlah from jumlah_spesialisasi
    ) x group by 1, 2 having sum(jumlah) <> 0
    on conflict (tanggal, spesialisasi_id) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), pengguna as (
    insert into hitungan_pengguna as h
    select petak, level_id, status_user, sum(jumlah) from (
      select user_id / 1000 as petak, level_id, status_user, count(*) as jumlah from users group by 1, 2, 3
      union all select petak, level_id, status_user, -jumlah from jumlah_pengguna
    ) x group by 1, 2, 3 having sum(jumlah) <> 0
    on conflict (petak, level_id, status_user) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), surat as (
    insert into hitungan_surat as h
    select tanggal, sum(jumlah) from (
      select tanggal_wib(created_at) as tanggal, count(*) as jumlah from surat group by 1
      union all select tanggal, -jumlah from jumlah_surat
    ) x group by 1 having sum(jumlah) <> 0
    on conflict (tanggal) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  )
  select count(*) into beda from (
    select 1 from semua union all select 1 from tenaga union all select 1 from hari union all select 1 from jam
    union all select 1 from spesialisasi union all select 1 from pengguna union all select 1 from surat
  ) x;
  return beda;
end $$;
comment on function hitung_ulang is 'Counts everything anew, corrects kept counts that differ and returns how many did. Takes the lock `hitungan`.';

create table recurring_work (
  name     text primary key,
  last_due timestamptz not null
);
comment on table recurring_work is 'Work that recurs: the last time at which it was due and a process began it.';
grant select, insert, update on recurring_work to service;
