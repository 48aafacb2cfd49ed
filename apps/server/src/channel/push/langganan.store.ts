import { hash } from 'node:crypto'
import { PUSH_TERBANYAK } from '@sehati/contract/base/constants'
import { LanggananPush } from '@sehati/contract/channel/push.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'

const placeOf = (endpoint_hash: Buffer) => `langganan_push.isi:${endpoint_hash.toString('hex')}` as const

/** The decrypted subscription. Throws `UnreadableError`. */
export const openLangganan = (seal: Seal, { endpoint_hash, isi }: { endpoint_hash: Buffer; isi: Buffer }) =>
  LanggananPush.parse(JSON.parse(seal.open(placeOf(endpoint_hash), isi)))

export const hasLangganan = async (db: Db, sesi_id: number): Promise<boolean> =>
  (await db.row(sql`select from langganan_push where sesi_id = ${sesi_id}`)) !== null

/** Subscriptions of one person are changed one after the other until the transaction ends. */
export const lockLangganan = (tx: Db, user_id: number) =>
  tx.rows(sql`select from users where user_id = ${user_id} for no key update`)

/**
 * Makes room: removes the subscription that the session or this browser had, and the oldest of the person beyond the number
 * that leaves one free. Call `lockLangganan` first, in the same transaction.
 */
export async function removeSurplusLangganan(
  tx: Db,
  { user_id, sesi_id }: { user_id: number; sesi_id: number },
  endpoint: string,
): Promise<void> {
  await tx.rows(sql`
    delete from langganan_push where sesi_id = ${sesi_id} or endpoint_hash = ${hashOf(endpoint)}`)
  await tx.rows(sql`
    delete from langganan_push where langganan_id in (
      select langganan_id from langganan_push where user_id = ${user_id}
      order by dibuat desc, langganan_id desc offset ${PUSH_TERBANYAK - 1}
    )`)
}

/** Inserts a subscription in a free place of its account; false where the session has ended meanwhile. */
export async function insertLangganan(
  tx: Db,
  seal: Seal,
  sesi_id: number,
  langganan: LanggananPush,
  now: Date,
): Promise<boolean> {
  const endpoint_hash = hashOf(langganan.endpoint)
  const row = await tx.row(sql`
    insert into langganan_push (endpoint_hash, user_id, sesi_id, nomor, isi, dibuat)
    select ${endpoint_hash}::bytea, a.user_id, a.sesi_id, (
        select min(n) from generate_series(1, ${PUSH_TERBANYAK}::int) n
        where n not in (select nomor from langganan_push where user_id = a.user_id)
      ), ${seal.seal(placeOf(endpoint_hash), JSON.stringify(langganan))}::bytea, ${now}::timestamptz
    from auth_session a where a.sesi_id = ${sesi_id}
    returning langganan_id`)
  return row !== null
}

export async function removeLangganan(db: Db, sesi_id: number): Promise<void> {
  await db.rows(sql`delete from langganan_push where sesi_id = ${sesi_id}`)
}

/** The push service has forgotten this browser: with the subscription everything on its way to it is removed. */
export async function removeLanggananBerakhir(db: Db, langganan_id: number): Promise<void> {
  await db.rows(sql`delete from langganan_push where langganan_id = ${langganan_id}`)
}

const hashOf = (endpoint: string): Buffer => hash('sha256', endpoint, 'buffer')
