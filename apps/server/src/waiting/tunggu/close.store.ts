import { tanggalWib } from '@sehati/contract/base/waktu'
import { scheduledStatuses } from '@sehati/contract/consultation/konsultasi.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { activeProfessional } from '../../schedule/jadwal-tenaga/hari-layanan.store.ts'
import { updateAkhir } from './tawaran.store.ts'

/** A person leaves the line; false where they were not in it. What was offered to them goes to the next one. */
export const updateKeluar = async (db: Db, of: { tunggu_id: number; user_id: number }, now: Date): Promise<boolean> =>
  (await updateAkhir(
    db,
    sql`d.tunggu_id = ${of.tunggu_id} and d.user_id = ${of.user_id}`,
    { status: 'keluar', isKabar: false },
    now,
  )) > 0

/** A person leaves every line, without being told. */
export const updateKeluarSemua = (db: Db, user_id: number, now: Date): Promise<number> =>
  updateAkhir(db, sql`d.user_id = ${user_id}`, { status: 'keluar', isKabar: false }, now)

/**
 * Ends the entries that can get no place any more: their dates or their pause are over, or their professional has left, which the person
 * is told; or their account was closed, or the appointment that they wanted earlier is no longer ahead.
 */
export async function updateBerakhir(db: Db, now: Date): Promise<void> {
  const told = { status: 'keluar', isKabar: true } as const
  await updateAkhir(
    db,
    sql`d.sampai < ${tanggalWib(now)}::date and d.jadwal_id is null`,
    { status: 'habis', isKabar: true },
    now,
  )
  await updateAkhir(db, sql`d.jeda_sampai <= ${now}::timestamptz`, told, now)
  await updateAkhir(
    db,
    sql`d.profesional_id is not null and not exists (
      select from tenaga_profesional t ${activeProfessional} where t.profesional_id = d.profesional_id)`,
    told,
    now,
  )
  await updateAkhir(
    db,
    sql`(not exists (select from users u where u.user_id = d.user_id and u.status_user = 'aktif' and u.level_id in (4, 5))
      or (d.jadwal_id is not null and not exists (
        select from konsultasi k where k.jadwal_id = d.jadwal_id and k.status = any (${[...scheduledStatuses]}::text[])
          and k.mulai > ${now}::timestamptz)))`,
    { status: 'keluar', isKabar: false },
    now,
  )
}
