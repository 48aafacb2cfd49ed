-- A weekly cap that fills closes all dates of its week, and what leaves the week opens them again. Pages that show another date
-- of the professional must read it again too; an event without a date says so.

create or replace function jaga_batas() returns trigger language plpgsql as $$
declare
  hari     date;
  -- The date that a move leaves, where it stays with the same professional, patient and type.
  lama     date;
  dibatasi boolean;
  berjatah boolean;
begin
  if new.status = 'dibatalkan' then
    return new;
  end if;
  select b.profesional_id is not null, k.batas_semester is not null into dibatasi, berjatah
  from jenis_konsultasi k left join batas_tenaga b on b.profesional_id = new.profesional_id
  where k.jenis_id = new.jenis_id;
  if not (dibatasi or berjatah) then
    return new;
  end if;
  hari := tanggal_wib(new.mulai);
  if tg_op = 'UPDATE' and old.status <> 'dibatalkan'
    and (old.profesional_id, old.user_id, old.jenis_id) = (new.profesional_id, new.user_id, new.jenis_id)
  then
    lama := tanggal_wib(old.mulai);
  end if;
  if dibatasi and lama is distinct from hari then
    perform pg_advisory_xact_lock(7021, new.profesional_id);
    case batas_penuh(new.profesional_id, hari, new.jadwal_id)
      when 'hari' then
        raise exception 'the day is full' using errcode = 'restrict_violation', constraint = 'konsultasi_batas_hari';
      when 'minggu' then
        raise exception 'the week is full' using errcode = 'restrict_violation', constraint = 'konsultasi_batas_minggu';
      else null;
    end case;
    perform kabari_slot(new.profesional_id, null)
    from batas_tenaga b cross join lateral (select date_trunc('week', hari::timestamp)::date as senin) w
    where b.profesional_id = new.profesional_id and b.per_minggu = 1 + (
      select count(*) from konsultasi k
      where k.profesional_id = new.profesional_id and k.status <> 'dibatalkan' and k.jadwal_id <> new.jadwal_id
        and k.mulai >= w.senin::timestamp at time zone 'Asia/Jakarta' and k.mulai < (w.senin + 7)::timestamp at time zone 'Asia/Jakarta');
  end if;
  if berjatah and exists (
    select from semester s where daterange(s.dari, s.sampai, '[]') @> hari and (daterange(s.dari, s.sampai, '[]') @> lama) is not true
  ) then
    perform pg_advisory_xact_lock(7022, new.user_id);
    if jatah_habis(new.user_id, new.jenis_id, hari, new.jadwal_id) is not null then
      raise exception 'the semester is used up' using errcode = 'restrict_violation', constraint = 'konsultasi_batas_semester';
    end if;
  end if;
  return new;
end $$;

create or replace function kabari_slot_konsultasi() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status <> 'dibatalkan' then
    perform kabari_slot(old.profesional_id, case when not exists (
      select from batas_tenaga b where b.profesional_id = old.profesional_id and b.per_minggu is not null
    ) then tanggal_wib(old.mulai) end);
  end if;
  -- The same message twice in one transaction is sent once.
  if tg_op <> 'DELETE' and new.status <> 'dibatalkan' then
    perform kabari_slot(new.profesional_id, tanggal_wib(new.mulai));
  end if;
  return null;
end $$;

