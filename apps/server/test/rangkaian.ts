import { insertRangkaian } from '@sehati/contract/booking/rangkaian.endpoints'
import sql from 'sql-template-tag'
import type { sharedServer } from './server.ts'

/** A series of two meetings on the two Wednesdays of December, which the professional of a consultation books after it was approved. */
export async function makeRangkaian(
  { db, call }: Pick<Awaited<ReturnType<typeof sharedServer>>, 'db' | 'call'>,
  of: { jadwal_id: number; tenaga: { token: string }; session: { id: number } },
): Promise<number> {
  await db.rows(
    sql`update konsultasi set status = 'disetujui' where jadwal_id = ${of.jadwal_id} and status <> 'selesai'`,
  )
  const pertemuan = ['2026-12-16', '2026-12-23'].map((tanggal) => ({ jadwal_tenaga_id: of.session.id, tanggal }))
  const how = { keluhan: 'Terapi', metode_konsultasi: 'online', jarak_minggu: 1 } as const
  const { data } = await call(of.tenaga, insertRangkaian, { body: { lanjutan_dari: of.jadwal_id, pertemuan, ...how } })
  return (data as { rangkaian_id: number }).rangkaian_id
}
