import type { Pengaturan, PengaturanPerubahan } from '@sehati/contract/clinic/pengaturan.schema'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { lockPengaturan, updatePengaturan } from './pengaturan.store.ts'

const safeguards = ['privasi_ketat', 'dua_langkah_staf'] as const

/** An admin changes the settings of the clinic. Where a safeguard is turned off, every admin is told who did it. */
export async function savePengaturan(
  { db, clock, clearSessions }: Context,
  oleh: Oleh,
  change: PengaturanPerubahan,
): Promise<Pengaturan> {
  const saved = await db.transaction(async (tx) => {
    const before = safeguards.some((one) => change[one] === false) ? await lockPengaturan(tx) : null
    const saved = await updatePengaturan(tx, change)
    const by = oleh.actor?.user_id
    const isLoosened = safeguards.some((one) => before?.[one] && !saved[one])
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
  if (safeguards.some((one) => change[one] !== undefined)) clearSessions()
  return saved
}
