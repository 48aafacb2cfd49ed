import type { Actor } from '@sehati/contract/base/access'
import { checkHapus } from '@sehati/contract/talk/percakapan.rules'
import type { Percakapan } from '@sehati/contract/talk/percakapan.schema'
import { found, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { readableRuangOf } from './access.ts'
import { findPesan } from './percakapan.store.ts'
import { removePesan } from './pesan.store.ts'
import { pesertaOf } from './ruang.store.ts'

/** Deletes the caller's message for both people; returns the marker that stays. */
export async function takeBack(context: Context, actor: Actor, id: number): Promise<Percakapan> {
  const { db, seal, clock, publish } = context
  const ruang = await readableRuangOf(db, actor, id)
  const pesan = found(await findPesan(db, seal, id))
  rejectIf(checkHapus({ ...pesan, waktu_kirim: new Date(pesan.waktu_kirim) }, actor.user_id, clock()))
  await removePesan(db, id, clock())
  publish({ jenis: 'pesan', jadwal_id: pesan.jadwal_id, id, pengirim_id: actor.user_id, kepada: pesertaOf(ruang) })
  return found(await findPesan(db, seal, id))
}
