-- Retention: how long each class of data lives, and what must outlive it.

alter table users add column nonaktif_sejak timestamptz;
comment on column users.nonaktif_sejak is 'Since when the account is closed; null while it is active.';
update users set nonaktif_sejak = updated_at where status_user = 'nonaktif';
alter table users add constraint users_nonaktif_sejak check ((status_user = 'nonaktif') = (nonaktif_sejak is not null));
comment on constraint users_nonaktif_sejak on users is 'A closed account says since when, and only a closed one.';

create function set_nonaktif_sejak() returns trigger language plpgsql as $$
begin
  if new.status_user <> 'nonaktif' then new.nonaktif_sejak := null;
  elsif tg_op = 'INSERT' or old.status_user <> 'nonaktif' then new.nonaktif_sejak := new.updated_at;
  end if;
  return new;
end $$;
create trigger users_20_nonaktif_sejak before insert or update of status_user on users for each row execute function set_nonaktif_sejak();
comment on trigger users_20_nonaktif_sejak on users is 'Notes when an account is closed.';

-- With a default: a process of the version before signs people in while a server is upgraded.
alter table perangkat_dikenal add column terakhir_pada timestamptz not null default now();
comment on column perangkat_dikenal.terakhir_pada is 'The last login from it. It was not noted before this column was there, so it counts from then on.';
create index perangkat_dikenal_terakhir on perangkat_dikenal (terakhir_pada);
grant update (terakhir_pada) on perangkat_dikenal to service;

alter table rekam_draf add column diingatkan_pada timestamptz;
comment on column rekam_draf.diingatkan_pada is 'When its author was told that it will end; null again once it is changed.';

create index pemberitahuan_belum on pemberitahuan (created_at) where dibaca_pada is null;
comment on index pemberitahuan_belum is 'Which unread notices are old.';

create table akun_tidur (
  user_id       int primary key references users,
  sejak         timestamptz not null,
  surat_pertama timestamptz not null,
  surat_kedua   timestamptz,
  constraint akun_tidur_jarak check (surat_kedua >= surat_pertama + interval ':akunTidur.suratKeduaHari days')
);
comment on table akun_tidur is 'Accounts of patients that no one uses, with the two mails that warn their people before the erasure.';
comment on column akun_tidur.sejak is 'The last use of the account when the first mail was written. One that is used again leaves the table.';
comment on constraint akun_tidur_jarak on akun_tidur is 'Between the two mails a person has time to read the first.';
grant select, insert, update (surat_kedua), delete on akun_tidur to service;

create table retensi_jalan (
  jalan_id bigint generated always as identity primary key,
  pada     timestamptz not null,
  kelas    text not null constraint retensi_jalan_kelas_check check (kelas in (:semuaKelasRetensi)),
  batas    timestamptz not null,
  jumlah   int not null constraint retensi_jalan_jumlah_check check (jumlah >= 0),
  ms       int not null constraint retensi_jalan_ms_check check (ms >= 0),
  sebab    text constraint retensi_jalan_sebab_check check (sebab in (:semuaSebabRetensi))
);
comment on table retensi_jalan is 'What ended in each run of the retention, by class: proves that data were deleted when they should be.';
comment on column retensi_jalan.batas is 'What was older than this ended.';
comment on column retensi_jalan.sebab is 'Why the class did not end, or not all of it; null where it did.';
create index retensi_jalan_pada on retensi_jalan (pada desc, jalan_id);
grant select, insert, delete on retensi_jalan to service;

create function yang_ditahan() returns setof int language sql stable as $$
  select p.user_id from permintaan p where p.ditutup_pada is null or pembatasan_berlaku(p)
  union
  select t.user_id from insiden_terdampak t join insiden i on i.insiden_id = t.insiden_id where i.ditutup_pada is null
$$;
comment on function yang_ditahan is 'People of whom nothing ends: with an open request, a restriction in force, or an open incident that affects them.';
grant execute on function yang_ditahan to service;

-- What proves that the clinic kept the law ends after :BUKTI_TAHUN years, and not before.

create function keep_for_proof() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) ->> tg_argv[1])::timestamptz < now() - interval ':BUKTI_TAHUN years' then return old; end if;
  raise exception '% is kept as a proof', tg_table_name using errcode = 'restrict_violation', constraint = tg_argv[0];
end $$;
comment on function keep_for_proof is 'keep_for_proof(constraint, column): refuses to delete a row before :BUKTI_TAHUN years have passed since this time, by the clock of the database.';

create function keep_with_parent() returns trigger language plpgsql as $$
declare
  is_there boolean;
