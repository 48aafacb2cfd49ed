import * as api from '@sehati/contract/rights/persetujuan.endpoints'
import * as psikologi from '@sehati/contract/rights/psikologi.endpoints'
import { found } from '../../base/http/errors.ts'
import { listPersetujuan, listPsikolog, listPsikologOf } from '../../people/persetujuan/persetujuan.store.ts'
import type { Context } from '../../record/context.ts'
import {
  answerPersetujuan,
  recordAtCounter,
  showPersetujuanOrang,
  showPsikologOrang,
  signPsikolog,
} from './answer.act.ts'
import { asBukti } from './bukti.ts'
import { findBukti, findNaskah } from './naskah.store.ts'

/** Notices, and consents: the caller's, and what is given at the counter. */
export function routes(context: Context) {
  const { route, db, reads, jejak, clock } = context

  route(api.getNaskah, async ({ query }) => found(await findNaskah(reads, query, clock())))

  route(api.listPersetujuan, ({ actor }) => listPersetujuan(db, actor.user_id, clock()))

  route(api.answerPersetujuan, ({ actor, asal, body }) =>
    answerPersetujuan(context, { user_id: actor.user_id, sesi_id: asal.sesi_id }, body.persetujuan),
  )

  route(psikologi.listPsikolog, ({ actor: { user_id }, query: { jadwalid } }) =>
    jadwalid === undefined ? listPsikolog(db, user_id, clock()) : listPsikologOf(db, user_id, jadwalid, clock()),
  )

  route(psikologi.signPsikolog, ({ actor, asal, body }) => signPsikolog(context, { actor, asal }, body))

  route(api.getBukti, async ({ actor, query: { id } }) => {
    const bukti = found(await findBukti(db, { id, user_id: actor.user_id }))
    return { isi: Buffer.from(asBukti(bukti)), nama: `bukti-persetujuan-${id}.html` }
  })

  route(api.listPersetujuanOrang, async ({ actor, asal, query: { id } }) => {
    const shown = await showPersetujuanOrang(db, id, clock())
    jejak.susul({ actor, asal }, [{ tindakan: 'lihat', objek: 'persetujuan', subjek_id: id, dasar: 'administrasi' }])
    return shown
  })

  route(psikologi.listPsikologOrang, async ({ actor, asal, query: { id } }) => {
    const shown = await showPsikologOrang(db, id, clock())
    jejak.susul({ actor, asal }, [{ tindakan: 'lihat', objek: 'persetujuan', subjek_id: id, dasar: 'administrasi' }])
    return shown
  })

  route(api.insertPersetujuanOrang, ({ actor, asal, body }) => recordAtCounter(context, { actor, asal }, body))
}
