import { isDeepStrictEqual } from 'node:util'
import { isProfessional, type KataTugas, type LevelId } from '@sehati/contract/base/access'
import { hashToken } from '../src/base/http/authentication.ts'
import { findSession } from '../src/people/auth/auth.store.ts'
import type { startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'db' | 'clock' | 'make'>
export type Person = { token: string; user_id: number; profesional_id: number }

/**
 * Persons who are made once and make many calls: for each level one without a duty, and one with each duty. Those of level 2 and 3
 * are professionals. `prepare` changes every new one.
 */
export function makeCast({ db, clock, make }: Server, prepare = async (_: Person): Promise<unknown> => undefined) {
  const cast = new Map<string, Person>()

  async function newcomer(level: LevelId, tugas: KataTugas | undefined): Promise<Person> {
    const person = isProfessional(level)
      ? await make.profesional(level)
      : { ...(await make.person(level)), profesional_id: 0 }
    if (tugas) await make.tugas(person.user_id, tugas)
    await prepare(person)
    return person
  }

  /** A call may have ended the session, or changed what its user may do. */
  async function isUnchanged({ token }: Person, level_id: LevelId, tugas: KataTugas | undefined): Promise<boolean> {
    const now = await findSession(db, hashToken(token), clock())
    return now?.level_id === level_id && isDeepStrictEqual(now.tugas, tugas ? [tugas] : [])
  }

  /** The person of this level with this duty; another one where a call has changed them. */
  return async (level: LevelId, tugas?: KataTugas): Promise<Person> => {
    const key = `${level} ${tugas ?? ''}`
    const known = cast.get(key)
    if (known && (await isUnchanged(known, level, tugas))) return known
    const person = await newcomer(level, tugas)
    cast.set(key, person)
    return person
  }
}
