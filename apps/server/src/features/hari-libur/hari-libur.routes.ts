import * as api from '@sehati/contract/hari-libur.endpoints'
import type { HariLiburTersimpan } from '@sehati/contract/hari-libur.schema'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { found, reject } from '../../http/errors.ts'
import { listStranded } from '../konsultasi/stranded.store.ts'
import { insertHariLibur, listHariLibur, removeHariLibur, updateHariLibur } from './hari-libur.store.ts'

export function hariLiburRoutes({ route, db, clock, seal }: Context) {
  /** In the transaction that closed the day, which holds its lock: nobody books it between the two looks. */
  async function withStranded(tx: Db, hari: Awaited<ReturnType<typeof insertHariLibur>>): Promise<HariLiburTersimpan> {
    const { tanggal } = hari
    const terdampak = hari.buka ? [] : await listStranded(tx, seal, { dari: tanggal, sampai: tanggal }, clock())
    return { ...hari, jumlah_terdampak: terdampak.length, terdampak }
  }

  route(api.listHariLibur, ({ query }) => listHariLibur(db, query.tahun, clock()))

  route(api.insertHariLibur, ({ body }) =>
    db.transaction(async (tx) => withStranded(tx, await insertHariLibur(tx, body))),
  )

  route(api.updateHariLibur, ({ query, body }) =>
    db.transaction(async (tx) => withStranded(tx, found(await updateHariLibur(tx, query.id, body)))),
  )

  route(api.removeHariLibur, async ({ query }) => {
    if (!(await removeHariLibur(db, query.id))) reject('NOT_FOUND')
    return null
  })
}
