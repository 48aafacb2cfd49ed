import * as api from '@sehati/contract/clinic/layanan.endpoints'
import type { Context } from '../../record/context.ts'
import { findLayanan } from './layanan.store.ts'
import { changeKeterangan, replaceNomor } from './save.act.ts'

export function routes(context: Context) {
  const { route, db, layanan } = context
  route(api.getLayanan, () => layanan())
  route(api.getBantuan, async () => (await layanan()).nomor_darurat)
  route(api.getLayananAdmin, () => findLayanan(db))
  route(api.updateLayanan, ({ actor, asal, body }) => changeKeterangan(context, { actor, asal }, body))
  route(api.getNomorDarurat, async () => {
    const { versi_nomor, nomor_darurat } = await findLayanan(db)
    return { versi_nomor, nomor_darurat }
  })
  route(api.replaceNomorDarurat, ({ actor, asal, body }) => replaceNomor(context, { actor, asal }, body))
}
