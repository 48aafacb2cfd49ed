import { KODE_CADANGAN, TIKET_KEDUA_MENIT } from '@sehati/contract/people/dua-langkah.rules'
import type { DuaLangkah, TiketKedua } from '@sehati/contract/people/dua-langkah.schema'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isoOf } from '../../base/db/iso.ts'
import type { Seal } from '../../base/db/seal.ts'
import { hashToken, newToken } from '../../base/http/authentication.ts'
import { newKodeCadangan, stepOf } from './totp.ts'

/** How the second factor of an account stands. */
export async function findDuaLangkah(db: Db, user_id: number): Promise<DuaLangkah> {
  const row = await db.row<DuaLangkah>(sql`
    select (select ${isoOf(sql`aktif_sejak`)} from totp where user_id = ${user_id}) as aktif_sejak,
      wajib_dua_langkah(${user_id}) and exists (select from passkey where user_id = ${user_id}) as passkey,
      (select count(*)::int from kode_cadangan where user_id = ${user_id}) as sisa_cadangan,
      wajib_dua_langkah(${user_id}) as wajib`)
  return row as DuaLangkah
}

/** Whether an account signs in with a second factor. */
export const hasDuaLangkah = async (db: Db, user_id: number): Promise<boolean> =>
  (await db.row(sql`select where punya_dua_langkah(${user_id})`)) !== null

/** Keeps a secret that waits for its first code, in place of one that waited; false where one counts already. */
export async function putTotp(
  tx: Db,
  seal: Seal,
  { user_id, rahasia }: { user_id: number; rahasia: string },
  now: Date,
): Promise<boolean> {
  const sealed = seal.seal(`totp.rahasia:${user_id}`, rahasia)
  const row = await tx.row(sql`
    insert into totp as t (user_id, rahasia, dibuat) values (${user_id}, ${sealed}, ${now})
    on conflict (user_id) do update set rahasia = excluded.rahasia, dibuat = excluded.dibuat where t.aktif_sejak is null
    returning user_id`)
  return row !== null
}

type Rahasia = { rahasia: Buffer; langkah: number; aktif: boolean }

/**
 * Uses a code of the app, at most once each: the row is locked until the transaction ends. `first` turns a secret on that waits for
 * its first code; otherwise only one that counts is asked. False where the code is not right.
 */
export async function takeKode(
  tx: Db,
  seal: Seal,
  { user_id, kode, first = false }: { user_id: number; kode: string; first?: boolean },
  now: Date,
): Promise<boolean> {
  const row = await tx.row<Rahasia>(sql`
    select rahasia, langkah::float8 as langkah, aktif_sejak is not null as aktif from totp where user_id = ${user_id} for update`)
  if (!row || row.aktif === first) return false
  const langkah = await stepOf(seal.open(`totp.rahasia:${user_id}`, row.rahasia), kode, now, row.langkah)
  if (langkah === null) return false
  await tx.rows(sql`
    update totp set langkah = ${langkah}, aktif_sejak = coalesce(aktif_sejak, greatest(${now}::timestamptz, dibuat)) where user_id = ${user_id}`)
  return true
}

/** The hash of a code for emergencies. It has fifty random bits, and few attempts are allowed. */
const hashOf = (user_id: number, kode: string): Buffer => hashToken(`${user_id}:${kode}`)

/** Uses a code for emergencies, which is gone then; false where there is no such code. */
export const takeKodeCadangan = async (tx: Db, user_id: number, kode: string): Promise<boolean> =>
  (await tx.row(
    sql`delete from kode_cadangan where user_id = ${user_id} and kode_hash = ${hashOf(user_id, kode)} returning user_id`,
  )) !== null

/** Makes new codes for emergencies in place of the earlier ones. Only the return value holds them. */
export async function putKodeCadangan(tx: Db, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: KODE_CADANGAN }, newKodeCadangan)
  await tx.rows(sql`delete from kode_cadangan where user_id = ${user_id}`)
  await tx.rows(sql`
    insert into kode_cadangan (user_id, kode_hash) select ${user_id}, unnest(${codes.map((kode) => hashOf(user_id, kode))}::bytea[])`)
  return codes
}

/** Takes the second factor away; false where there was none that counts. */
export async function removeTotp(tx: Db, user_id: number): Promise<boolean> {
  const row = await tx.row<{ aktif: boolean }>(sql`
    delete from totp where user_id = ${user_id} returning aktif_sejak is not null as aktif`)
  await tx.rows(sql`delete from kode_cadangan where user_id = ${user_id}`)
  return row?.aktif ?? false
}

/** By what a login of this account may go on. `canPasskey`: whether passkeys can be used at all. */
export async function listCaraKedua(db: Db, user_id: number, canPasskey: boolean): Promise<TiketKedua['cara']> {
  const row = await db.row<Record<TiketKedua['cara'][number], boolean>>(sql`
    select exists (select from totp where user_id = ${user_id} and aktif_sejak is not null) as kode,
      exists (select from kode_cadangan where user_id = ${user_id}) as cadangan,
      ${canPasskey}::boolean and exists (select from passkey where user_id = ${user_id}) as passkey`)
  return (['kode', 'cadangan', 'passkey'] as const).filter((cara) => row?.[cara])
}

/** Keeps a login that waits for its second factor. Only the return value holds the ticket: the database has its hash. */
export async function insertTiket(tx: Db, user_id: number, now: Date): Promise<string> {
  const tiket = newToken()
  await tx.rows(sql`
    insert into tiket_kedua (token_hash, user_id, berlaku_sampai)
    values (${hashToken(tiket)}, ${user_id}, ${now}::timestamptz + make_interval(mins => ${TIKET_KEDUA_MENIT}))`)
  return tiket
}

/** Whose login waits under this ticket; null where none does any more. */
export const findTiket = (db: Db, token_hash: Buffer, now: Date): Promise<{ user_id: number } | null> =>
  db.row(sql`
    select user_id from tiket_kedua where token_hash = ${token_hash} and berlaku_sampai > ${now}::timestamptz and sisa > 0`)

/** Counts one attempt; null where none is left. Locks the ticket until the transaction ends. */
export const countTiket = (tx: Db, token_hash: Buffer, now: Date): Promise<{ user_id: number } | null> =>
  tx.row(sql`
    update tiket_kedua set sisa = sisa - 1
    where token_hash = ${token_hash} and berlaku_sampai > ${now}::timestamptz and sisa > 0 returning user_id`)

export async function removeTiket(tx: Db, token_hash: Buffer): Promise<void> {
  await tx.rows(sql`delete from tiket_kedua where token_hash = ${token_hash}`)
}
