-- WhatsApp messages: a neutral sentence about the schedule, to people who consented. See docs/adr/0072.

-- A consent, for the number that the account had. It ends once and stays on record.
create table izin_wa (
  izin_id      int         primary key generated always as identity,
  user_id      int         not null references users,
  nomor        text        not null,
  diberi_pada  timestamptz not null,
  dicabut_pada timestamptz,
  sebab        text,
  constraint izin_wa_nomor check (nomor ~ '^628[1-9][0-9]{7,10}$'),
  constraint izin_wa_dicabut check (dicabut_pada >= diberi_pada),
  constraint izin_wa_sebab check (sebab in ('dicabut', 'berhenti', 'nomor_berubah', 'akun_nonaktif', 'tidak_terkirim')),
  constraint izin_wa_berakhir check ((sebab is null) = (dicabut_pada is null))
);
create unique index izin_wa_satu on izin_wa (user_id) where dicabut_pada is null;
create index izin_wa_orang on izin_wa (user_id, izin_id);
create index izin_wa_nomor on izin_wa (nomor) where dicabut_pada is null;

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
create trigger izin_wa_milik before insert on izin_wa for each row execute function periksa_izin_wa();

create function jaga_izin_wa() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.dicabut_pada is null and new.dicabut_pada is not null
      and (new.izin_id, new.user_id, new.nomor, new.diberi_pada) = (old.izin_id, old.user_id, old.nomor, old.diberi_pada) then
      return new;
    end if;
  end if;
  raise exception 'a consent is withdrawn once and changes in no other way' using errcode = 'restrict_violation', constraint = 'izin_wa_tetap';
end $$;
create trigger izin_wa_tetap before update or delete on izin_wa for each row execute function jaga_izin_wa();
create trigger izin_wa_tetap_semua before truncate on izin_wa for each statement execute function jaga_izin_wa();

-- A number that someone else may own now must not inherit the consent.
create function akhiri_izin_wa() returns trigger language plpgsql as $$
begin
  update izin_wa set dicabut_pada = greatest(new.updated_at, diberi_pada),
    sebab = case when new.status_user <> 'aktif' then 'akun_nonaktif' else 'nomor_berubah' end
  where user_id = new.user_id and dicabut_pada is null;
  return null;
end $$;
create trigger users_akhiri_izin_wa after update of phone_number, status_user on users for each row
  when (old.phone_number is distinct from new.phone_number or new.status_user <> 'aktif')
  execute function akhiri_izin_wa();

-- A message on its way. `sejak` is when it is tried next; once Meta has accepted it, when it is forgotten.
create table kiriman_wa (
  kiriman_id   bigint      primary key generated always as identity,
  izin_id      int         not null references izin_wa,
  jenis        text        not null,
  jadwal_id    int         references konsultasi,
  mulai        timestamptz,
  peristiwa_id bigint      not null,
  percobaan    smallint    not null default 0,
  sejak        timestamptz not null,
  dibuat       timestamptz not null,
  pesan_hash  bytea,
  constraint kiriman_wa_sekali unique (izin_id, peristiwa_id),
  constraint kiriman_wa_pesan_sekali unique (pesan_hash),
  constraint kiriman_wa_pesan check (octet_length(pesan_hash) = 32)
);
create index kiriman_wa_sejak on kiriman_wa (sejak);

create function buang_kiriman_wa() returns trigger language plpgsql as $$
begin
  delete from kiriman_wa where izin_id = new.izin_id;
  return null;
end $$;
create trigger izin_wa_buang_kiriman after update on izin_wa for each row execute function buang_kiriman_wa();

-- Meta refuses every message of this service, by its token, its template or its account: all of them wait.
create table jeda_wa (
  satu      boolean     primary key default true check (satu),
  kode      int         not null,
  sejak     timestamptz not null,
  coba_lagi timestamptz not null
);

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'tanda_terima', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan',
    'balasan', 'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'rekam_dirilis', 'peringatan_konsultasi', 'jawab_separuh', 'jawab_lewat',
    'belum_dijawab', 'tidak_dijawab', 'jawab_habis', 'alihan_ditawarkan', 'dialihkan', 'masuk', 'reset', 'email_konfirmasi',
    'email_diminta', 'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat',
    'verifikasi', 'undangan', 'tugas_berubah', 'izin_diberi', 'izin_dicabut', 'jangkar_jejak',
    'dibuka_darurat', 'tinjauan', 'peringatan', 'peringatan_belum', 'janji_lewat', 'keberatan_ditanggapi', 'wa_berhenti'));

comment on table izin_wa is 'Consents to WhatsApp messages: of whom, to which number (E.164 without +), since when, and how each ended.';
comment on constraint izin_wa_nomor on izin_wa is 'An Indonesian mobile number.';
comment on constraint izin_wa_dicabut on izin_wa is 'A consent ends after it was given.';
comment on constraint izin_wa_sebab on izin_wa is 'The ways in which a consent ends.';
comment on constraint izin_wa_berakhir on izin_wa is 'A consent that ended says why.';
comment on index izin_wa_satu is 'An account has at most one consent in force.';
comment on index izin_wa_orang is 'The last consent of a person.';
comment on index izin_wa_nomor is 'The consents that BERHENTI from a number ends.';
comment on trigger izin_wa_milik on izin_wa is 'A consent is for the number of an active account.';
comment on trigger izin_wa_tetap on izin_wa is 'A consent is withdrawn once; it is not changed otherwise, and not removed.';
comment on trigger izin_wa_tetap_semua on izin_wa is 'Consents are not removed.';
comment on trigger izin_wa_buang_kiriman on izin_wa is 'With a consent, the messages that wait for it are removed.';
comment on trigger users_akhiri_izin_wa on users is 'Another phone number or a closed account ends the consent to WhatsApp messages.';
comment on table kiriman_wa is 'A WhatsApp message that is not delivered yet. It has no text: all of them say the same.';
comment on constraint kiriman_wa_sekali on kiriman_wa is 'A person gets one message of an event.';
comment on constraint kiriman_wa_pesan_sekali on kiriman_wa is 'A status of Meta is of one message.';
comment on constraint kiriman_wa_pesan on kiriman_wa is 'The SHA-256 of the id that Meta gave the message, by which its statuses are recognised.';
comment on table jeda_wa is 'Has a row while Meta refuses every message of this service: its error code, since when, and when one message is tried.';
