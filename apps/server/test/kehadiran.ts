import { addDays } from '@sehati/contract/base/waktu'
import sql from 'sql-template-tag'
import type { startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'db' | 'make'>

/** Consultations that a patient missed so many days ago, as they stand after they were recorded. */
export const makeAbsences =
  ({ db, make }: Server) =>
  async (patient: { user_id: number }, days: readonly number[]): Promise<number[]> => {
    const ids: number[] = []
    for (const ago of days) {
      const tanggal = addDays('2026-11-23', -ago)
      ids.push((await make.booked(patient, { tanggal, status: 'dibatalkan' })).jadwal_id)
    }
    await db.rows(sql`alter table konsultasi disable trigger konsultasi_10_tidak_hadir`)
    await db.rows(sql`update konsultasi set sebab_batal = 'tidak_hadir' where jadwal_id = any(${ids}::int[])`)
    await db.rows(sql`alter table konsultasi enable trigger konsultasi_10_tidak_hadir`)
    return ids
  }
