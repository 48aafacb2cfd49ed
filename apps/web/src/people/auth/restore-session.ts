import { getSaya } from '@sehati/contract/people/user.endpoints'
import { ApiError } from '../../base/lib/api-error.ts'
import { call } from '../../base/lib/call.ts'
import { type Session, session } from '../../base/lib/session.ts'

/**
 * The session of this browser. Where it holds nothing but a token, the server says whose that is. A token that does not
 * count ends the session, calls `onRefused` and returns null; every other failure is thrown and leaves the token
 * where it is.
 */
export async function restoreSession(onRefused: () => void = () => {}): Promise<Session | null> {
  const kept = await session.load()
  const token = session.token()
  if (kept !== null || token === null) return kept
  try {
    const { user_id, level_id, name } = await call(getSaya, {})
    // Another tab may have signed out, or in as another person, meanwhile.
    if (session.token() !== token) return restoreSession(onRefused)
    await session.start({ token, user_id, level_id, name })
    return session.load()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    onRefused()
    return null
  }
}

/** Asks the server whether the token of this browser still counts. Where it does not, the session ends here too. */
export async function confirmSession(): Promise<void> {
  // `call` ends the session at a refusal; without a response the next call does it.
  if (session.token() !== null) await call(getSaya, {}).catch(() => null)
}
