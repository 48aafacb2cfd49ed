import { logout } from '@sehati/contract/auth.endpoints'
import { call } from '../lib/call.ts'
import { session } from '../lib/session.ts'

/** Signs out here and on the server; without a network at least here. */
export async function logOut() {
  const ended = call(logout, {}).catch(() => null)
  session.end('logout')
  await ended
}
