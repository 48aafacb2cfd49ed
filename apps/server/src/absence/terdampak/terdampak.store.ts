import type { KonsultasiTerdampak } from '@sehati/contract/absence/terdampak.schema'
import type { WaktuTerisi } from '@sehati/contract/absence/usulan.rules'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { JamTutup } from '@sehati/contract/schedule/jam-tutup.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { isStranded, jamOf } from './stranded.store.ts'

/** What closing this date, or these hours of it, strands, earliest first, without clinical text. */
export const listTerdampak = (
  db: Db,
  tanggal: Tanggal,
  jam: JamTutup,
  now: Date,
): Promise<(Omit<KonsultasiTerdampak, 'usulan'> & { user_id: number })[]> =>
  db.rows(sql`
    select k.jadwal_id, k.user_id, k.profesional_id, k.mulai as tanggal, ${jamDi(sql`k.mulai`, sql`k.zona`)} as jam_mulai,
      ${jamDi(sql`k.selesai`, sql`k.zona`)} as jam_selesai, k.zona, k.status, p.name, pu.name as nama_profesional
    from konsultasi k
    join users p on p.user_id = k.user_id
    join tenaga_profesional t on t.profesional_id = k.profesional_id
    join users pu on pu.user_id = t.user_id
    where ${isStranded(sql`${tanggal}::date`, sql`${tanggal}::date`, jamOf(jam), now)}
    order by k.mulai, k.jadwal_id`)

/** The times of the live consultations of these patients after this date. */
export const listTerisi = (db: Db, user_ids: number[], tanggal: Tanggal): Promise<WaktuTerisi[]> =>
  db.rows(sql`
    select user_id, mulai, selesai from konsultasi
    where user_id = any(${user_ids}::int[]) and mulai >= ${tanggal}::date + 1 and status <> 'dibatalkan'`)
