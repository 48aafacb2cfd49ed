import { hash } from 'node:crypto'
import type { Zona } from '@sehati/contract/base/waktu'
import type { JenisPush } from '@sehati/contract/channel/push.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { AT_MOST, isBasi, kirimanOf, PAUSES_MS, zonaTenang } from '../push/queue.store.ts'

/** The data from which it is decided whether a message leaves now, and to which number. */
export type KirimanWa = {
  kiriman_id: string
  izin_id: number
  nomor: string
  jenis: JenisPush
  mulai: string | null
  zona: Zona
  percobaan: number
}

const queue = kirimanOf('kiriman_wa')
export const { updateTunda, updateUlangi } = queue

/** The condition that the message `k` is the next one of its person, and none of theirs is under way until `hingga`. */
const onePerPerson = (now: Date, hingga: Date) => sql`not exists (
  select from kiriman_wa o where o.izin_id = k.izin_id and o.kiriman_id <> k.kiriman_id
    and (o.sejak < k.sejak or (o.sejak = k.sejak and o.kiriman_id < k.kiriman_id)
      or (o.percobaan > 0 and o.sejak > ${now}::timestamptz and o.sejak <= ${hingga}::timestamptz and o.pesan_hash is null)))`

/**
 * Takes messages that are due, so many at most, and one of a person: each is counted as one more attempt and is hidden from every other
 * process for a minute, after which it is due again if this process was killed. Messages that are not to be sent any more are removed: the
 * consent ended, or what happened meanwhile made them useless. So are accepted ones of which no status came for a day.
 * While Meta refuses every message none is taken, and then one, to see whether it still does.
 */
export function takeKirimanWa(db: Db, now: Date, most: number): Promise<KirimanWa[]> {
  const hingga = queue.hingga(now)
  return db.rows(sql`
    with coba as (
      update jeda_wa set coba_lagi = ${hingga}::timestamptz where coba_lagi <= ${now}::timestamptz returning satu
    ), due as (${queue.due(now, sql`(select case when exists (select from jeda_wa) then (select count(*) from coba) else ${most}::int end)`, onePerPerson(now, hingga))}
    ), vain as (
      delete from kiriman_wa p using izin_wa l, users u
      where p.kiriman_id in (select kiriman_id from due) and l.izin_id = p.izin_id and u.user_id = l.user_id
        and (l.dicabut_pada is not null or u.status_user <> 'aktif' or p.pesan_hash is not null or ${isBasi(now)})
      returning p.kiriman_id
    )
    update kiriman_wa p set percobaan = percobaan + 1, sejak = ${hingga}::timestamptz
    from izin_wa l join users u on u.user_id = l.user_id
    where p.kiriman_id in (select kiriman_id from due except select kiriman_id from vain) and l.izin_id = p.izin_id
    returning p.kiriman_id::text, p.izin_id, l.nomor, p.jenis, p.mulai, p.percobaan, ${zonaTenang} as zona`)
}

/** The id of Meta contains the number, so its digest is stored. */
const sidikOf = (pesan: string): Buffer => hash('sha256', pesan, 'buffer')

/**
 * Records that Meta accepted a message. What else is due for the person is removed, because it would say the same once more; and other
 * messages leave again.
 */
export async function updateDiterima(
  db: Db,
  { kiriman_id, izin_id }: KirimanWa,
  pesan: string,
  now: Date,
): Promise<void> {
  await db.rows(sql`
    with same as (
      delete from kiriman_wa
      where izin_id = ${izin_id} and kiriman_id <> ${kiriman_id} and sejak <= ${now}::timestamptz and pesan_hash is null
    ), resumed as (delete from jeda_wa)
    update kiriman_wa set pesan_hash = ${sidikOf(pesan)}::bytea, sejak = dibuat + ${AT_MOST} where kiriman_id = ${kiriman_id}`)
}

export async function removeKirimanWa(db: Db, kiriman_id: string): Promise<void> {
  await db.rows(sql`delete from kiriman_wa where kiriman_id = ${kiriman_id}`)
}

/** Forgets messages that were delivered, by the ids of Meta; returns how many were known. */
export async function removePesan(db: Db, pesan: readonly string[]): Promise<number> {
  const rows = await db.rows(sql`
    delete from kiriman_wa where pesan_hash = any (${pesan.map(sidikOf)}::bytea[]) returning kiriman_id`)
  return rows.length
}

/** The numbers of accepted messages, by the ids of Meta; none for a message that is not known any more. */
export async function listNomor(db: Db, pesan: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ nomor: string }>(sql`
    select i.nomor from kiriman_wa k join izin_wa i on i.izin_id = k.izin_id
    where k.pesan_hash = any (${pesan.map(sidikOf)}::bytea[])`)
  return rows.map(({ nomor }) => nomor)
}

/**
 * Puts accepted messages that were not delivered back into the queue, each after the pause of its attempt, and removes those whose
 * attempts are used up. Returns how many were known.
 */
export async function updateGagal(db: Db, pesan: readonly string[], now: Date): Promise<number> {
  const rows = await db.rows(sql`
    with failed as (
      select kiriman_id, percobaan from kiriman_wa where pesan_hash = any (${pesan.map(sidikOf)}::bytea[]) for update
    ), gone as (
      delete from kiriman_wa where kiriman_id in (select kiriman_id from failed where percobaan > ${PAUSES_MS.length}::int)
    ), again as (
      update kiriman_wa k set pesan_hash = null,
        sejak = ${now}::timestamptz + (${PAUSES_MS}::int[])[f.percobaan] * interval '1 millisecond'
      from failed f where k.kiriman_id = f.kiriman_id and f.percobaan <= ${PAUSES_MS.length}::int
    )
    select kiriman_id from failed`)
  return rows.length
}

/** Puts accepted messages back because the account may send none; the attempt does not count. Returns how many were known. */
export async function updateBelumTerkirim(db: Db, pesan: readonly string[], now: Date): Promise<number> {
  const rows = await db.rows(sql`
    update kiriman_wa set pesan_hash = null, sejak = ${now}::timestamptz, percobaan = percobaan - 1
    where pesan_hash = any (${pesan.map(sidikOf)}::bytea[]) returning kiriman_id`)
  return rows.length
}
