-- One open alert for each person. Before, each consultation and each source had one of its own: an account that raised hundreds hid the
-- calls of all others. What raised an alert, and how often, stands in peringatan_sebab.

create table peringatan_sebab (
  peringatan_id int         not null references peringatan,
  sumber        text        not null,
  jadwal_id     int         references konsultasi,
  pertama       timestamptz not null,
  terakhir      timestamptz not null,
  kali          int         not null default 1,
  constraint peringatan_sebab_satu unique nulls not distinct (peringatan_id, sumber, jadwal_id),
  constraint peringatan_sebab_sumber check (sumber in ('pemesanan', 'percakapan', 'diminta', 'skrining')),
  constraint peringatan_sebab_tentang check ((sumber = 'pemesanan' or sumber = 'percakapan') = (jadwal_id is not null)),
  constraint peringatan_sebab_kali check (kali >= 1 and terakhir >= pertama)
);
create index peringatan_sebab_konsultasi on peringatan_sebab (jadwal_id) where jadwal_id is not null;

-- The alerts that are there. Of a person's open ones that with the wish to be called stays, because its place is encrypted for its
-- number; otherwise the oldest. The others become its causes.
alter table peringatan disable trigger user;
alter table peringatan_kepada disable trigger user;
create temporary table gabung on commit drop as
  select peringatan_id, first_value(peringatan_id) over w as ke from peringatan where ditutup_pada is null
  window w as (partition by user_id order by sumber <> 'diminta', dibuat, peringatan_id);
insert into peringatan_sebab (peringatan_id, sumber, jadwal_id, pertama, terakhir, kali)
  select coalesce(g.ke, p.peringatan_id), p.sumber, p.jadwal_id, min(p.dibuat), max(p.terakhir), sum(1 + (p.terakhir > p.dibuat)::int)
  from peringatan p left join gabung g using (peringatan_id) group by 1, 2, 3;
-- One that a person handles stays theirs where no other waits.
update peringatan p set dibuat = least(p.dibuat, s.dibuat), terakhir = greatest(p.terakhir, s.terakhir), berikut = least(p.berikut, s.berikut),
    diakui_oleh = case when s.diakui then p.diakui_oleh end, diakui_pada = case when s.diakui then p.diakui_pada end
  from (select g.ke, min(dibuat) as dibuat, max(terakhir) as terakhir, min(berikut) as berikut, bool_and(diakui_oleh is not null) as diakui
    from gabung g join peringatan using (peringatan_id) where g.ke <> g.peringatan_id group by g.ke) s
  where p.peringatan_id = s.ke;
insert into peringatan_kepada (peringatan_id, putaran, langkah, user_id, pada)
  select g.ke, k.putaran, k.langkah, k.user_id, k.pada from peringatan_kepada k join gabung g using (peringatan_id)
  where g.ke <> g.peringatan_id on conflict do nothing;
insert into peringatan_lanjutan (peringatan_id, putaran, tahap, pada)
  select g.ke, l.putaran, l.tahap, l.pada from peringatan_lanjutan l join gabung g using (peringatan_id)
  where g.ke <> g.peringatan_id on conflict do nothing;
delete from peringatan_kepada where peringatan_id in (select peringatan_id from gabung where ke <> peringatan_id);
delete from peringatan_lanjutan where peringatan_id in (select peringatan_id from gabung where ke <> peringatan_id);
delete from peringatan where peringatan_id in (select peringatan_id from gabung where ke <> peringatan_id);
alter table peringatan_kepada enable trigger user;
alter table peringatan enable trigger user;

drop index peringatan_satu_konsultasi, peringatan_satu_orang, peringatan_satu_skrining, peringatan_orang;
create unique index peringatan_satu_orang on peringatan (user_id) where ditutup_pada is null;
alter table peringatan drop constraint peringatan_tentang;
drop trigger peringatan_sebut on peringatan;
drop function sebut_peringatan_baru();
drop trigger peringatan_sebut_lagi on peringatan;
drop function sebut_peringatan_lagi();
drop function peringatkan(int, text, timestamptz);

create or replace function jaga_peringatan() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.peringatan_id, new.user_id, new.dibuat) is distinct from (old.peringatan_id, old.user_id, old.dibuat)
      or new.terakhir < old.terakhir or new.putaran < old.putaran
      or (old.diakui_oleh is not null and new.diakui_oleh is distinct from old.diakui_oleh
        and not (new.diakui_oleh is null and new.putaran = old.putaran + 1))
      or (old.ditutup_pada is not null and (new.terakhir, new.telepon, new.hubungi_sebelum, new.putaran, new.langkah, new.berikut,
          new.diakui_oleh, new.diakui_pada, new.ditutup_oleh, new.ditutup_pada)
        is distinct from (old.terakhir, old.telepon, old.hubungi_sebelum, old.putaran, old.langkah, old.berikut,
          old.diakui_oleh, old.diakui_pada, old.ditutup_oleh, old.ditutup_pada))
      or (old.ditutup_pada is not null and ((old.tempat is null) <> (new.tempat is null)
        or (new.tempat <> old.tempat and substring(new.tempat from 2 for 4) = substring(old.tempat from 2 for 4))
        or (new.catatan <> old.catatan and substring(new.catatan from 2 for 4) = substring(old.catatan from 2 for 4))))
    then
      raise exception 'alerts are acknowledged and closed' using errcode = 'restrict_violation', constraint = 'peringatan_tetap';
    end if;
    return new;
  end if;
  raise exception 'alerts stay' using errcode = 'restrict_violation', constraint = 'peringatan_tetap';
