import type pg from 'pg'

/** What a clinic's limits forbid and the database has all the same; all zero when nothing is wrong. */
export type LimitFindings = {
  /** Days and weeks with more live bookings than the cap of their professional, semesters with more than the quota of their patient. */
  beyondLimit: number
  /** A live booking that is not urgent, in a place that was kept back when it was made. */
  keptBackTaken: number
  /** An urgent visit that a patient booked about whom no alert was raised. One that was handed over may be the clinic's booking. */
  urgentUnasked: number
  /** A request that was handed over and is live, or has no successor; an open offer of a request that does not wait. */
  handoverTorn: number
  /** An open offer without its place, or the place of no open offer. */
  offerUnplaced: number
}

/** Counted from the rows, by statements of their own: the product's functions and triggers have no part in it. */
export async function countBeyondLimits(db: pg.ClientBase): Promise<LimitFindings> {
  const found = await db.query<LimitFindings>(
    `with live as (select * from konsultasi where status <> 'dibatalkan'), capped as (
       select b.profesional_id, b.per_hari, b.per_minggu, l.mulai at time zone 'Asia/Jakarta' as jam
       from batas_tenaga b join live l using (profesional_id)
     ), beyond as (
       select from capped group by profesional_id, per_hari, jam::date having count(*) > per_hari
       union all
       select from capped group by profesional_id, per_minggu, date_trunc('week', jam) having count(*) > per_minggu
       union all
       select from live l join jenis_konsultasi t using (jenis_id)
       join semester s on (l.mulai at time zone 'Asia/Jakarta')::date between s.dari and s.sampai
       left join kelonggaran g using (user_id, jenis_id, semester_id)
       group by l.user_id, l.jenis_id, s.semester_id, t.batas_semester, g.tambahan
       having count(*) > t.batas_semester + coalesce(g.tambahan, 0)
     )
     select (select count(*)::int from beyond) as "beyondLimit",
       (select count(*)::int from live l join jadwal_tenaga j using (jadwal_tenaga_id) join jenis_konsultasi t using (jenis_id)
         where j.cadangan and not t.mendesak and l.mulai - j.lepas_menit * interval '1 minute' > l.updated_at) as "keptBackTaken",
       (select count(*)::int from live l join jenis_konsultasi t using (jenis_id)
         where t.mendesak and l.pengaju_id = l.user_id
           and not exists (select from peringatan p where p.user_id = l.user_id)
           and not exists (select from alihan a where a.jadwal_baru = l.jadwal_id)) as "urgentUnasked",
       (select count(*)::int from alihan a join konsultasi k using (jadwal_id) left join konsultasi b on b.jadwal_id = a.jadwal_baru
         where case when a.hasil = 'diterima' then k.status <> 'dibatalkan' or b.jadwal_id is null
           else a.hasil is null and k.status <> 'diajukan' end) as "handoverTorn",
       (select count(*)::int from (select * from alihan where hasil is null) a
         full join (select * from tempat where jenis = 'alihan') p on p.tempat_id = a.alihan_id
           and (p.profesional_id, p.mulai, p.selesai) = (a.profesional_id, a.mulai, a.selesai)
         where a.alihan_id is null or p.tempat_id is null) as "offerUnplaced"`,
  )
  return found.rows[0] as LimitFindings
}
