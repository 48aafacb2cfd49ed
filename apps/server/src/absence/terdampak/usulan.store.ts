import type { Usulan, UsulanMasukan } from '@sehati/contract/absence/usulan.schema'
import type { Zona } from '@sehati/contract/base/waktu'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { windowEnd } from '../../clinic/pengaturan/jendela.store.ts'
import { hariDari } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { slotStatus } from '../../schedule/jadwal-tenaga/slot-status.store.ts'

export type UsulanBaru = UsulanMasukan & { jam_mulai: string; jam_selesai: string; zona: Zona }

/** Stores the proposals for consultations that this transaction has cancelled. */
export async function insertBanyakUsulan(tx: Db, all: readonly UsulanBaru[], now: Date): Promise<void> {
  await tx.rows(sql`
    insert into usulan (jadwal_id, profesional_id, jadwal_tenaga_id, tanggal, jam_mulai, jam_selesai, zona, created_at)
    select jadwal_id, profesional_id, jadwal_tenaga_id, tanggal, jam_mulai, jam_selesai, zona, ${now}
    from json_to_recordset(${JSON.stringify(all)}::json) as u (jadwal_id int, profesional_id int, jadwal_tenaga_id int,
      tanggal date, jam_mulai time, jam_selesai time, zona smallint)`)
}

const mulai = sql`saat(u.tanggal, u.jam_mulai, u.zona)`
const span = sql`tstzrange(${mulai}, saat(u.tanggal, u.jam_selesai, u.zona))`

/** Whether the patient could book the slot now, as a booking decides it, but for an open request with that professional. */
const isFree = (now: Date): Sql => sql`
  tu.status_user = 'aktif' and tu.level_id in (2, 3) and u.tanggal <= ${windowEnd(now)}
    and (j.jam_mulai, j.jam_selesai, j.zona) = (u.jam_mulai, u.jam_selesai, u.zona)
    and exists (
      select from ${slotStatus(sql`u.profesional_id`, sql`u.tanggal`, now, { peminta: sql`k.user_id` })}
      where s.jadwal_tenaga_id = u.jadwal_tenaga_id and s.hari = ${hariDari(sql`u.tanggal`)} and s.sebab is null)
    and not exists (
      select from konsultasi o
      where o.user_id = k.user_id and o.status <> 'dibatalkan' and tstzrange(o.mulai, o.selesai) && ${span}
    )`

/** The proposals of these consultations `k`, each with how it stands. */
const shown = (which: Sql, now: Date): Sql => sql`
  select u.jadwal_id, u.profesional_id, tu.name as nama_profesional, u.jadwal_tenaga_id, u.tanggal, u.jam_mulai,
    u.jam_selesai, u.zona, k.metode_konsultasi,
    case
      when exists (
        select from konsultasi b
        where b.user_id = k.user_id and b.profesional_id = u.profesional_id and b.status <> 'dibatalkan'
          and tstzrange(b.mulai, b.selesai) && ${span}
      ) then 'dipesan'
      when ${mulai} <= ${now}::timestamptz then 'lewat'
      when ${isFree(now)} then 'tersedia'
      else 'tidak tersedia'
    end as status
  from usulan u
  join konsultasi k on k.jadwal_id = u.jadwal_id
  join jadwal_tenaga j on j.jadwal_tenaga_id = u.jadwal_tenaga_id
  join tenaga_profesional t on t.profesional_id = u.profesional_id
  join users tu on tu.user_id = t.user_id
  where ${which}
  order by ${mulai}, u.jadwal_id`

/** The proposal that was made when this consultation was cancelled; null where there is none. */
export const findUsulan = (db: Db, jadwal_id: number, now: Date): Promise<Usulan | null> =>
  db.row(shown(sql`u.jadwal_id = ${jadwal_id}`, now))

/** The proposals to a patient whose day has not passed, soonest first. */
export const listUsulan = (db: Db, user_id: number, now: Date): Promise<Usulan[]> =>
  db.rows(shown(sql`k.user_id = ${user_id} and u.tanggal >= ${now}::timestamptz::date`, now))

/**
 * With whom and when the clinic proposes another consultation, as JSON, for a row `n` of a notice or a mail: for a patient who is
 * notified of the cancellation, and null for every other user.
 */
export const usulanUntuk = (n: Sql): Sql => sql`(
  select json_build_object('nama', tu.name, 'tanggal', ${mulai}, 'zona', u.zona)
  from usulan u
  join konsultasi k on k.jadwal_id = u.jadwal_id and k.user_id = ${n}.user_id
  join tenaga_profesional t on t.profesional_id = u.profesional_id
  join users tu on tu.user_id = t.user_id
  where u.jadwal_id = ${n}.jadwal_id and ${n}.jenis = 'dibatalkan')`
