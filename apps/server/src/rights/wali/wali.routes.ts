import * as api from '@sehati/contract/rights/wali.endpoints'
import { findUsia } from '../../people/usia/usia.store.ts'
import type { Context } from '../../record/context.ts'
import { correctUsia, recordVital, recordWali, showWali } from './record.act.ts'
import { showVital } from './show-vital.act.ts'
import { stateUsia } from './state-usia.act.ts'

/** The age of patients, and the guardians of those who are under 18. */
export function routes(context: Context) {
  const { route, db, clock, jejak } = context

  route(api.getUsia, ({ actor }) => findUsia(db, actor.user_id, clock()))

  route(api.putUsia, ({ actor, body }) => stateUsia(context, actor, body))

  route(api.putUsiaOrang, ({ actor, asal, body }) => correctUsia(context, { actor, asal }, body))

  route(api.getWali, async ({ actor, asal, query: { id } }) => {
    const shown = await showWali(context, db, id)
    jejak.susul({ actor, asal }, [{ tindakan: 'lihat', objek: 'wali', subjek_id: id, dasar: 'administrasi' }])
    return shown
  })

  route(api.insertWali, ({ actor, asal, body }) => recordWali(context, { actor, asal }, body))

  route(api.listKepentinganVital, ({ actor, asal, query: { id } }) => showVital(context, { actor, asal }, id))

  route(api.insertKepentinganVital, ({ actor, asal, body }) => recordVital(context, { actor, asal }, body))
}
