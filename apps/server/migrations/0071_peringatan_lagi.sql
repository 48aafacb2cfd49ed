-- An alert that is left open goes on: after the reminders of 0068 the admins, every four hours. Only the latest step that is due is
-- recorded beside the first two, so that an alert that was forgotten for weeks costs no more than another.
alter table peringatan_lanjutan drop constraint peringatan_lanjutan_tahap;
alter table peringatan_lanjutan add constraint peringatan_lanjutan_tahap check (tahap >= 1);

create or replace function ingatkan_peringatan(kini timestamptz) returns void language sql as $$
  with lama as (
    select peringatan_id, putaran, diakui_oleh, diakui_pada from peringatan
    where ditutup_pada is null and diakui_pada <= kini - interval '60 minutes'
    order by peringatan_id
    for no key update skip locked
  ), langkah as (
    select peringatan_id, putaran, 1 as tahap from lama
    union all
    select peringatan_id, putaran, 2 from lama where diakui_pada <= kini - interval '120 minutes'
    union all
    select peringatan_id, putaran, 2 + floor(extract(epoch from kini - diakui_pada) / 14400)::int from lama
    where diakui_pada <= kini - interval '240 minutes'
  ), baru as (
    insert into peringatan_lanjutan (peringatan_id, putaran, tahap, pada)
    select peringatan_id, putaran, tahap, kini from langkah
    on conflict do nothing
    returning peringatan_id, tahap
  ), bertugas as (
    select distinct user_id from jaga where mulai <= kini and selesai > kini
  )
  insert into peristiwa (jenis, user_id, sejak)
  select kata, kepada, kini from (
    select baru.peringatan_id, 'peringatan' as kata, lama.diakui_oleh as kepada
    from baru join lama using (peringatan_id) where baru.tahap = 1
    union
    select baru.peringatan_id, 'peringatan', bertugas.user_id from baru cross join bertugas where baru.tahap = 2
    union
    select baru.peringatan_id, p.kata, p.kepada from baru cross join penerima_peringatan(1, kini) p
    where baru.tahap = 2 and not exists (select from bertugas)
    union
    select baru.peringatan_id, p.kata, p.kepada from baru cross join penerima_peringatan(2, kini) p where baru.tahap > 2
  ) k order by peringatan_id, kepada
$$;

-- The patient writes words of danger again, or asks again to be called, while a person handles the alert: that person is notified,
-- unless the last time was less than 15 minutes before. An alert without a person escalates anyway.
create function sebut_peringatan_lagi() returns trigger language plpgsql as $$
begin
  insert into peristiwa (jenis, user_id, sejak) values ('peringatan', new.diakui_oleh, new.terakhir);
  return null;
end $$;
create trigger peringatan_sebut_lagi after update of terakhir on peringatan for each row
  when (new.terakhir > old.terakhir and new.diakui_oleh is not null and new.ditutup_pada is null
    and (old.terakhir <= new.diakui_pada or new.terakhir >= old.terakhir + interval '15 minutes'))
  execute function sebut_peringatan_lagi();

comment on table peringatan_lanjutan is
  'The reminders of an alert that was acknowledged and not closed: 1 after an hour, 2 after two, then one every four hours.';
comment on constraint peringatan_lanjutan_tahap on peringatan_lanjutan is 'Steps are counted from 1.';
comment on trigger peringatan_sebut_lagi on peringatan is
  'Writes the event for the person who handles an alert that is raised again, at most once in 15 minutes.';
