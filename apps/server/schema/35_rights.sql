-- The rights of a person: found by an index, and a statement beside a record.

-- What an erasure deletes and a copy reads is found by its person. `peristiwa` has no entry of a booking here, and a mail is
-- found by the key that it has anyway.
create index peristiwa_orang on peristiwa (user_id) where user_id is not null;
comment on index peristiwa_orang is 'What an erasure deletes. Events about a consultation are not in it.';
alter table surat drop constraint surat_sekali, add constraint surat_sekali unique (user_id, peristiwa_id);
comment on constraint surat_sekali on surat is 'An event makes one mail for a person. The person comes first: their mails are found by it.';
create index bilik_orang on bilik (user_id);
drop index reset_password_user;
create index reset_password_user on reset_password (user_id);
create index daftar_tunggu_orang on daftar_tunggu (user_id);
create index tawaran_orang on tawaran (user_id);
create index rangkaian_orang on rangkaian (user_id);
create index antrean_konsultasi on antrean (jadwal_id);
create index peringatan_orang on peringatan (user_id);
create index buka_darurat_konsultasi on buka_darurat (jadwal_id);
create index ekspor_akun_oleh on ekspor_akun (oleh);
drop index insiden_terdampak_orang;
create index insiden_terdampak_orang on insiden_terdampak (user_id);
comment on index insiden_terdampak_orang is 'What a person is told, and their copy.';

-- A correction of a record that was refused: the person's own statement stands beside the record.
alter table permintaan
  add column pernyataan sealed,
  add column pernyataan_pada timestamptz,
  add constraint permintaan_pernyataan check (num_nonnulls(pernyataan, pernyataan_pada) in (0, 2)
    and (pernyataan is null or (jenis = 'perbaikan' and status = 'ditolak' and jadwal_id is not null)));
comment on column permintaan.pernyataan is 'Encrypted: what the person says to a record whose correction was refused. It is shown beside the record.';
comment on constraint permintaan_pernyataan on permintaan is 'A statement is about a record whose correction was refused.';
create index permintaan_pernyataan_konsultasi on permintaan (jadwal_id) where pernyataan is not null;
comment on index permintaan_pernyataan_konsultasi is 'The statements beside a record.';
grant update (pernyataan), update (pernyataan_pada) on permintaan to service;
create trigger permintaan_10_pernyataan before delete on permintaan for each row when (old.pernyataan is not null)
  execute function append_only('permintaan_tetap');
comment on trigger permintaan_10_pernyataan on permintaan is 'A statement is a part of the record, which is kept longer than requests are.';
create or replace function guard_permintaan() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.jadwal_id, new.jenis, new.kanal, new.dicatat_oleh, new.diterima_pada, new.dicatat_pada, new.batas)
      is distinct from (old.user_id, old.jadwal_id, old.jenis, old.kanal, old.dicatat_oleh, old.diterima_pada, old.dicatat_pada, old.batas)
    or (old.ditutup_pada is not null and (new.status, new.penanggung_jawab, new.alasan_tolak, new.dikonfirmasi_pada, new.ditutup_pada)
      is distinct from (old.status, old.penanggung_jawab, old.alasan_tolak, old.dikonfirmasi_pada, old.ditutup_pada))
    or (old.berakhir_pada is not null and new.berakhir_pada is distinct from old.berakhir_pada)
    or (old.pernyataan_pada is not null and new.pernyataan_pada is distinct from old.pernyataan_pada)
    -- A rotation of keys encrypts the same words again.
    or (new.isi is distinct from old.isi and substring(new.isi from 2 for 4) is not distinct from substring(old.isi from 2 for 4))
    or (old.ditutup_pada is not null and new.jawaban is distinct from old.jawaban
      and substring(new.jawaban from 2 for 4) is not distinct from substring(old.jawaban from 2 for 4))
    or (old.pernyataan is not null and new.pernyataan is distinct from old.pernyataan
      and substring(new.pernyataan from 2 for 4) is not distinct from substring(old.pernyataan from 2 for 4)) then
    raise exception 'this of a request does not change' using errcode = 'restrict_violation', constraint = 'permintaan_tetap';
  end if;
  return new;
end $$;

drop trigger permintaan_10_kunci on permintaan;
create trigger permintaan_10_kunci before insert or update of isi, jawaban, pernyataan on permintaan for each row
  execute function current_key('isi', 'jawaban', 'pernyataan');

-- Two people send the letters of an incident, and its deadline is told like that of a request.
alter table insiden add column dikabari timestamptz;
comment on column insiden.dikabari is 'The stage of the deadline of which the officers were told last.';
alter table insiden_langkah drop constraint insiden_langkah_jenis_check,
  add constraint insiden_langkah_jenis_check check (jenis in (:semuaLangkahInsiden));

create function pengaju_insiden(insiden int) returns int language sql stable as $$
  select l.oleh from (
    select jenis, oleh from insiden_langkah
    where insiden_id = insiden and jenis in ('diajukan', 'diubah', 'terdampak', 'diberitahukan') order by langkah_id desc limit 1
  ) l where l.jenis = 'diajukan'
$$;
comment on function pengaju_insiden is 'Who asked to send the letters of an incident as they are; null where no one has, or something has changed since.';
grant execute on function pengaju_insiden to service;

create function guard_dua_orang() returns trigger language plpgsql as $$
begin
  if pengaju_insiden(new.insiden_id) is null then
    raise exception 'the letters were not asked for' using errcode = 'restrict_violation', constraint = 'insiden_belum_diajukan';
  end if;
  if pengaju_insiden(new.insiden_id) = new.oleh
    and exists (select from users where level_id = 1 and status_user = 'aktif' and user_id <> new.oleh) then
    raise exception 'another person sends the letters' using errcode = 'restrict_violation', constraint = 'insiden_dua_orang';
  end if;
  return new;
end $$;
create trigger insiden_langkah_10_dua_orang before insert on insiden_langkah for each row when (new.jenis = 'diberitahukan')
  execute function guard_dua_orang();
comment on trigger insiden_langkah_10_dua_orang on insiden_langkah is 'Letters leave when another person than the one who asked for it approves. Only where no other admin is there does one person do both: the deadline of the law does not wait.';
