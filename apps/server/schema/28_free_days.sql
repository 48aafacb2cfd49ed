-- The days of a professional: where nothing is taken, no start asks for holds.

create or replace function slot_status(tenaga int, tgl date, kini timestamptz, peminta int, kecuali int, lama interval,
  langkah interval, sebelum interval, sesudah interval, paling_awal timestamptz, segera boolean)
returns table (jadwal_tenaga_id int, hari text, sesi int, jam_mulai time, jam_selesai time, zona smallint, mulai timestamptz,
  selesai timestamptz, buka boolean, sebab text, tutup boolean, ada_tahan boolean, lepas_pada timestamptz)
language sql stable as $$
  select j.jadwal_tenaga_id, j.hari, j.sesi, s.jam::time, s.jam_akhir::time, j.zona, s.mulai, s.selesai, j.is_available,
    case
      when not j.is_available then 'sesi tutup'
      when s.mulai <= kini then 'lewat'
      -- `sehari` is 2 where the clinic is closed all day, and 1 where only the professional is away all day: such a leave is named before hours that the clinic closes.
      when d.libur is not null and d.libur && tsrange(s.jam, s.jam_akhir) and d.sehari is distinct from 1 then 'libur'
      when d.cuti is not null and d.cuti && tsrange(s.jam, s.jam_akhir) then 'cuti'
      when d.penuh then 'penuh'
      when d.terisi && tstzrange(s.mulai - sebelum, s.selesai + sesudah) then 'terisi'
      -- `is true`: of a day on which nothing is taken it is null, and every start would ask for holds.
      when d.ada_tahan is true and ditahan(tenaga, tstzrange(s.mulai - sebelum, s.selesai + sesudah),
        kini, peminta, false) is not null then 'ditahan'
      when s.mulai < paling_awal then 'terlalu dekat'
      when not segera and lepas_pada(j.cadangan, j.lepas_menit, s.mulai, kini) is not null then 'cadangan'
    end,
    d.libur && tsrange(s.jam, s.jam_akhir) or d.cuti && tsrange(s.jam, s.jam_akhir),
    d.ada_tahan,
    lepas_pada(j.cadangan, j.lepas_menit, s.mulai, kini)
  from (
    select range_agg(x.tempat) as terisi, range_agg(x.jam) filter (where x.klinik) as libur,
      range_agg(x.jam) filter (where not x.klinik) as cuti, bool_or(x.tahan) as ada_tahan, max(x.sehari) as sehari,
      (select batas_penuh(tenaga, tgl, kecuali) is not null from batas_tenaga b where b.profesional_id = tenaga) as penuh
    from (
      select case when p.habis_pada is null then tstzrange(p.dari, p.sampai) end as tempat, null::tsrange as jam,
        null::boolean as klinik, p.habis_pada is not null as tahan, null::int as sehari
      from tempat p
      where p.profesional_id = tenaga and p.dari > tgl - interval ':TEMPAT_TERPANJANG_JAM hours' and p.dari < tgl + interval ':TEMPAT_TERPANJANG_JAM hours'
        and (p.habis_pada is null or p.habis_pada > kini) and p.tempat_id <> kecuali
      union all
      select null, tsrange(tgl + coalesce(l.jam_dari, '00:00'), tgl + coalesce(l.jam_sampai, '24:00')), true, null,
        case when l.jam_dari is null then 2 end
      from hari_libur l where l.tanggal = tgl and not l.buka
      union all
      select null, tsrange(tgl + coalesce(c.jam_dari, '00:00'), tgl + coalesce(c.jam_sampai, '24:00')), false, null,
        case when c.jam_dari is null then 1 end
      from cuti c where c.profesional_id = tenaga and daterange(c.dari, c.sampai, '[]') @> tgl
    ) x
    offset 0
  ) d
  cross join jadwal_tenaga j
  cross join lateral (
    select tgl + j.jam_mulai as jam, tgl + j.jam_selesai as jam_akhir, saat(tgl, j.jam_mulai, j.zona) as mulai,
      saat(tgl, j.jam_selesai, j.zona) as selesai
    where lama is null
    union all
    select m.jam, m.jam + lama, m.mulai, m.mulai + lama
    from (
      select g.jam, g.jam at time zone make_interval(hours => j.zona) as mulai
      from generate_series(tgl + j.jam_mulai, tgl + j.jam_selesai - lama, langkah) g (jam)
      offset 0
    ) m
    where lama is not null
  ) s
  where j.profesional_id = tenaga
    and (j.berlaku_dari is null or j.berlaku_dari <= tgl) and (j.berlaku_sampai is null or j.berlaku_sampai >= tgl)
$$;
