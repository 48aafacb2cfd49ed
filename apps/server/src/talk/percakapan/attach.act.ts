import { LAMPIRAN_BYTES } from '@sehati/contract/base/constants'
import { checkTulis } from '@sehati/contract/talk/percakapan.rules'
import { LampiranMasukan, type Percakapan } from '@sehati/contract/talk/percakapan.schema'
import { found, rejectIf } from '../../base/http/errors.ts'
import type { ReadUpload } from '../../base/http/upload.ts'
import type { Context } from '../../record/context.ts'
import { readableRuang } from './access.ts'
import type { Oleh } from './catat-buka.ts'
import { countBerkas } from './kuota.store.ts'
import { readLampiran } from './lampiran.ts'
import { checkKuota } from './percakapan.policy.ts'
import { findSent } from './sent.ts'
import { write } from './write.act.ts'

/** Sends a message with the file in the field `berkas`. */
export async function attach(context: Context, oleh: Oleh, jadwal_id: number, upload: ReadUpload): Promise<Percakapan> {
  const { db, clock } = context
  const { actor } = oleh
  const ruang = await readableRuang(db, actor, jadwal_id)
  const { isi, nama, isian } = found(await upload('berkas', LAMPIRAN_BYTES), 'ATTACHMENT_REFUSED')
  const { client_id, pesan, balas_id = null } = LampiranMasukan.parse(isian)
  // A retry needs no second processing of the file.
  const earlier = await findSent(context, oleh, ruang, client_id)
  if (earlier) return earlier
  // Before the work on the file. `write` checks the quota again, with the size of the file.
  rejectIf(checkTulis(ruang, clock()) ?? checkKuota(await countBerkas(db, actor.user_id, clock()), 0))
  const lampiran = found(await readLampiran(isi, nama), 'ATTACHMENT_REFUSED')
  return write(context, oleh, ruang, { pesan, client_id, balas_id, diteruskan: false, lampiran })
}
