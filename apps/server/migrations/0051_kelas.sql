-- The class of a professional's consultations. It belongs to the professional and not to the level that the account has at a
-- moment: an account that moved from psychologist to physician would turn its records into medical ones. See docs/adr/0051.
create function kelas_level(level_id smallint) returns text language sql immutable
  return case level_id when 2 then 'medis' when 3 then 'psikologi' end;

alter table tenaga_profesional add column kelas text;
-- Of an account that is no professional any more, the speciality is the only trace of its profession.
update tenaga_profesional t
set kelas = coalesce(kelas_level(u.level_id), case when s.nama_spesialisasi ilike '%psikolog%' then 'psikologi' else 'medis' end)
from users u, spesialisasi s
where u.user_id = t.user_id and s.spesialisasi_id = t.spesialisasi_id;
alter table tenaga_profesional
  alter column kelas set not null,
  add constraint tenaga_profesional_kelas_kata check (kelas in ('medis', 'psikologi'));

-- The lock on the account waits for a change of its level, and makes a later change wait: of two at once, the second sees the
-- first. An account of another level has no class of its own; the product makes no professional of it.
create function isi_kelas() returns trigger language plpgsql as $$
begin
  select kelas_level(level_id) into new.kelas from users where user_id = new.user_id for share;
  new.kelas := coalesce(new.kelas, 'medis');
  return new;
end $$;
create trigger tenaga_profesional_kelas before insert on tenaga_profesional for each row execute function isi_kelas();

create function jaga_kelas() returns trigger language plpgsql as $$
begin
  if exists (select from konsultasi where profesional_id = new.profesional_id) then
    raise exception 'the class of a professional with consultations is fixed'
      using errcode = 'restrict_violation', constraint = 'tenaga_profesional_kelas_tetap';
  end if;
  return new;
end $$;
create trigger tenaga_profesional_kelas_tetap before update of kelas on tenaga_profesional for each row
  when (old.kelas is distinct from new.kelas) execute function jaga_kelas();

-- By its name it follows `users_menunggu_pemesanan`, which waits for bookings with the professional: it sees all of them.
-- A level that is no profession leaves the class as it is, so a detour over such a level leads to the same refusal.
create function ikuti_profesi() returns trigger language plpgsql as $$
begin
  update tenaga_profesional set kelas = kelas_level(new.level_id)
  where user_id = new.user_id and kelas <> kelas_level(new.level_id);
  return new;
end $$;
create trigger users_profesi before update of level_id on users for each row
  when (old.level_id is distinct from new.level_id) execute function ikuti_profesi();

comment on function kelas_level is 'The class of the consultations of a level; null where the level is no profession.';
comment on column tenaga_profesional.kelas is 'The class of all consultations with this professional: medical or psychology.';
comment on constraint tenaga_profesional_kelas_kata on tenaga_profesional is 'A class is `medis` or `psikologi`.';
comment on trigger tenaga_profesional_kelas on tenaga_profesional is 'Takes the class from the level of the account.';
comment on trigger tenaga_profesional_kelas_tetap on tenaga_profesional is 'Refuses another class where there is a consultation with the professional.';
comment on trigger users_profesi on users is 'Gives a professional the class of their new level. Refused where there is a consultation with them.';
