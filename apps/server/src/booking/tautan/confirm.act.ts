import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { reject } from '../../base/http/errors.ts'
import { changeable, showOpen } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { readLink, stands, withLocked } from './access.ts'
import { updateDikonfirmasi } from './tautan.store.ts'

/** The patient confirms by a link that they will come. */
export async function confirmByLink(context: Context, token: string): Promise<null> {
  const isi = readLink(context, token, 'konfirmasi')
  return withLocked(context, isi, async (tx, janji) => {
    if (!stands(isi, janji)) reject('LINK_INVALID')
    await updateDikonfirmasi(tx, janji.jadwal_id, context.clock())
  })
}

/** The same by a patient who is signed in. */
export const confirmOwn = (context: Context, oleh: Pembaca, jadwal_id: number): Promise<Konsultasi> =>
  context.db.transaction(async (tx) => {
    const k = await changeable(context, tx, oleh.actor, jadwal_id)
    await updateDikonfirmasi(tx, k.jadwal_id, context.clock())
    return showOpen(context, tx, oleh, k.jadwal_id)
  })
