import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { locks, tryExclusive } from '../../base/db/locks.ts'

/** A step that was taken: half of the time to answer is over, or all of it. */
export type Eskalasi = { jadwal_id: number; tahap: 'separuh' | 'batas' }

/** The most requests of one statement; the next tick takes the others. */
const BATCH = 200

/**
 * Takes every step of escalation that is due at `now`, and writes its events: at half of the time to the professional, at the
 * deadline to the professional and the patient, with one event for each admin. The row of a step is its guarantee: of any
 * number of processes at once, and after a killed one, a step is taken once. A request that is being answered is left alone.
 * After an outage the step of half the time is skipped where the deadline has passed, and both an hour after the start.
 */
export const insertEskalasi = (db: Db, now: Date): Promise<Eskalasi[]> =>
  db.rows(sql`
    with wajib as (
      select k.jadwal_id, k.mulai, l.tahap, l.jatuh_tempo
      from konsultasi k
      cross join lateral (values
        ('separuh', k.diminta_pada + (k.jawab_sebelum - k.diminta_pada) / 2),
        ('batas', k.jawab_sebelum)
      ) l (tahap, jatuh_tempo)
      where (select ${tryExclusive(locks.eskalasi, sql`0`)}) and k.status = 'diajukan'
        and k.jawab_sebelum > ${now}::timestamptz - interval '7 days' and k.mulai > ${now}::timestamptz - interval '1 hour'
        and l.jatuh_tempo <= ${now}::timestamptz and (l.tahap = 'batas' or k.jawab_sebelum > ${now}::timestamptz)
        and not exists (
          select from eskalasi e where (e.jadwal_id, e.tahap, e.jatuh_tempo) = (k.jadwal_id, l.tahap, l.jatuh_tempo)
        )
      order by k.jawab_sebelum, k.jadwal_id limit ${BATCH}
      for no key update of k skip locked
    ), tercatat as (
      insert into eskalasi (jadwal_id, tahap, jatuh_tempo) select jadwal_id, tahap, jatuh_tempo from wajib
      on conflict do nothing
      returning jadwal_id, tahap
    ), kedua_pihak as (
      insert into peristiwa (jenis, jadwal_id, mulai, sejak)
      select j.jenis, w.jadwal_id, w.mulai, ${now}::timestamptz
      from tercatat join wajib w using (jadwal_id, tahap)
      join (values ('separuh', 'jawab_separuh'), ('batas', 'jawab_lewat'), ('batas', 'belum_dijawab')) j (tahap, jenis) using (tahap)
      order by w.jadwal_id, j.jenis
    ), admin as (
      insert into peristiwa (jenis, user_id, sejak)
      select 'janji_lewat', u.user_id, ${now}::timestamptz from users u
      where u.level_id = 1 and u.status_user = 'aktif' and exists (select from tercatat where tahap = 'batas')
    )
    select jadwal_id, tahap from tercatat order by jadwal_id, tahap`)
