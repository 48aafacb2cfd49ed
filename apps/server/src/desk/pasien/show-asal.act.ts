import type { AsalRangkaian } from '@sehati/contract/desk/pasien.schema'
import type { Context } from '../../record/context.ts'
import { listAsalRangkaian } from './pasien.store.ts'
import type { Petugas } from './petugas.ts'

/** With whom a clerk can plan a series for a patient. For themselves they plan none. */
export async function showAsal({ db, jejak }: Context, oleh: Petugas, user_id: number): Promise<AsalRangkaian[]> {
  if (user_id === oleh.actor.user_id) return []
  const all = await listAsalRangkaian(db, user_id)
  jejak.susul(oleh, [{ tindakan: 'lihat', objek: 'daftar_konsultasi', subjek_id: user_id, dasar: 'administrasi' }])
  return all
}
