import type { Keberatan } from '@sehati/contract/safety/keberatan.schema'
import type { Context } from '../../record/context.ts'
import { lihatDaftar, type Oleh } from '../../record/jejak/catatan.ts'
import { listBelumDitanggapi } from './keberatan.store.ts'

/**
 * The reports that wait for the caller's answer. That a reviewer reads the words of a person, and the row that they are about, is
 * recorded for that person before they are shown.
 */
export async function showKeberatan(
  { db, seal, clock, jejak }: Context,
  oleh: Oleh & { actor: { user_id: number } },
): Promise<Keberatan[]> {
  const rows = await listBelumDitanggapi(db, seal, oleh.actor.user_id, clock())
  const pelapor = [...new Set(rows.map(({ pelapor_id }) => pelapor_id))]
  const read = { tindakan: 'lihat', objek: 'jejak', dasar: 'administrasi' } as const
  await jejak.catat(oleh, [lihatDaftar('daftar_keberatan'), ...pelapor.map((subjek_id) => ({ ...read, subjek_id }))])
  return rows.map(({ pelapor_id: _, ...row }) => row)
}
