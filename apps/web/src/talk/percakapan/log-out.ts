import { logout } from '@sehati/contract/people/auth.endpoints'
import { call } from '../../base/lib/call.ts'
import { session } from '../../base/lib/session.ts'

/** Signs out here and on the server; without a network at least here. Messages that are still unsent are asked about. */
export async function logOut() {
  const unsent = await import('./ask-unsent.ts').catch(() => null)
  if (unsent && !(await unsent.mayLeave())) return
  const ended = call(logout, {}).catch(() => null)
  session.end('logout')
  await ended
}
