import * as api from '@sehati/contract/semester/endpoints'
import { tanggalWib } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { listJatah, listKelonggaran } from './kelonggaran.store.ts'
import { addSemester, changeSemester, setKelonggaran } from './save.act.ts'
import { listSemester, removeSemester } from './semester.store.ts'

export function semesterRoutes(context: Context) {
  const { route, db, seal, clock } = context

  route(api.listSemester, () => listSemester(db))

  route(api.insertSemester, ({ body }) => addSemester(context, body))

  route(api.updateSemester, ({ query, body }) => changeSemester(context, query.id, body))

  route(api.removeSemester, async ({ query }) => {
    if (!(await removeSemester(db, query.id))) reject('NOT_FOUND')
    return null
  })

  route(api.listKelonggaran, ({ query }) => listKelonggaran(db, seal, query.semester_id))

  route(api.putKelonggaran, ({ actor, body }) => setKelonggaran(context, actor, body))

  route(api.listJatah, ({ actor }) => listJatah(db, actor.user_id, tanggalWib(clock())))
}
