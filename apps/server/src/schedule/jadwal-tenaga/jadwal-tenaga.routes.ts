import * as endpoints from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import * as sesi from '@sehati/contract/schedule/sesi.endpoints'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { ownSession } from './access.ts'
import {
  findJadwalTenaga,
  listJadwalPublik,
  listJadwalTenaga,
  listSlotHari,
  listSlotTanggal,
} from './jadwal-tenaga.store.ts'
import { repeatDay } from './repeat.act.ts'
import { addSession, changeSession } from './save.act.ts'

export function routes(context: Context) {
  const { route, db, reads, clock } = context

  route(endpoints.listJadwalPublik, () => listJadwalPublik(db, clock()))

  route(endpoints.listSlotHari, ({ actor, query: { profid: profesional_id, hari, tanggal } }) =>
    tanggal
      ? listSlotTanggal(reads, profesional_id, hari, tanggal, clock(), actor.user_id)
      : listSlotHari(reads, profesional_id, hari, clock()),
  )

  route(endpoints.getJadwalTenagaAdmin, async ({ query }) => found(await findJadwalTenaga(db, query.jadwal_tenaga_id)))

  route(endpoints.listJadwalTenaga, ({ query }) => listJadwalTenaga(db, query.profid, query.hari))

  route(endpoints.getJadwalTenaga, ({ actor, query }) => ownSession(db, actor, query.id))

  route(sesi.insertJadwalTenaga, ({ actor, body }) => addSession(context, actor, body))

  route(sesi.ulangiJadwalTenaga, ({ actor, body }) => repeatDay(context, actor, body))

  route(sesi.updateJadwalTenaga, ({ actor, query, body }) => changeSession(context, actor, query.id, body))
}
