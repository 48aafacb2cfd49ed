import { KUNCI_API_PER_MENIT, type LingkupKunci } from '@sehati/contract/people/kunci-api.rules'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../base/db/db.ts'
import { hashToken } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { FindKunci } from '../../base/http/fhir-route.ts'
import { type FloodLimit, makeCounter } from '../../base/http/flood-limit.ts'
import { findKunci, updateDipakai } from './kunci-api.store.ts'

/** What every key begins with, so that a person and a scanner of secrets recognise one. */
export const AWALAN_KUNCI = 'sk_'
const BEARER = new RegExp(`^Bearer (${AWALAN_KUNCI}[A-Za-z0-9_-]{43})$`, 'i')

type Deps = { db: Db; clock: () => Date; flood: FloodLimit }

/** Finds the key of a request, which must have this scope. Look-ups of unknown keys are limited by address, those of a known one by the key. */
export function makeFindKunci({ db, clock, flood }: Deps): FindKunci {
  const countOf = makeCounter(KUNCI_API_PER_MENIT, 60)
  return async ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, lingkup: LingkupKunci) => {
    if (headers.authorization === undefined) return reject('TOKEN_MISSING')
    const kunci = BEARER.exec(headers.authorization)?.[1] ?? reject('TOKEN_INVALID')
    await flood.countLookUp(ip)
    const known = (await findKunci(db, hashToken(kunci), clock())) ?? reject('TOKEN_INVALID')
    await flood.giveBackLookUp(ip)
    await countOf.count(String(known.kunci_id))
    if (known.dipakai_lama) await updateDipakai(db, known.kunci_id, clock())
    if (!known.lingkup.includes(lingkup)) reject('FORBIDDEN')
    return known
  }
}