begin
  execute format('select exists (select from %I where %I = ($1).%2$I)', tg_argv[1], tg_argv[2]) into is_there using old;
  if is_there then
    raise exception '% is kept as a proof', tg_table_name using errcode = 'restrict_violation', constraint = tg_argv[0];
  end if;
  return old;
end $$;
comment on function keep_with_parent is 'keep_with_parent(constraint, table, column): refuses to delete a row but together with the one that it belongs to.';

drop trigger permintaan_10_tetap on permintaan;
create trigger permintaan_10_tetap before truncate on permintaan for each statement execute function append_only('permintaan_tetap');
create trigger permintaan_10_simpan before delete on permintaan for each row execute function keep_for_proof('permintaan_tetap', 'ditutup_pada');
comment on trigger permintaan_10_simpan on permintaan is 'A request proves that the clinic answered: it is kept for years after its end.';
grant delete on permintaan to service;

alter table permintaan_langkah drop constraint permintaan_langkah_permintaan_id_fkey;
alter table permintaan_langkah add constraint permintaan_langkah_permintaan_id_fkey
  foreign key (permintaan_id) references permintaan on delete cascade;
drop trigger permintaan_langkah_10_tetap on permintaan_langkah;
create trigger permintaan_langkah_10_tetap before update or truncate on permintaan_langkah for each statement
  execute function append_only('permintaan_tetap');
create trigger permintaan_langkah_10_simpan before delete on permintaan_langkah for each row
  execute function keep_with_parent('permintaan_tetap', 'permintaan', 'permintaan_id');
comment on trigger permintaan_langkah_10_tetap on permintaan_langkah is 'A step is not changed.';
comment on trigger permintaan_langkah_10_simpan on permintaan_langkah is 'A step ends with its request.';

drop trigger penghapusan_10_tetap on penghapusan;
create trigger penghapusan_10_tetap before update or truncate on penghapusan for each statement execute function append_only('penghapusan_tetap');
create trigger penghapusan_10_simpan before delete on penghapusan for each row execute function keep_for_proof('penghapusan_tetap', 'pada');
comment on trigger penghapusan_10_tetap on penghapusan is 'That an account was erased is not changed.';
comment on trigger penghapusan_10_simpan on penghapusan is 'That an account was erased is kept for years: no backup that a restore reads is as old.';
grant delete on penghapusan to service;

create trigger insiden_10_simpan before delete on insiden for each row execute function keep_for_proof('', 'ditutup_pada');
comment on trigger insiden_10_simpan on insiden is 'An incident is kept for years after its end.';
grant delete on insiden to service;

alter table insiden_langkah drop constraint insiden_langkah_insiden_id_fkey;
alter table insiden_langkah add constraint insiden_langkah_insiden_id_fkey foreign key (insiden_id) references insiden on delete cascade;
drop trigger insiden_langkah_10_tetap on insiden_langkah;
create trigger insiden_langkah_10_tetap before update or truncate on insiden_langkah for each statement execute function append_only('');
create trigger insiden_langkah_10_simpan before delete on insiden_langkah for each row
  execute function keep_with_parent('', 'insiden', 'insiden_id');
comment on trigger insiden_langkah_10_tetap on insiden_langkah is 'Steps can be added to: they are not changed.';
comment on trigger insiden_langkah_10_simpan on insiden_langkah is 'A step ends with its incident.';

alter table insiden_terdampak drop constraint insiden_terdampak_insiden_id_fkey;
alter table insiden_terdampak add constraint insiden_terdampak_insiden_id_fkey foreign key (insiden_id) references insiden on delete cascade;
drop trigger insiden_terdampak_10_tetap on insiden_terdampak;
create trigger insiden_terdampak_10_tetap before truncate on insiden_terdampak for each statement execute function append_only('');
create trigger insiden_terdampak_10_simpan before delete on insiden_terdampak for each row
  execute function keep_with_parent('', 'insiden', 'insiden_id');
comment on trigger insiden_terdampak_10_simpan on insiden_terdampak is 'Who is affected stays affected as long as the incident is kept.';

drop trigger izin_wa_10_tetap on izin_wa;
create trigger izin_wa_10_tetap before truncate on izin_wa for each statement execute function append_only('izin_wa_tetap');
create trigger izin_wa_10_simpan before delete on izin_wa for each row execute function keep_for_proof('izin_wa_tetap', 'dicabut_pada');
comment on trigger izin_wa_10_simpan on izin_wa is 'A consent is kept for years after it ended.';
grant delete on izin_wa to service;

-- The retention takes the place of this work.
delete from recurring_work where name = 'pembersihan';
