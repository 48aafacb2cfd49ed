import type { Db } from '../../base/db/db.ts'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { removeAuthSession, removeAuthSessionsOf } from './auth.store.ts'
import { removePerangkat } from './perangkat.store.ts'

// Afterwards this process refuses the ended sessions; other processes follow when they are notified.

type Oleh = { actor: SignedIn; asal: Asal }

/** Runs `end` and records it, in one transaction. `sesi_id` is the session that ends; null for all others. */
async function recorded(
  { db, clock, clearSessions }: Context,
  oleh: Oleh,
  sesi_id: number | null,
  end: (tx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await end(tx)
    const about = { objek: 'akun', objek_id: sesi_id, subjek_id: oleh.actor.user_id } as const
    await catatTindakan(tx, oleh, { tindakan: 'keluar', ...about, dasar: 'milik_sendiri' }, clock())
  })
  clearSessions()
}

/** Signs out. */
export async function logOut(context: Context, oleh: Oleh): Promise<null> {
  await recorded(context, oleh, oleh.actor.sesi_id, (tx) => removeAuthSession(tx, oleh.actor.token_hash))
  return null
}

/** Signs out one of the caller's devices; `sesi_id` is the one of the list of devices. */
export async function endSession(context: Context, oleh: Oleh, sesi_id: number): Promise<null> {
  await recorded(context, oleh, sesi_id, async (tx) => {
    if (!(await removePerangkat(tx, oleh.actor.user_id, sesi_id))) reject('NOT_FOUND')
  })
  return null
}

/** Signs out all other devices of the caller. */
export async function endOtherSessions(context: Context, oleh: Oleh): Promise<null> {
  const { user_id, token_hash } = oleh.actor
  await recorded(context, oleh, null, (tx) => removeAuthSessionsOf(tx, user_id, token_hash))
  return null
}
