import type { Percakapan } from '@sehati/contract/talk/percakapan.schema'
import type { Context } from '../../record/context.ts'
import { catatRuang, type Oleh } from './catat-buka.ts'
import { findByClientId } from './percakapan.store.ts'
import type { Ruang } from './ruang.store.ts'

/**
 * The message that the caller has sent before with this client id: the response to a repeated request, null where there is none.
 * Where it repeats words of the other person, that is recorded first, as for any reader of the conversation.
 */
export async function findSent(
  context: Context,
  oleh: Oleh,
  ruang: Ruang,
  client_id: string,
): Promise<Percakapan | null> {
  const { db, seal } = context
  const of = { jadwal_id: ruang.jadwal_id, pengirim_id: oleh.actor.user_id, client_id }
  const earlier = await findByClientId(db, seal, of)
  if (earlier && (earlier.balasan || earlier.diteruskan)) await catatRuang(context, oleh, ruang)
  return earlier
}
