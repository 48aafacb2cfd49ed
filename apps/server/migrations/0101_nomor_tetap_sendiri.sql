-- 119 is the ambulance. Its extension 8 is counselling, and does not stand for it.
create or replace function jaga_nomor_darurat() returns trigger language plpgsql as $$
begin
  if (select count(distinct nomor) < 2 from nomor_darurat where nomor in ('119', '112') and ext is null and hari is null) then
    raise exception 'the numbers 119 and 112 stay' using errcode = 'check_violation', constraint = 'nomor_darurat_tersisa';
  end if;
  return null;
end $$;

do $$
begin
  if exists (select from nomor_darurat where nomor = '119' and ext is null and hari is null) then
    return;
  end if;
  -- A full list loses its last number that is none of these two.
  delete from nomor_darurat where urutan = (
    select max(urutan) from nomor_darurat where nomor <> '112' and (select count(*) from nomor_darurat) >= 12);
  insert into nomor_darurat (urutan, nomor, label, label_en, diperiksa)
  select min(n), '119', 'ambulans dan gawat darurat medis', 'ambulance and medical emergencies', date '2026-11-20'
  from generate_series(1, 12) n where not exists (select from nomor_darurat where urutan = n);
end $$;
