import { pageTenagaAlasan } from '@sehati/contract/schedule/alasan.endpoints'
import * as endpoints from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { findTujuan } from '../alasan/alasan.store.ts'
import { findTenagaPublik, listBahasa, listTenagaBeranda, pageTenagaProfesional } from './direktori.store.ts'
import { pageTenagaAlasan as listTenagaAlasan } from './tenaga-alasan.store.ts'

/** Professionals as those who choose one see them: with their free slots and reviews. */
export function routes({ route, db, reads, seal, clock }: Context) {
  route(endpoints.pageTenagaProfesional, ({ actor, query }) => pageTenagaProfesional(db, actor, query, clock()))

  route(pageTenagaAlasan, async ({ actor, body }) =>
    listTenagaAlasan(db, actor, body, found(await findTujuan(db, body.alasan_id, actor.user_id)), clock()),
  )

  route(endpoints.listBahasaTenaga, () => listBahasa(db))

  route(endpoints.listTenagaBeranda, () => listTenagaBeranda(reads, clock()))

  route(endpoints.getTenagaProfesionalPublik, async ({ query }) =>
    found(await findTenagaPublik(db, seal, query.id, clock())),
  )
}
