-- The erasure of an account, apart from the medical record.

alter table users add column dihapus_pada timestamptz;
comment on column users.dihapus_pada is 'When the account was erased: it names no person any more, and is never used again.';
alter table users add constraint users_dihapus check (dihapus_pada is null or (
  status_user = 'nonaktif' and email ~ '@dihapus\.invalid$' and password_hash = '$argon2id$dihapus'
  and phone_number is null and gender is null and no_bpjs_segel is null and foto_versi is null));
comment on constraint users_dihapus on users is 'Of an erased account nothing is left that names or reaches its person, and no password opens it.';

create function guard_dihapus() returns trigger language plpgsql as $$
begin
  if (new.level_id, new.name, new.email, new.password_hash, new.phone_number, new.gender, new.no_bpjs_segel, new.status_user, new.foto_versi, new.dihapus_pada)
    is distinct from (old.level_id, old.name, old.email, old.password_hash, old.phone_number, old.gender, old.no_bpjs_segel, old.status_user, old.foto_versi, old.dihapus_pada) then
    raise exception 'this account was erased' using errcode = 'restrict_violation', constraint = 'users_dihapus_tetap';
  end if;
  return new;
end $$;
create trigger users_10_dihapus before update on users for each row when (old.dihapus_pada is not null) execute function guard_dihapus();
comment on trigger users_10_dihapus on users is 'An erased account is not given to a person again.';

create table identitas_rekam (
  user_id       int primary key references users,
  isi           sealed not null,
  dikunci_pada  timestamptz not null,
  simpan_sampai date not null
);
comment on table identitas_rekam is 'Whose the medical record of an erased account is: the law keeps the record, so it keeps to whom it belongs. No call shows it.';
comment on column identitas_rekam.isi is 'Encrypted: name, e-mail, telephone, gender and BPJS number as JSON.';
comment on column identitas_rekam.simpan_sampai is ':REKAM_TAHUN years after the last visit.';
grant select, insert on identitas_rekam to service;
create trigger identitas_rekam_10_tetap before delete or truncate on identitas_rekam for each statement execute function append_only('identitas_rekam_tetap');
create trigger identitas_rekam_10_tetap_isi before update on identitas_rekam for each row execute function append_only('identitas_rekam_tetap', 'isi');
comment on trigger identitas_rekam_10_tetap_isi on identitas_rekam is 'An identity is neither changed nor deleted; a rotation of keys encrypts it again.';
create trigger identitas_rekam_10_kunci before insert or update of isi on identitas_rekam for each row execute function current_key('isi');

create table penghapusan (
  user_id       int primary key references users,
  permintaan_id int references permintaan,
  pada          timestamptz not null,
  jumlah        jsonb not null check (jsonb_typeof(jumlah) = 'object')
);
comment on table penghapusan is 'The erasures that were carried out: a restore of an older backup carries them out again.';
comment on column penghapusan.permintaan_id is 'The request; null where a restore carried it out again and the backup does not have the request.';
comment on column penghapusan.jumlah is 'How many rows of each table were deleted.';
grant select, insert on penghapusan to service;
create trigger penghapusan_10_tetap before update or delete or truncate on penghapusan for each statement execute function append_only('penghapusan_tetap');
comment on trigger penghapusan_10_tetap on penghapusan is 'That an account was erased is neither changed nor deleted.';

-- The number of an erased person is not kept with the proof of their consent.
alter table izin_wa alter column nomor drop not null;
alter table izin_wa add constraint izin_wa_nomor_ada check (nomor is not null or dicabut_pada is not null);
comment on constraint izin_wa_nomor_ada on izin_wa is 'A consent in force has its number; that of an erased person has none.';
grant update (nomor) on izin_wa to service;
drop trigger izin_wa_10_tetap_isi on izin_wa;
create trigger izin_wa_10_tetap_isi before update on izin_wa for each row
  when (not (old.dicabut_pada is null and new.dicabut_pada is not null
      and (new.izin_id, new.user_id, new.nomor, new.diberi_pada) = (old.izin_id, old.user_id, old.nomor, old.diberi_pada))
    and not (old.dicabut_pada is not null and new.nomor is null
      and (new.izin_id, new.user_id, new.diberi_pada, new.dicabut_pada, new.sebab) = (old.izin_id, old.user_id, old.diberi_pada, old.dicabut_pada, old.sebab)))
  execute function append_only('izin_wa_tetap');
comment on trigger izin_wa_10_tetap_isi on izin_wa is 'A consent is withdrawn once, and loses its number when its person is erased; it is not changed otherwise, and not removed.';

-- An erasure deletes what the register marks so.
grant delete on perangkat_dikenal to service;
grant delete on tautan_email to service;
grant delete on tawaran to service;
grant delete on usia to service;
