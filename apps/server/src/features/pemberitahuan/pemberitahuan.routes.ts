import { type LevelId, roles } from '@sehati/contract/access'
import * as api from '@sehati/contract/pemberitahuan.endpoints'
import { type JenisPemberitahuan, kindsOf, type PilihanKabar } from '@sehati/contract/pemberitahuan.schema'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { reject } from '../../http/errors.ts'
import {
  countBelumDibaca,
  listTanpaSurat,
  markDibaca,
  pagePemberitahuan,
  putTanpaSurat,
} from './pemberitahuan.store.ts'

/** The kinds whose mail a person of this level can turn off: those about consultations, as far as they get them. */
const pilihanOf = (level: LevelId): readonly JenisPemberitahuan[] => kindsOf[roles[level].group]

async function listPilihan(db: Db, { user_id, level_id }: { user_id: number; level_id: LevelId }) {
  const off = await listTanpaSurat(db, user_id)
  return pilihanOf(level_id).map((jenis): PilihanKabar => ({ jenis, email: !off.includes(jenis) }))
}

export function pemberitahuanRoutes({ route, db, clock, announce }: Context) {
  route(api.listPemberitahuan, ({ actor, query }) => pagePemberitahuan(db, actor.user_id, query))

  route(api.countPemberitahuan, async ({ actor }) => ({ jumlah: await countBelumDibaca(db, actor.user_id) }))

  route(api.readPemberitahuan, async ({ actor, body }) => {
    const jumlah = await markDibaca(db, actor.user_id, body, clock())
    // The other screens of this person count anew.
    if (jumlah > 0) announce({ jenis: 'pemberitahuan', user_id: actor.user_id })
    return { jumlah }
  })

  route(api.listPilihanKabar, ({ actor }) => listPilihan(db, actor))

  route(api.putPilihanKabar, async ({ actor, body }) => {
    if (!pilihanOf(actor.level_id).includes(body.jenis)) reject('NOTICE_FIXED')
    await putTanpaSurat(db, actor.user_id, body)
    return listPilihan(db, actor)
  })
}
