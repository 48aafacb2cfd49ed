import { getUser } from '@sehati/contract/people/user.endpoints'
import { ask } from '../../base/lib/api.ts'

// What only the profile page asks and sends is in profil.queries.ts: other pages do not fetch it.

/** The user's own profile. */
export const userQuery = (user_id: number) => ask(getUser, { id: user_id })
