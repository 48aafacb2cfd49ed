import type { Alasan, AlasanMasukan, UrutanAlasan } from '@sehati/contract/schedule/alasan.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertAlasan, listAlasanAdmin, putUrutan, updateAlasan } from './alasan.store.ts'

/** An admin adds a reason. */
export const addAlasan = async ({ db }: Context, body: AlasanMasukan): Promise<Alasan> =>
  findOne(db, await insertAlasan(db, body))

/** An admin changes all of a reason. */
export async function changeAlasan({ db }: Context, alasan_id: number, body: AlasanMasukan): Promise<Alasan> {
  if (!(await updateAlasan(db, alasan_id, body))) reject('NOT_FOUND')
  return findOne(db, alasan_id)
}

/** An admin puts the reasons in an order. `NOT_FOUND` where one of them does not exist. */
export async function orderAlasan({ db }: Context, { alasan_id }: UrutanAlasan): Promise<Alasan[]> {
  if ((await putUrutan(db, alasan_id)) !== alasan_id.length) reject('NOT_FOUND')
  return listAlasanAdmin(db)
}

const findOne = async (db: Db, alasan_id: number): Promise<Alasan> =>
  found((await listAlasanAdmin(db, alasan_id))[0] ?? null)
