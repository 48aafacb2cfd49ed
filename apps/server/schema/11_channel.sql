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
)
-- Every mail changes its state, and the index in which mails are counted is quick where vacuum has passed since.
with (autovacuum_vacuum_scale_factor=0.02);
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

create function guard_izin_wa() returns trigger language plpgsql as $$
begin
  -- The lock makes a change of the number or of the status wait, whose trigger then finds this consent.
  perform from users where user_id = new.user_id and status_user = 'aktif'
    and regexp_replace(phone_number, '^(0|62)8', '628') = new.nomor for share;
  if not found then
    raise exception 'a consent is for the number of an active account' using errcode = 'restrict_violation', constraint = 'izin_wa_milik';
  end if;
  return new;
end $$;
create trigger izin_wa_10_milik before insert on izin_wa for each row execute function guard_izin_wa();
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
create table recurring_work (
  name     text primary key,
  last_due timestamptz not null
);
comment on table recurring_work is 'Work that recurs: the last time at which it was due and a process began it.';
grant select, insert, update on recurring_work to service;
