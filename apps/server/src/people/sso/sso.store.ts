import { SSO_MENIT } from '@sehati/contract/people/sso.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { hashToken, newToken } from '../../base/http/authentication.ts'
import type { Bukti } from '../../base/outside/sso.ts'
import type { Orang } from './claims.rules.ts'

const mulaiPlace = (state_hash: Buffer) => `sso_mulai.rahasia:${state_hash.toString('hex')}` as const
const tiketPlace = (token_hash: Buffer) => `sso_tiket.isi:${token_hash.toString('hex')}` as const

/** Keeps a login that begins at a provider. */
export async function insertMulai(
  db: Db,
  seal: Seal,
  { penyedia, kunci_hash, bukti: { state, ...rahasia } }: { penyedia: string; kunci_hash: Buffer; bukti: Bukti },
  now: Date,
): Promise<void> {
  const state_hash = hashToken(state)
  await db.rows(sql`
    insert into sso_mulai (state_hash, kunci_hash, penyedia, rahasia, berlaku_sampai)
    values (${state_hash}, ${kunci_hash}, ${penyedia}, ${seal.seal(mulaiPlace(state_hash), JSON.stringify(rahasia))},
      ${now}::timestamptz + make_interval(mins => ${SSO_MENIT}))`)
}

export type Mulai = { penyedia: string; kunci_hash: Buffer; bukti: Bukti }

/** Takes such a login: of any number of returns with one state, one gets it. */
export async function takeMulai(db: Db, seal: Seal, state: string, now: Date): Promise<Mulai | null> {
  const state_hash = hashToken(state)
  const row = await db.row<{ penyedia: string; kunci_hash: Buffer; rahasia: Buffer }>(sql`
    delete from sso_mulai where state_hash = ${state_hash} and berlaku_sampai > ${now}::timestamptz
    returning penyedia, kunci_hash, rahasia`)
  if (!row) return null
  const { penyedia, kunci_hash, rahasia } = row
  const proof = JSON.parse(seal.open(mulaiPlace(state_hash), rahasia)) as Omit<Bukti, 'state'>
  return { penyedia, kunci_hash, bukti: { state, ...proof } }
}

/** Keeps a person whom a provider has named. Only the return value holds the ticket: the database has its hash. */
export async function insertTiketSso(
  db: Db,
  seal: Seal,
  { kunci_hash, orang, detik }: { kunci_hash: Buffer; orang: Orang; detik: number },
  now: Date,
): Promise<string> {
  const tiket = newToken()
  const token_hash = hashToken(tiket)
  await db.rows(sql`
    insert into sso_tiket (token_hash, kunci_hash, isi, berlaku_sampai)
    values (${token_hash}, ${kunci_hash}, ${seal.seal(tiketPlace(token_hash), JSON.stringify(orang))},
      ${now}::timestamptz + make_interval(secs => ${detik}))`)
  return tiket
}

/** A ticket, and the secret of the page that began, which alone may use it. */
export type Pemegang = { tiket: string; kunci: string }

const isHeld = ({ tiket, kunci }: Pemegang, now: Date) => sql`
  token_hash = ${hashToken(tiket)} and kunci_hash = ${hashToken(kunci)} and berlaku_sampai > ${now}::timestamptz`

const readOrang = (seal: Seal, tiket: string, row: { isi: Buffer } | null): Orang | null =>
  row && (JSON.parse(seal.open(tiketPlace(hashToken(tiket)), row.isi)) as Orang)

/** Whom a ticket names; null where it is unknown, used, over, or of another page. */
export const findTiketSso = async (db: Db, seal: Seal, held: Pemegang, now: Date): Promise<Orang | null> =>
  readOrang(seal, held.tiket, await db.row(sql`select isi from sso_tiket where ${isHeld(held, now)}`))

/** The same, and uses it up: of any number of exchanges, one gets it. */
export const takeTiketSso = async (db: Db, seal: Seal, held: Pemegang, now: Date): Promise<Orang | null> =>
  readOrang(seal, held.tiket, await db.row(sql`delete from sso_tiket where ${isHeld(held, now)} returning isi`))
