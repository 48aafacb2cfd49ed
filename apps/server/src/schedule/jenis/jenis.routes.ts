import * as api from '@sehati/contract/schedule/jenis.endpoints'
import * as ketersediaan from '@sehati/contract/schedule/ketersediaan.endpoints'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { asKlinik, asTenpro } from './access.ts'
import { listJenis, listJenisPilihan } from './jenis.store.ts'
import type { Pemilih } from './mulai.store.ts'
import { offer, showOwn } from './offer.act.ts'
import { addType, changeType } from './save.act.ts'
import { showAvailability } from './show-availability.act.ts'
import { showSlots } from './show-slots.act.ts'

export function routes(context: Context) {
  const { route, db, reads } = context

  const choices = async (profid: number, pemilih: Pemilih) => {
    const offered = await listJenisPilihan(reads, profid, pemilih)
    return offered.length > 0 ? offered : reject('NOT_FOUND')
  }
  route(api.listJenisPilihan, ({ actor, query }) => choices(query.profid, actor.user_id))
  route(api.listJenisPilihanAdmin, ({ query }) => choices(query.profid, 'klinik'))
  route(api.listJenisPilihanTenpro, ({ query }) => choices(query.profid, 'klinik'))

  route(api.listSlotJenis, ({ actor: { user_id }, query }) =>
    showSlots(context, query, { peminta: user_id, pemilih: user_id }),
  )
  route(api.listSlotJenisAdmin, ({ query }) => showSlots(context, query, asKlinik(query.jendela)))
  route(api.listSlotJenisTenpro, ({ query }) => showSlots(context, query, asTenpro(query.jendela)))

  route(ketersediaan.listKetersediaan, ({ actor: { user_id }, query }) =>
    showAvailability(context, query, { widest: false, peminta: user_id, pemilih: user_id }),
  )
  route(ketersediaan.listKetersediaanAdmin, ({ query }) =>
    showAvailability(context, query, {
      widest: query.jendela === 'pindah',
      ...asKlinik(query.jendela),
    }),
  )
  route(ketersediaan.listKetersediaanLoket, ({ query }) =>
    showAvailability(context, query, { widest: false, ...asKlinik(query.jendela) }),
  )
  route(ketersediaan.listKetersediaanTenpro, ({ query }) =>
    showAvailability(context, query, {
      widest: query.jendela !== 'pasien',
      ...asTenpro(query.jendela),
    }),
  )

  route(api.listJenisTenaga, ({ actor }) => showOwn(context, actor))

  route(api.putJenisTenaga, ({ actor, body }) => offer(context, actor, body))

  route(api.listJenis, () => listJenis(db))

  const about = ({ jenis_id }: { jenis_id: number }) => ({ objek: 'jenis', objek_id: jenis_id }) as const

  route(api.insertJenis, ({ actor, asal, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => addType(inTx, body)),
  )

  route(api.updateJenis, ({ actor, asal, query, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => changeType(inTx, query.id, body)),
  )
}
