-- Caps of professionals a day and a week, and how many visits of a type a patient has in a semester. See docs/adr/0048.
create table batas_tenaga (
  profesional_id int primary key references tenaga_profesional,
  per_hari       smallint,
  per_minggu     smallint,
  constraint batas_tenaga_hari_check check (per_hari between 1 and 50),
  constraint batas_tenaga_minggu_check check (per_minggu between 1 and 200),
  -- Without a cap there is no row: a booking of such a professional reads no more than that.
  constraint batas_tenaga_ada check (per_hari is not null or per_minggu is not null)
);

create table semester (
  semester_id int generated always as identity primary key,
  nama        text not null,
  dari        date not null,
  sampai      date not null,
  constraint semester_nama_check check (nama = btrim(nama) and char_length(nama) between 1 and 60),
  constraint semester_urut check (sampai >= dari),
  constraint semester_tidak_bertumpuk exclude using gist (daterange(dari, sampai, '[]') with &&)
);
create unique index semester_nama_sekali on semester (lower(nama));

-- The other rules of type 1 stay as they are (jenis_umum_tetap); its quota is the clinic's choice.
alter table jenis_konsultasi
  add column batas_semester smallint,
  add constraint jenis_konsultasi_batas_semester_check check (batas_semester between 1 and 50);

-- More visits for one patient. The reason may be about health: it is encrypted like a complaint.
create table kelonggaran (
  kelonggaran_id int generated always as identity primary key,
  user_id        int         not null references users,
  jenis_id       int         not null references jenis_konsultasi,
  semester_id    int         not null references semester,
  tambahan       smallint    not null,
  alasan         bytea       not null,
  oleh           int         not null references users,
  sejak          timestamptz not null,
  constraint kelonggaran_sekali unique (user_id, jenis_id, semester_id),
  constraint kelonggaran_tambahan_check check (tambahan between 1 and 20),
  constraint kelonggaran_alasan_check check (get_byte(alasan, 0) = 1 and octet_length(alasan) > 33)
);
create function jaga_kunci_kelonggaran() returns trigger language plpgsql as $$
begin
  if not exists (select from data_key where key_id = substring(new.alasan from 2 for 4)) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger kelonggaran_kunci before insert or update of alasan on kelonggaran for each row
  execute function jaga_kunci_kelonggaran();

-- Which cap leaves no room for one more consultation on this date, in Jakarta: 'hari' or 'minggu'; null where there is room.
-- A consultation `kecuali` that moves within its day or week adds nothing to it.
create function batas_penuh(tenaga int, hari date, kecuali int) returns text language plpgsql stable as $$
begin
  return (
  select case
    when tanggal_wib(e.mulai) is distinct from $2 and b.per_hari <= (
      select count(*) from konsultasi k
      where k.profesional_id = $1 and k.status <> 'dibatalkan'
        and k.mulai >= $2::timestamp at time zone 'Asia/Jakarta' and k.mulai < ($2 + 1)::timestamp at time zone 'Asia/Jakarta'
    ) then 'hari'
    when date_trunc('week', tanggal_wib(e.mulai)::timestamp)::date is distinct from w.senin and b.per_minggu <= (
      select count(*) from konsultasi k
      where k.profesional_id = $1 and k.status <> 'dibatalkan'
        and k.mulai >= w.senin::timestamp at time zone 'Asia/Jakarta' and k.mulai < (w.senin + 7)::timestamp at time zone 'Asia/Jakarta'
    ) then 'minggu'
  end
  from batas_tenaga b
  cross join lateral (select date_trunc('week', $2::timestamp)::date as senin) w
  left join konsultasi e on e.jadwal_id = $3 and e.profesional_id = $1 and e.status <> 'dibatalkan'
  where b.profesional_id = $1
  );
end $$;

-- The dates of the weeks from that of `dari` to that of `sampai` on which a cap leaves no room, by the same counts; null where
-- there are none.
create function hari_penuh(tenaga int, dari date, sampai date) returns datemultirange language plpgsql stable as $$
begin
  return (
  with terpakai as (
    select tanggal_wib(k.mulai) as hari, date_trunc('week', tanggal_wib(k.mulai)::timestamp)::date as senin
    from konsultasi k
    where k.profesional_id = $1 and k.status <> 'dibatalkan'
      and k.mulai >= date_trunc('week', $2::timestamp) at time zone 'Asia/Jakarta'
      and k.mulai < (date_trunc('week', $3::timestamp) + interval '7 days') at time zone 'Asia/Jakarta'
  )
  select range_agg(p.tanggal)
  from batas_tenaga b
  cross join lateral (
    select daterange(k.hari, k.hari, '[]') as tanggal from terpakai k group by k.hari having count(*) >= b.per_hari
    union all
    select daterange(k.senin, k.senin + 7) from terpakai k group by k.senin having count(*) >= b.per_minggu
  ) p
  where b.profesional_id = $1
  );
