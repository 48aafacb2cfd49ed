import { hariOf, tanggalWib, type Zona } from '@sehati/contract/base/waktu'
import type { TautanSlot } from '@sehati/contract/booking/tautan.schema'
import type { MetodeKonsultasi, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { farthestDate, workdays } from '@sehati/contract/schedule/jendela.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { windowEnd } from '../../clinic/pengaturan/jendela.store.ts'
import { activeProfessional, jamDi } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { slotStatus } from '../../schedule/jadwal-tenaga/slot-status.store.ts'

/** The data of a consultation for a link, without its texts. */
export type Janji = {
  jadwal_id: number
  user_id: number
  profesional_id: number
  jadwal_tenaga_id: number
  tanggal: string
  jam_selesai: string
  zona: Zona
  status: StatusKonsultasi
  metode_konsultasi: MetodeKonsultasi
  dikonfirmasi_pada: string | null
  /** The mark of the patient's address. */
  alamat_tanda: number
}

/** The consultation of a link, as long as the patient's account is active. */
export const findJanji = (db: Db, jadwal_id: number): Promise<Janji | null> =>
  db.row(sql`
    select k.jadwal_id, k.user_id, k.profesional_id, k.jadwal_tenaga_id, k.mulai as tanggal,
      ${jamDi(sql`k.selesai`, sql`k.zona`)} as jam_selesai, k.zona, k.status, k.metode_konsultasi, k.dikonfirmasi_pada, u.alamat_tanda
    from konsultasi k
    join users u on u.user_id = k.user_id and u.status_user = 'aktif' and u.level_id in (4, 5)
    where k.jadwal_id = ${jadwal_id}`)

/** Stores when the patient confirmed; a second confirmation changes nothing. */
export async function updateDikonfirmasi(db: Db, jadwal_id: number, now: Date): Promise<void> {
  await db.rows(sql`
    update konsultasi set dikonfirmasi_pada = ${now} where jadwal_id = ${jadwal_id} and dikonfirmasi_pada is null`)
}

/** The free times of the same professional at which the patient is free, soonest first. */
export function listTautanSlot(db: Db, janji: Janji, now: Date): Promise<TautanSlot[]> {
  const today = tanggalWib(now)
  const days = workdays(today, farthestDate(today))
  return db.rows(sql`
    select s.jadwal_tenaga_id, d.tanggal, s.jam_mulai, s.jam_selesai, s.zona
    from unnest(${days}::date[], ${days.map(hariOf)}::text[]) as d (tanggal, hari)
    cross join tenaga_profesional t ${activeProfessional}
    cross join ${slotStatus(sql`t.profesional_id`, sql`d.tanggal`, now, { peminta: janji.user_id, kecuali: janji.jadwal_id })}
    where t.profesional_id = ${janji.profesional_id} and d.tanggal <= ${windowEnd(now)} and s.hari = d.hari and s.sebab is null
      and s.mulai is distinct from ${janji.tanggal}::timestamptz
      and not exists (
        select from konsultasi k
        where k.user_id = ${janji.user_id} and k.jadwal_id <> ${janji.jadwal_id} and k.status <> 'dibatalkan'
          and tstzrange(k.mulai, k.selesai) && tstzrange(s.mulai, s.selesai)
      )
    order by d.tanggal, s.jam_mulai, s.jadwal_tenaga_id`)
}
