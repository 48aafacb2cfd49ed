import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { cancel } from '../booking/cancel.act.ts'
import { readLink, stands, withLocked } from './access.ts'

/** Cancels by a link, recorded as the patient's act. A repetition changes nothing. */
export async function cancelByLink(context: Context, token: string, alasan: string | null): Promise<null> {
  const isi = readLink(context, token, 'batal')
  return withLocked(context, isi, async (tx, janji) => {
    if (!stands(isi, janji)) reject('LINK_INVALID')
    if (janji.status === 'dibatalkan') return
    await cancel(context, tx, [janji.jadwal_id], { diubah_oleh: janji.user_id, alasan })
  })
}
