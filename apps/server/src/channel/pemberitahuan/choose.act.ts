import { type LevelId, roles } from '@sehati/contract/base/access'
import type { JenisPemberitahuan, PilihanKabar, PilihanMasukan } from '@sehati/contract/channel/pemberitahuan.schema'
import { kindsOf } from '@sehati/contract/channel/pilihan-kabar.rules'
import { isJenisPush } from '@sehati/contract/channel/push.rules'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { listTanpa, putTanpa } from './pemberitahuan.store.ts'

export type Reader = { user_id: number; level_id: LevelId }

/** The kinds whose mail and push a person of this level can turn off: those about consultations that they receive. */
const pilihanOf = (level: LevelId): readonly JenisPemberitahuan[] => kindsOf[roles[level].group]

/** The kinds, each with whether the reader gets mail and pushes. */
export async function listPilihan(db: Db, { user_id, level_id }: Reader): Promise<PilihanKabar[]> {
  const off = await listTanpa(db, user_id)
  const isOn = (jenis: JenisPemberitahuan, cara: 'email' | 'push') =>
    !off.some((one) => one.jenis === jenis && one.cara === cara)
  return pilihanOf(level_id).map((jenis) => ({
    jenis,
    email: isOn(jenis, 'email'),
    push: isJenisPush(jenis) ? isOn(jenis, 'push') : null,
  }))
}

/** Turns the mails or the pushes of one kind on or off; returns all choices. What the choice does not name stays. */
export async function chooseKabar(
  { db }: Context,
  reader: Reader,
  { jenis, email, push }: PilihanMasukan,
): Promise<PilihanKabar[]> {
  if (!pilihanOf(reader.level_id).includes(jenis)) reject('NOTICE_FIXED')
  await putTanpa(db, reader.user_id, { jenis, email: email ?? null, push: push ?? null })
  return listPilihan(db, reader)
}
