import type { LingkupKunci } from '@sehati/contract/people/kunci-api.rules'
import type { KunciApi } from '@sehati/contract/people/kunci-api.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'

const columns = (k: Sql) =>
  sql`${k}.kunci_id, ${k}.nama, ${k}.lingkup, u.name as oleh, ${k}.dibuat, ${k}.kedaluwarsa, ${k}.dipakai, ${k}.dicabut`

export const listKunciApi = (db: Db): Promise<KunciApi[]> =>
  db.rows(sql`
    select ${columns(sql`k`)} from kunci_api k join users u on u.user_id = k.oleh order by k.kunci_id desc`)

type Baru = { nama: string; lingkup: readonly LingkupKunci[]; hari: number; kunci_hash: Buffer; oleh: number }

export const insertKunciApi = async (db: Db, { nama, lingkup, hari, kunci_hash, oleh }: Baru, now: Date) =>
  (await db.row<KunciApi>(sql`
    with baru as (
      insert into kunci_api (nama, kunci_hash, lingkup, oleh, dibuat, kedaluwarsa)
      values (${nama}, ${kunci_hash}, ${[...lingkup]}::text[], ${oleh}, ${now}::timestamptz,
        ${now}::timestamptz + make_interval(days => ${hari}))
      returning *
    )
    select ${columns(sql`b`)} from baru b join users u on u.user_id = b.oleh`)) as KunciApi

/** Revokes it; one that is revoked already keeps its instant. Null where there is none. */
export const updateDicabut = (db: Db, kunci_id: number, now: Date): Promise<KunciApi | null> =>
  db.row(sql`
    with dicabut as (
      update kunci_api set dicabut = ${now} where kunci_id = ${kunci_id} and dicabut is null returning *
    )
    select ${columns(sql`k`)}
    from (select * from dicabut union all
      select * from kunci_api where kunci_id = ${kunci_id} and not exists (select from dicabut)) k
    join users u on u.user_id = k.oleh`)

/** A key that is valid now, with the admin whose reads it makes. */
export type Kunci = { kunci_id: number; oleh: number; lingkup: LingkupKunci[]; dipakai_lama: boolean }

/** Null where it is unknown, revoked or expired, or its admin is none any more. */
export const findKunci = (db: Pick<Db, 'row'>, kunci_hash: Buffer, now: Date): Promise<Kunci | null> =>
  db.row(sql`
    select k.kunci_id, k.oleh, k.lingkup,
      (k.dipakai is null or k.dipakai <= ${now}::timestamptz - interval '1 minute') as dipakai_lama
    from kunci_api k join users u on u.user_id = k.oleh and u.status_user = 'aktif' and u.level_id = 1
    where k.kunci_hash = ${kunci_hash} and k.dicabut is null and k.kedaluwarsa > ${now}`)

export async function updateDipakai(db: Db, kunci_id: number, now: Date): Promise<void> {
  await db.rows(sql`update kunci_api set dipakai = ${now} where kunci_id = ${kunci_id}`)
}
