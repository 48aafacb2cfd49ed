import type { Actor } from '@sehati/contract/base/access'
import type { Tanda, TandaMasukan } from '@sehati/contract/talk/percakapan.schema'
import type { Context } from '../../record/context.ts'
import { readableRuang } from './access.ts'
import { pesertaOf } from './ruang.store.ts'
import { listTanda, updateTanda } from './tanda.store.ts'

/** Stores how far the caller has received and seen a conversation; returns the new marks. */
export async function mark({ db, publish }: Context, actor: Actor, body: TandaMasukan): Promise<Tanda> {
  const { user_id } = actor
  const { jadwal_id, terkirim_id = 0, dibaca_id = 0 } = body
  const ruang = await readableRuang(db, actor, jadwal_id)
  const moved = await updateTanda(db, { jadwal_id, user_id, terkirim_id, dibaca_id })
  if (moved) publish({ jenis: 'tanda', ...moved, kepada: pesertaOf(ruang) })
  const own = moved ?? (await listTanda(db, ruang)).find((tanda) => tanda.user_id === user_id)
  return own ?? { jadwal_id, user_id, terkirim_id: 0, dibaca_id: 0 }
}
