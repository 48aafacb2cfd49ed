import type { Actor } from '@sehati/contract/access'
import * as endpoints from '@sehati/contract/jadwal-tenaga.endpoints'
import { checkSession } from '@sehati/contract/jadwal-tenaga.rules'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { mayManage } from './jadwal-tenaga.policy.ts'
import {
  findJadwalTenaga,
  insertJadwalTenaga,
  listJadwalPublik,
  listJadwalTenaga,
  listSlotHari,
  listSlotTanggal,
  setNow,
  updateJadwalTenaga,
} from './jadwal-tenaga.store.ts'

export function jadwalTenagaRoutes({ route, db, clock }: Context) {
  route(endpoints.listJadwalPublik, () => listJadwalPublik(db))

  route(endpoints.listSlotHari, ({ query: { profid: profesional_id, hari, tanggal } }) =>
    tanggal ? listSlotTanggal(db, profesional_id, hari, tanggal, clock()) : listSlotHari(db, profesional_id, hari),
  )

  route(endpoints.getJadwalTenagaAdmin, async ({ query }) => found(await findJadwalTenaga(db, query.jadwal_tenaga_id)))

  route(endpoints.listJadwalTenaga, ({ query }) => listJadwalTenaga(db, query.profid, query.hari))

  route(endpoints.getJadwalTenaga, ({ actor, query }) => ownSession(db, actor, query.id))

  route(endpoints.insertJadwalTenaga, async ({ actor, body }) => {
    const profesional_id = actor.profesional_id ?? reject('PROFESSIONAL_NOT_FOUND')
    rejectIf(checkSession(body, await listJadwalTenaga(db, profesional_id, body.hari)))
    return insertJadwalTenaga(db, profesional_id, body)
  })

  route(endpoints.updateJadwalTenaga, ({ actor, query, body }) =>
    db.transaction(async (tx) => {
      const { id, profesional_id } = await ownSession(tx, actor, query.id)
      const others = (await listJadwalTenaga(tx, profesional_id, body.hari)).filter((other) => other.id !== id)
      rejectIf(checkSession(body, others))
      await setNow(tx, clock())
      return found(await updateJadwalTenaga(tx, id, body))
    }),
  )
}

async function ownSession(db: Db, actor: Actor, jadwal_tenaga_id: number) {
  const session = await findJadwalTenaga(db, jadwal_tenaga_id)
  return session && mayManage(actor, session) ? session : reject('NOT_FOUND')
}
