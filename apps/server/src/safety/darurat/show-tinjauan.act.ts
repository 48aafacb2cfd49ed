import type { TinjauanDarurat } from '@sehati/contract/safety/darurat.schema'
import type { Context } from '../../record/context.ts'
import { lihatDaftar, type Oleh } from '../../record/jejak/catatan.ts'
import { listBelumDitinjau } from './tinjauan.store.ts'

/**
 * What waits for the caller's review. The reason of an opening speaks of a patient: that it is read is recorded for each of them
 * before it is shown.
 */
export async function showTinjauan(
  { db, seal, clock, jejak }: Context,
  oleh: Oleh & { actor: { user_id: number } },
): Promise<TinjauanDarurat[]> {
  const rows = await listBelumDitinjau(db, seal, oleh.actor.user_id, clock())
  const read = { tindakan: 'lihat', objek: 'konsultasi', dasar: 'administrasi' } as const
  await jejak.catat(oleh, [
    lihatDaftar('daftar_tinjauan'),
    ...rows.map(({ jadwal_id, pasien_id }) => ({ ...read, objek_id: jadwal_id, subjek_id: pasien_id })),
  ])
  return rows.map(({ pasien_id: _, ...row }) => row)
}
