import type { Pengaturan, PengaturanPerubahan } from '@sehati/contract/clinic/pengaturan.schema'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { lockPengaturan, updatePengaturan } from './pengaturan.store.ts'

/** An admin changes the settings of the clinic. Where strict privacy is turned off, every admin is told who did it. */
export async function savePengaturan(
  { db, clock, clearSessions }: Context,
  oleh: Oleh,
  change: PengaturanPerubahan,
): Promise<Pengaturan> {
  const saved = await db.transaction(async (tx) => {
    const isLoosened = change.privasi_ketat === false && (await lockPengaturan(tx)).privasi_ketat
    const saved = await updatePengaturan(tx, change)
    const by = oleh.actor?.user_id
    if (isLoosened && by !== undefined)
      await insertPeristiwaAdmin(tx, { jenis: 'pengaman_berubah', tentang: by }, clock())
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
