import type { Context } from '../../context.ts'
import type { SignedIn } from '../../http/authentication.ts'
import { reject } from '../../http/errors.ts'
import { removeAuthSession, removeAuthSessionsOf } from './auth.store.ts'
import { removePerangkat } from './perangkat.store.ts'

// Afterwards this process refuses the ended sessions; other processes follow when they are notified.

/** Signs out. */
export async function logOut({ db, clearSessions }: Context, actor: SignedIn): Promise<null> {
  await removeAuthSession(db, actor.token_hash)
  clearSessions()
  return null
}

/** Signs out one of the caller's devices; `sesi_id` is the one of the list of devices. */
export async function endSession({ db, clearSessions }: Context, actor: SignedIn, sesi_id: number): Promise<null> {
  if (!(await removePerangkat(db, actor.user_id, sesi_id))) reject('NOT_FOUND')
  clearSessions()
  return null
}

/** Signs out all other devices of the caller. */
export async function endOtherSessions({ db, clearSessions }: Context, actor: SignedIn): Promise<null> {
  await removeAuthSessionsOf(db, actor.user_id, actor.token_hash)
  clearSessions()
  return null
}
