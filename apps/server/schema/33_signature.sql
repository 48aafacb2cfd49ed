-- The consent to psychology is signed for each psychologist.

alter table persetujuan
  add column profesional_id int references tenaga_profesional,
  add constraint persetujuan_psikolog check (keperluan = 'psikologi' or profesional_id is null);
comment on column persetujuan.profesional_id is 'The psychologist for whom it was signed; of other purposes null.';
comment on constraint persetujuan_psikolog on persetujuan is 'A psychologist is named for psychology alone. That one is named, the trigger of the same name says: what people said to psychology as a whole before stays as their history, also in a backup that is restored.';
create index persetujuan_profesional on persetujuan (profesional_id) where profesional_id is not null;
comment on index persetujuan_profesional is 'For its foreign key.';

create function guard_psikolog() returns trigger language plpgsql as $$
begin
  if not exists (select from tenaga_profesional where profesional_id = new.profesional_id and kelas = 'psikologi' for share) then
    raise exception 'no psychologist' using errcode = 'restrict_violation', constraint = 'persetujuan_psikolog';
  end if;
  return new;
end $$;
create trigger persetujuan_10_psikolog before insert on persetujuan for each row when (new.keperluan = 'psikologi')
  execute function guard_psikolog();
comment on trigger persetujuan_10_psikolog on persetujuan is 'A consent to psychology is for one psychologist, and not for a doctor.';

-- How long an answer is kept, of psychology for each psychologist.

create function guard_persetujuan_akhir() returns trigger language plpgsql as $$
begin
  if exists (
    select from users u where u.user_id = old.user_id and u.dihapus_pada < now() - interval ':BUKTI_TAHUN years'
    union all
    select from persetujuan p where p.user_id = old.user_id and p.keperluan = old.keperluan
      and p.profesional_id is not distinct from old.profesional_id and p.persetujuan_id > old.persetujuan_id
      and p.sikap <> 'setuju' and p.pada < now() - interval ':BUKTI_TAHUN years')
  then return old; end if;
  raise exception 'consents are kept as a proof' using errcode = 'restrict_violation', constraint = 'persetujuan_tetap';
end $$;
drop trigger persetujuan_10_tetap on persetujuan;
create trigger persetujuan_10_tetap before update or truncate on persetujuan for each statement execute function append_only('persetujuan_tetap');
create trigger persetujuan_10_simpan before delete on persetujuan for each row execute function guard_persetujuan_akhir();
comment on trigger persetujuan_10_tetap on persetujuan is 'Consents can be added to: they are not changed.';
comment on trigger persetujuan_10_simpan on persetujuan is 'An answer is kept for years after it was withdrawn or its account was erased. The last word of a person stays as long as the account: it is still heeded.';
grant delete on persetujuan to service;
