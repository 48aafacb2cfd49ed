import { KUNCI_API_PER_MENIT, type LingkupKunci } from '@sehati/contract/people/kunci-api.rules'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../base/db/db.ts'
import { hashToken, kunciOf } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { FindKunci } from '../../base/http/fhir-route.ts'
import { type FloodLimit, makeCounter } from '../../base/http/flood-limit.ts'
import { findKunci, updateDipakai } from './kunci-api.store.ts'

type Deps = { db: Db; clock: () => Date; flood: FloodLimit }

/**
 * Finds the key of a request, which must have this scope. A known key is limited by itself. Look-ups of unknown ones are limited by
 * address, and count as anonymous requests.
 */
export function makeFindKunci({ db, clock, flood }: Deps): FindKunci {
  const countOf = makeCounter(KUNCI_API_PER_MENIT, 60)
  return async (request: Pick<FastifyRequest, 'headers' | 'ip'>, lingkup: LingkupKunci) => {
    if (request.headers.authorization === undefined) return reject('TOKEN_MISSING')
    const kunci = kunciOf(request) ?? reject('TOKEN_INVALID')
    await flood.countLookUp(request.ip)
    const known = await findKunci(db, hashToken(kunci), clock())
    if (!known) {
      await flood.countAnonymous(request.ip)
      return reject('TOKEN_INVALID')
    }
    await flood.giveBackLookUp(request.ip)
    await countOf.count(String(known.kunci_id))
    if (known.dipakai_lama) await updateDipakai(db, known.kunci_id, clock())
    if (!known.lingkup.includes(lingkup)) reject('FORBIDDEN')
    return known
  }
}
