import type { Pengaturan, PengaturanPerubahan } from '@sehati/contract/pengaturan/schema'
import type { Context } from '../../context.ts'
import { catatTindakan, type Oleh } from '../jejak/catatan.ts'
import { updatePengaturan } from './pengaturan.store.ts'

/** An admin changes the settings of the clinic. */
export async function savePengaturan(
  { db, clock, clearSessions }: Context,
  oleh: Oleh,
  change: PengaturanPerubahan,
): Promise<Pengaturan> {
  const saved = await db.transaction(async (tx) => {
    const saved = await updatePengaturan(tx, change)
    await catatTindakan(
      tx,
      oleh,
      { tindakan: 'atur', objek: 'pengaturan', subjek_id: null, dasar: 'administrasi' },
      clock(),
    )
    return saved
  })
  // The session cache holds rights that depend on the settings.
  if (change.privasi_ketat !== undefined) clearSessions()
  return saved
}
