-- The register of incidents: failures to protect personal data.

create table insiden (
  insiden_id     int generated always as identity primary key,
  judul          text not null constraint insiden_judul_check check (length(judul) between 1 and :maxLength.judul_insiden),
  tingkat        text not null constraint insiden_tingkat_check check (tingkat in (:semuaTingkat)),
  diketahui_pada timestamptz not null,
  batas          timestamptz not null,
  dibuka_pada    timestamptz not null,
  kelas_data     text[] not null default '{}' constraint insiden_kelas_check check (kelas_data <@ array[:semuaKelasData]),
  terjadi_dari   timestamptz,
  terjadi_sampai timestamptz,
  cara           text constraint insiden_cara_check check (length(cara) between 1 and :maxLength.insiden),
  upaya          text constraint insiden_upaya_check check (length(upaya) between 1 and :maxLength.insiden),
  saran          text constraint insiden_saran_check check (length(saran) between 1 and :maxLength.insiden),
  dikirim_pada   timestamptz,
  nomor_bukti    text constraint insiden_bukti_check check (length(nomor_bukti) between 1 and :maxLength.nomor_bukti),
  ditutup_pada   timestamptz,
  constraint insiden_tiga_hari check (extract(epoch from batas) - extract(epoch from diketahui_pada) = 3600 * :TENGGAT_JAM),
  constraint insiden_jam check (diketahui_pada <= dibuka_pada),
  constraint insiden_urut check (terjadi_dari <= terjadi_sampai),
  constraint insiden_lembaga check ((dikirim_pada is null) = (nomor_bukti is null))
);
comment on table insiden is 'Failures to protect personal data: since when they are known, what the letters say of them, and how far the notices are.';
comment on column insiden.diketahui_pada is 'When the clinic learned of it, from which the hours of the law count.';
comment on column insiden.cara is 'How it happened. Like `upaya` and `saran`, it is written for the letters and read by all whom it affects.';
comment on column insiden.dikirim_pada is 'When the letter to the authority was sent, outside of the product.';
comment on column insiden.nomor_bukti is 'The number of its receipt.';
comment on constraint insiden_tiga_hari on insiden is 'The deadline follows from when it became known.';
comment on constraint insiden_jam on insiden is 'It is not known only after it was written down.';
comment on constraint insiden_urut on insiden is 'It ends after it began.';
comment on constraint insiden_lembaga on insiden is 'A letter that was sent has a receipt.';
grant select, insert, update on insiden to service;
grant usage on sequence insiden_insiden_id_seq to service;

create function guard_insiden() returns trigger language plpgsql as $$
begin
  if old.ditutup_pada is not null then
    raise exception 'the incident is closed' using errcode = 'restrict_violation', constraint = 'insiden_ditutup';
  end if;
  if new.diketahui_pada > old.diketahui_pada or new.dibuka_pada <> old.dibuka_pada then
    raise exception 'the clock of an incident is not put back' using errcode = 'restrict_violation', constraint = 'insiden_jam';
  end if;
  return new;
end $$;
create trigger insiden_10_jam before update on insiden for each row execute function guard_insiden();
comment on trigger insiden_10_jam on insiden is 'Refuses a change of a closed incident, and a later time at which it became known.';

create function guard_insiden_terbuka() returns trigger language plpgsql as $$
begin
  -- Locked, the incident is not closed before this commits.
  if exists (select from insiden where insiden_id = new.insiden_id and ditutup_pada is not null for share) then
    raise exception 'the incident is closed' using errcode = 'restrict_violation', constraint = 'insiden_ditutup';
  end if;
  return new;
end $$;

create table insiden_langkah (
  langkah_id bigint generated always as identity primary key,
  insiden_id int not null references insiden,
  jenis      text not null constraint insiden_langkah_jenis_check check (jenis in (:semuaLangkahInsiden)),
  isi        text not null,
  pada       timestamptz not null,
  oleh       int not null references users
);
comment on table insiden_langkah is 'What was done about an incident, step by step, with the letters as they were sent.';
create index insiden_langkah_insiden on insiden_langkah (insiden_id, langkah_id);
grant select, insert on insiden_langkah to service;
grant usage on sequence insiden_langkah_langkah_id_seq to service;
create trigger insiden_langkah_10_terbuka before insert on insiden_langkah for each row execute function guard_insiden_terbuka();
comment on trigger insiden_langkah_10_terbuka on insiden_langkah is 'Refuses a step of a closed incident.';
create trigger insiden_langkah_10_tetap before update or delete or truncate on insiden_langkah for each statement
  execute function append_only('');
comment on trigger insiden_langkah_10_tetap on insiden_langkah is 'Steps can be added to: they are neither changed nor deleted.';

create table insiden_terdampak (
  insiden_id     int not null references insiden,
  user_id        int not null references users,
  cara           text not null constraint insiden_terdampak_cara_check check (cara in (:semuaCaraTerdampak)),
  ditambah_pada  timestamptz not null,
  diberitahu_pada timestamptz,
  dibaca_pada    timestamptz,
  primary key (insiden_id, user_id),
  constraint insiden_terdampak_urut check (dibaca_pada is null or diberitahu_pada is not null)
);
comment on table insiden_terdampak is 'The people whom an incident affects, how they were found, when they were notified, and when they have read it.';
comment on constraint insiden_terdampak_urut on insiden_terdampak is 'A person reads what they were notified of.';
create index insiden_terdampak_orang on insiden_terdampak (user_id) where diberitahu_pada is not null;
comment on index insiden_terdampak_orang is 'What a person is told.';
grant select, insert, update (diberitahu_pada), update (dibaca_pada) on insiden_terdampak to service;

create function guard_terdampak() returns trigger language plpgsql as $$
begin
  if old.diberitahu_pada is not null and new.diberitahu_pada is distinct from old.diberitahu_pada then
    raise exception 'a person is notified once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger insiden_terdampak_10_sekali before update on insiden_terdampak for each row execute function guard_terdampak();
comment on trigger insiden_terdampak_10_sekali on insiden_terdampak is 'When a person was notified stays as it is.';
create trigger insiden_terdampak_10_terbuka before insert or update of diberitahu_pada on insiden_terdampak for each row
  execute function guard_insiden_terbuka();
comment on trigger insiden_terdampak_10_terbuka on insiden_terdampak is 'Refuses to add and to notify people of a closed incident. They can still say that they have read it.';
create trigger insiden_terdampak_10_tetap before delete or truncate on insiden_terdampak for each statement execute function append_only('');
comment on trigger insiden_terdampak_10_tetap on insiden_terdampak is 'Who is affected stays affected.';
