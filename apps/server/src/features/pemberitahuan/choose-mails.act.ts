import { type LevelId, roles } from '@sehati/contract/access'
import { type JenisPemberitahuan, kindsOf, type PilihanKabar } from '@sehati/contract/pemberitahuan/schema'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { reject } from '../../http/errors.ts'
import { listTanpaSurat, putTanpaSurat } from './pemberitahuan.store.ts'

export type Reader = { user_id: number; level_id: LevelId }

/** The kinds whose mail a person of this level can turn off: those about consultations that they receive. */
const pilihanOf = (level: LevelId): readonly JenisPemberitahuan[] => kindsOf[roles[level].group]

/** The kinds, each with whether the reader gets mail. */
export async function listPilihan(db: Db, { user_id, level_id }: Reader): Promise<PilihanKabar[]> {
  const off = await listTanpaSurat(db, user_id)
  return pilihanOf(level_id).map((jenis) => ({ jenis, email: !off.includes(jenis) }))
}

/** Turns the mails of one kind on or off; returns all choices. */
export async function chooseMails({ db }: Context, reader: Reader, choice: PilihanKabar): Promise<PilihanKabar[]> {
  if (!pilihanOf(reader.level_id).includes(choice.jenis)) reject('NOTICE_FIXED')
  await putTanpaSurat(db, reader.user_id, choice)
  return listPilihan(db, reader)
}
