import { tanggalWib } from '@sehati/contract/base/waktu'
import * as api from '@sehati/contract/schedule/semester.endpoints'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { listJatah, listKelonggaran } from './kelonggaran.store.ts'
import { addSemester, changeSemester, setKelonggaran } from './save.act.ts'
import { listSemester, removeSemester } from './semester.store.ts'

export function routes(context: Context) {
  const { route, db, seal, clock } = context
  const about = ({ semester_id }: { semester_id: number }) => ({ objek: 'semester', objek_id: semester_id }) as const

  route(api.listSemester, () => listSemester(db))

  route(api.insertSemester, ({ actor, asal, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => addSemester(inTx, body)),
  )

  route(api.updateSemester, ({ actor, asal, query, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => changeSemester(inTx, query.id, body)),
  )

  route(api.removeSemester, ({ actor, asal, query }) =>
    catatAtur(
      context,
      { actor, asal },
      () => about({ semester_id: query.id }),
      async (inTx) => ((await removeSemester(inTx.db, query.id)) ? null : reject('NOT_FOUND')),
    ),
  )

  route(api.listKelonggaran, ({ query }) => listKelonggaran(db, seal, query.semester_id))

  route(api.putKelonggaran, ({ actor, asal, body }) =>
    catatAtur(
      context,
      { actor, asal },
      () => ({ objek: 'kelonggaran', objek_id: body.semester_id, subjek_id: body.user_id }),
      (inTx) => setKelonggaran(inTx, actor, body),
    ),
  )

  route(api.listJatah, ({ actor }) => listJatah(db, actor.user_id, tanggalWib(clock())))
}
