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