end $$;

-- The number of visits of a type that a patient may have in the semester of this date, where they have as many; null where
-- there is room, no quota or no semester.
create function jatah_habis(pasien int, jenis int, hari date, kecuali int) returns int language plpgsql stable as $$
begin
  return (
  select q.batas
  from (
    select s.dari, s.sampai, k.batas_semester + coalesce((
      select l.tambahan from kelonggaran l where (l.user_id, l.jenis_id, l.semester_id) = ($1, $2, s.semester_id)), 0) as batas
    from jenis_konsultasi k join semester s on daterange(s.dari, s.sampai, '[]') @> $3
    where k.jenis_id = $2 and k.batas_semester is not null
  ) q
  where q.batas <= (
      select count(*) from konsultasi c
      where c.user_id = $1 and c.jenis_id = $2 and c.status <> 'dibatalkan'
        and c.mulai >= q.dari::timestamp at time zone 'Asia/Jakarta' and c.mulai < (q.sampai + 1)::timestamp at time zone 'Asia/Jakarta')
    and not exists (
      select from konsultasi e
      where e.jadwal_id = $4 and e.user_id = $1 and e.jenis_id = $2 and e.status <> 'dibatalkan'
        and tanggal_wib(e.mulai) between q.dari and q.sampai)
  );
end $$;

-- Bookings wait for each other only where a cap exists. What follows a lock is read again: PostgreSQL gives each
-- statement of a function the data that is committed then.
create function jaga_batas() returns trigger language plpgsql as $$
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
-- By their names they follow the triggers that wait for a closing date or a leave: a transaction that closes a date moves its
-- consultations too, and must not meet a booking that waits for it with the lock of a cap.
create trigger konsultasi_sesuai_batas before insert on konsultasi for each row execute function jaga_batas();
create trigger konsultasi_pindah_sesuai_batas before update of status, mulai, profesional_id, user_id, jenis_id on konsultasi for each row
  when (new.status <> 'dibatalkan' and (old.status = 'dibatalkan' or (old.mulai, old.profesional_id, old.user_id, old.jenis_id)
    is distinct from (new.mulai, new.profesional_id, new.user_id, new.jenis_id)))
  execute function jaga_batas();

-- A changed cap fills or frees days.
create function kabari_batas() returns trigger language plpgsql as $$
begin
  perform kabari_slot(case when tg_op = 'DELETE' then old.profesional_id else new.profesional_id end, null);
  return null;
end $$;
create trigger batas_tenaga_kabar after insert or update or delete on batas_tenaga for each row execute function kabari_batas();

comment on table batas_tenaga is 'How many live consultations a professional has at most on a date and in a week, Monday to Sunday. No row: no cap.';
comment on column batas_tenaga.per_hari is 'A date; null: as many as there are sessions.';
comment on column batas_tenaga.per_minggu is 'From Monday to Sunday; null: as many as there are sessions.';
comment on constraint batas_tenaga_ada on batas_tenaga is 'A row has at least one cap.';
comment on table semester is 'The semesters in which visits are counted.';
comment on index semester_nama_sekali is 'No two semesters have one name, in any case of its letters.';
comment on constraint semester_tidak_bertumpuk on semester is 'A date belongs to one semester at most.';
comment on constraint semester_urut on semester is 'A semester ends on the day on which it begins, or later.';
comment on column jenis_konsultasi.batas_semester is 'How many visits of the type a patient has in a semester; null: any number.';
comment on table kelonggaran is 'More visits of a type in a semester, which an admin gave to a patient.';
comment on column kelonggaran.tambahan is 'How many visits more than the type allows.';
comment on column kelonggaran.alasan is 'Encrypted: it may say why the patient is treated.';
comment on constraint kelonggaran_sekali on kelonggaran is 'A patient has one allowance for each type and semester.';
comment on trigger kelonggaran_kunci on kelonggaran is 'Refuses a value that was encrypted with a key that is not current.';
comment on function batas_penuh is 'Which cap of a professional leaves no room on a date: `hari` or `minggu`; null where there is room.';
comment on function hari_penuh is 'The dates on which a cap of a professional leaves no room, in whole weeks; null where there are none.';
comment on function jatah_habis is 'The quota that a patient has used up in the semester of a date; null where there is room.';
comment on trigger konsultasi_sesuai_batas on konsultasi is 'Refuses a booking beyond a cap of its professional or the quota of its patient. Takes the locks `batas` and `jatah` where there is one.';
comment on trigger konsultasi_pindah_sesuai_batas on konsultasi is 'The same for a move to another date and for a restored consultation. A move within its day, week or semester adds nothing to it.';
comment on trigger batas_tenaga_kabar on batas_tenaga is 'Notifies every process that other days of the professional are full.';