end $$;

alter table peringatan drop column sumber, drop column jadwal_id;
alter table peringatan add constraint peringatan_diminta
  check (telepon is not null or (tempat is null and hubungi_sebelum is null));

-- Raises the alert of a person, or raises the open one once more, for this cause.
create function peringatkan(orang int, dari text, tentang int, kini timestamptz) returns int language sql as $$
  with satu as (
    insert into peringatan as p (user_id, dibuat, terakhir, berikut) values (orang, kini, kini, kini + interval '5 minutes')
    on conflict (user_id) where ditutup_pada is null do update set terakhir = greatest(p.terakhir, excluded.terakhir)
    returning peringatan_id
  )
  insert into peringatan_sebab as s (peringatan_id, sumber, jadwal_id, pertama, terakhir)
  select peringatan_id, dari, tentang, kini, kini from satu
  on conflict (peringatan_id, sumber, jadwal_id)
    do update set terakhir = greatest(s.terakhir, excluded.terakhir), kali = s.kali + 1
  returning peringatan_id
$$;

create or replace function peringatkan_konsultasi() returns trigger language plpgsql as $$
begin
  perform peringatkan(new.user_id, 'pemesanan', new.jadwal_id, new.created_at);
  update konsultasi set bahaya = false where jadwal_id = new.jadwal_id;
  return null;
end $$;

create or replace function peringatkan_percakapan() returns trigger language plpgsql as $$
begin
  perform peringatkan(k.user_id, 'percakapan', k.jadwal_id, new.waktu_kirim) from konsultasi k where k.jadwal_id = new.jadwal_id;
  update percakapan set bahaya = false where id = new.id;
  return null;
end $$;

create or replace function peringatkan_skrining() returns trigger language plpgsql as $$
begin
  perform peringatkan(new.user_id, 'skrining', null, new.dibuat_pada);
  return null;
end $$;

-- Those on duty are notified of a new alert; the professional of a consultation is notified of each cause that stands in it.
create function sebut_peringatan_baru() returns trigger language plpgsql as $$
begin
  perform sebut_peringatan(new.peringatan_id, new.putaran, 0, new.dibuat);
  return null;
end $$;
create trigger peringatan_sebut after insert on peringatan for each row execute function sebut_peringatan_baru();

create function sebut_peringatan_sebab() returns trigger language plpgsql as $$
begin
  insert into peristiwa (jenis, jadwal_id, mulai, sejak)
  select 'peringatan_konsultasi', k.jadwal_id, k.mulai, new.pertama from konsultasi k where k.jadwal_id = new.jadwal_id;
  return null;
end $$;
create trigger peringatan_sebab_sebut after insert on peringatan_sebab for each row when (new.jadwal_id is not null)
  execute function sebut_peringatan_sebab();

-- While a person handles the alert, they are notified when it is raised again: by each source at most once in 15 minutes. Where they are not on duty
-- now, those on duty are notified too, and every holder of the duty where no one is. An alert without a person escalates anyway.
create function sebut_peringatan_lagi() returns trigger language plpgsql as $$
declare
  penangan peringatan;
  sebelumnya timestamptz;
begin
  select * into penangan from peringatan where peringatan_id = new.peringatan_id and diakui_oleh is not null;
  if not found then return null; end if;
  select max(terakhir) into sebelumnya from peringatan_sebab
    where peringatan_id = new.peringatan_id and sumber = new.sumber and jadwal_id is distinct from new.jadwal_id;
  if tg_op = 'UPDATE' then sebelumnya := greatest(sebelumnya, old.terakhir); end if;
  if sebelumnya > penangan.diakui_pada and new.terakhir < sebelumnya + interval '15 minutes' then return null; end if;
  insert into peristiwa (jenis, user_id, sejak)
  select 'peringatan', kepada, new.terakhir from (
    select penangan.diakui_oleh as kepada
    union
    select kepada from penerima_peringatan(case when exists (select from jaga where mulai <= new.terakhir and selesai > new.terakhir)
      then 0 else 1 end, new.terakhir)
    where not exists (
      select from jaga where user_id = penangan.diakui_oleh and mulai <= new.terakhir and selesai > new.terakhir)
  ) k order by kepada;
  return null;
