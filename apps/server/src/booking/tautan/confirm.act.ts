import { reject } from '../../base/http/errors.ts'
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
