import type { Tanggal } from '@sehati/contract/base/waktu'
import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import sql from 'sql-template-tag'
import type { Db } from '../src/base/db/db.ts'
import { updateSlot } from '../src/booking/booking/booking.store.ts'
import { updatePembatalan, updateStatus } from '../src/booking/booking/status.store.ts'
import type { startServer } from './server.ts'

type Server = Awaited<ReturnType<typeof startServer>>

/** Sets a status by the statements of the product, without the rules; by the account and at the time of the last change. */
export async function setStatus(
  db: Db,
  jadwal_id: number,
  status: StatusKonsultasi,
  change: { oleh?: number; now?: Date } = {},
): Promise<void> {
  const last = await db.row<{ oleh: number; now: string }>(
    sql`select diubah_oleh as oleh, updated_at as now from konsultasi where jadwal_id = ${jadwal_id}`,
  )
  if (!last) throw new Error('there is no such consultation')
  const one = {
    jadwal_id,
    initial_consult: null,
    diubah_oleh: change.oleh ?? last.oleh,
    now: change.now ?? new Date(last.now),
  }
  if (status === 'dibatalkan') await updatePembatalan(db, [{ ...one, sebab: null, alasan: null }])
  else await updateStatus(db, [{ ...one, status }])
}

/** Moves a consultation to the same session a week later, as the clinic does; it keeps its status. */
export async function moveAWeek(
  { db, seal, clock }: Pick<Server, 'db' | 'seal' | 'clock'>,
  jadwal_id: number,
): Promise<void> {
  const k = await db.row<{ jadwal_tenaga_id: number; jenis_id: number; diubah_oleh: number; tanggal: Tanggal }>(sql`
    select jadwal_tenaga_id, jenis_id, diubah_oleh, (mulai + interval '7 days')::date as tanggal from konsultasi where jadwal_id = ${jadwal_id}`)
  if (!k || !(await updateSlot(db, seal, jadwal_id, { ...k, status: null, pesan: 'Maaf', now: clock() })))
    throw new Error('it cannot be moved')
}
