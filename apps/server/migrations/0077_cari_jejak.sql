-- The search of the data protection officer reads a range of one index, however rare the act and whichever the dates. See docs/adr/0077.

-- From here on nothing is chained until the migration ends; requests write to `jejak_baru` as always.
lock table jejak in share row exclusive mode;

create index jejak_nomor_tindakan on jejak (tindakan, nomor);
comment on index jejak_nomor_tindakan is 'The rows of an act in the order of their numbers.';

create table hari_jejak (
  hari     date   primary key,
  pertama  bigint not null,
  terakhir bigint not null,
  constraint hari_jejak_berurutan check (pertama <= terakhir)
) with (fillfactor = 50);
insert into hari_jejak select tanggal_wib(waktu), min(nomor), max(nomor) from jejak group by 1;

create function catat_hari_jejak() returns trigger language plpgsql as $$
begin
  insert into hari_jejak as h (hari, pertama, terakhir)
  select tanggal_wib(waktu), min(nomor), max(nomor) from baru group by 1
  on conflict (hari) do update set pertama = least(h.pertama, excluded.pertama), terakhir = greatest(h.terakhir, excluded.terakhir);
  return null;
end $$;
create trigger jejak_hari after insert on jejak referencing new table as baru
  for each statement execute function catat_hari_jejak();

-- A span that became narrower would hide rows from a search.
create function jaga_hari_jejak() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.hari <> old.hari or new.pertama > old.pertama or new.terakhir < old.terakhir then
    raise exception 'a span of hari_jejak only grows' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger hari_jejak_tumbuh before update or delete on hari_jejak for each row execute function jaga_hari_jejak();

-- Last, because it locks readers out until the migration ends. Dates are found by `hari_jejak` now.
drop index jejak_waktu;

comment on table hari_jejak is 'Which numbers of the trail a date of Jakarta has: every row of that date lies between both. Rows of other dates may lie there too, where clocks differ.';
comment on constraint hari_jejak_berurutan on hari_jejak is 'The last number of a date is not before the first.';
comment on trigger jejak_hari on jejak is 'Widens the spans of `hari_jejak` to the rows that were chained.';
comment on trigger hari_jejak_tumbuh on hari_jejak is 'A span only grows: a narrower one would hide rows of the trail from a search.';
