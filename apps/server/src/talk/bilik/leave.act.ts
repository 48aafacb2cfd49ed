import type { SignedIn } from '../../base/http/authentication.ts'
import type { Context } from '../../record/context.ts'
import { ownRoom } from './access.ts'
import { lockRuang } from './bilik.store.ts'
import { removeKursi } from './kursi.store.ts'

/** A page leaves the room, also one that has closed since. */
export async function leave(
  { db, clock }: Context,
  actor: SignedIn,
  jadwal_id: number,
  sambungan: string,
): Promise<null> {
  const { peran, now } = await ownRoom(db, actor, jadwal_id, clock())
  await db.transaction(async (tx) => {
    await lockRuang(tx, jadwal_id)
    await removeKursi(tx, { jadwal_id, peran, sambungan }, now)
  })
  return null
}
