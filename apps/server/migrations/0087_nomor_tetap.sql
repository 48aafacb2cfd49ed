-- The national numbers for ambulances and emergencies stay in the list, beside those that an admin writes.
create or replace function jaga_nomor_darurat() returns trigger language plpgsql as $$
begin
  if (select count(distinct nomor) < 2 from nomor_darurat where nomor in ('119', '112') and hari is null) then
    raise exception 'the numbers 119 and 112 stay' using errcode = 'check_violation', constraint = 'nomor_darurat_tersisa';
  end if;
  return null;
end $$;
drop trigger nomor_darurat_tersisa on nomor_darurat;
create constraint trigger nomor_darurat_tersisa after update or delete on nomor_darurat deferrable initially deferred
  for each row execute function jaga_nomor_darurat();
comment on trigger nomor_darurat_tersisa on nomor_darurat is 'Refuses a transaction that leaves 119 or 112 out, or limits their hours.';
comment on function jaga_nomor_darurat is 'Refuses a list of emergency numbers without 119 or 112, at the commit.';

-- Last: a row that is deleted leaves a check for the commit, and its trigger cannot be replaced after that.
do $$
declare
  tetap record;
begin
  for tetap in select * from (values
    ('119', 'ambulans dan gawat darurat medis', 'ambulance and medical emergencies'),
    ('112', 'panggilan darurat (tersedia di sebagian kota/kabupaten)', 'emergency calls (available in some cities and regencies)')
  ) n (nomor, label, label_en)
  loop
    continue when exists (select from nomor_darurat d where d.nomor = tetap.nomor and d.hari is null);
    -- A full list loses its last number that is none of these two.
    delete from nomor_darurat where urutan = (
      select max(urutan) from nomor_darurat d where (d.nomor not in ('119', '112') or d.hari is not null)
      and (select count(*) from nomor_darurat) >= 12);
    insert into nomor_darurat (urutan, nomor, label, label_en, diperiksa)
    select min(n), tetap.nomor, tetap.label, tetap.label_en, date '2026-11-20'
    from generate_series(1, 12) n where not exists (select from nomor_darurat where urutan = n);
  end loop;
end $$;
