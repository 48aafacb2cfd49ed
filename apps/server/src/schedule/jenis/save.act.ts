import type { JenisKonsultasi, JenisMasukan, JenisPerubahan } from '@sehati/contract/schedule/jenis.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertJenis, listJenis, updateJenis } from './jenis.store.ts'

/** An admin adds a type. */
export const addType = async ({ db }: Context, body: JenisMasukan): Promise<JenisKonsultasi> =>
  findOne(db, await insertJenis(db, body))

/** An admin changes rules of a type; a constraint refuses to change more of the usual one than its quota. */
export async function changeType({ db }: Context, jenis_id: number, body: JenisPerubahan): Promise<JenisKonsultasi> {
  if (!(await updateJenis(db, jenis_id, body))) reject('NOT_FOUND')
  return findOne(db, jenis_id)
}

const findOne = async (db: Db, jenis_id: number): Promise<JenisKonsultasi> =>
  found((await listJenis(db, jenis_id))[0] ?? null)