end $$;
create trigger peringatan_sebut_lagi after insert or update on peringatan_sebab for each row execute function sebut_peringatan_lagi();

create function jaga_peringatan_sebab() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.peringatan_id, new.sumber, new.jadwal_id, new.pertama)
        is not distinct from (old.peringatan_id, old.sumber, old.jadwal_id, old.pertama)
      and new.terakhir >= old.terakhir and new.kali >= old.kali
      and exists (select from peringatan where peringatan_id = new.peringatan_id and ditutup_pada is null)
    then
      return new;
    end if;
  end if;
  raise exception 'what raised an alert stays' using errcode = 'restrict_violation', constraint = 'peringatan_sebab_tetap';
end $$;
create trigger peringatan_sebab_tetap before update or delete on peringatan_sebab for each row execute function jaga_peringatan_sebab();
create trigger peringatan_sebab_tetap_semua before truncate on peringatan_sebab for each statement
  execute function jaga_peringatan_sebab();

create or replace function pastikan_peringatan_konsultasi() returns trigger language plpgsql as $$
begin
  if exists (select from konsultasi where jadwal_id = new.jadwal_id and bahaya)
    or not exists (select from peringatan_sebab where jadwal_id = new.jadwal_id and sumber = 'pemesanan' and terakhir >= new.created_at)
  then
    raise exception 'words of danger without an alert' using errcode = 'check_violation', constraint = 'konsultasi_diperingatkan';
  end if;
  return null;
end $$;

create or replace function pastikan_peringatan_percakapan() returns trigger language plpgsql as $$
begin
  if exists (select from percakapan where id = new.id and bahaya)
    or not exists (
      select from peringatan_sebab where jadwal_id = new.jadwal_id and sumber = 'percakapan' and terakhir >= new.waktu_kirim)
  then
    raise exception 'words of danger without an alert' using errcode = 'check_violation', constraint = 'percakapan_diperingatkan';
  end if;
  return null;
end $$;

create or replace function pastikan_peringatan_skrining() returns trigger language plpgsql as $$
begin
  if not exists (
    select from peringatan p join peringatan_sebab s using (peringatan_id)
    where p.user_id = new.user_id and s.sumber = 'skrining' and s.terakhir >= new.dibuat_pada)
  then
    raise exception 'a sign of danger without an alert' using errcode = 'check_violation', constraint = 'skrining_diperingatkan';
  end if;
  return null;
end $$;

comment on table peringatan is 'Alerts: that a person may be in danger, or asks for a call, and who responded. One open for each person.';
comment on index peringatan_satu_orang is
  'One open alert for each person. Also answers whether one is open: then they may choose urgent types.';
comment on constraint peringatan_diminta on peringatan is 'A place and a promise belong to a wish to be called, which has a number.';
comment on column peringatan.telepon is 'The number that the patient wants to be called at; null where they did not ask for a call.';
comment on table peringatan_sebab is 'What raised an alert, and how often.';
comment on column peringatan_sebab.sumber is 'Words of danger in a complaint or in a message, the wish of the patient, or a question about danger in a screening.';
comment on column peringatan_sebab.jadwal_id is 'The consultation in which the words stand; null where the cause belongs to none.';
comment on column peringatan_sebab.pertama is 'When this first raised the alert.';
comment on column peringatan_sebab.terakhir is 'When this last raised the alert.';
comment on column peringatan_sebab.kali is 'How often this raised the alert.';
comment on constraint peringatan_sebab_satu on peringatan_sebab is 'One row for each cause of an alert.';
comment on constraint peringatan_sebab_sumber on peringatan_sebab is 'The known sources.';
comment on constraint peringatan_sebab_tentang on peringatan_sebab is 'Words in a complaint or in a message stand in a consultation.';
comment on constraint peringatan_sebab_kali on peringatan_sebab is 'It is counted from the first time on.';
comment on index peringatan_sebab_konsultasi is 'Whether a consultation has raised an alert.';
comment on function peringatkan is 'Raises the alert of a person, or raises the open one once more, for one cause.';
comment on trigger peringatan_sebut on peringatan is 'Writes the events of a new alert for those on duty.';
comment on trigger peringatan_sebab_sebut on peringatan_sebab is 'Writes the event for the professional in whose consultation the words stand.';
comment on trigger peringatan_sebut_lagi on peringatan_sebab is
  'Writes the events of an alert that is raised again while a person handles it: for that person, and for those on duty where that person is not.';
comment on trigger peringatan_sebab_tetap on peringatan_sebab is 'A cause of an open alert counts on. Otherwise it is neither changed nor deleted.';
comment on trigger peringatan_sebab_tetap_semua on peringatan_sebab is 'The same for truncate.';
