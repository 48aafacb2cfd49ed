import { getUser } from '@sehati/contract/user.endpoints'
import { ask } from '../../lib/api.ts'

/** One's own profile. */
export const userQuery = (user_id: number) => ask(getUser, { id: user_id })
