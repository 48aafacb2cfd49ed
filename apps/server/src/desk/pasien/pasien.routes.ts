import * as api from '@sehati/contract/desk/pasien.endpoints'
import { makeBook } from '../../booking/booking/book.act.ts'
import { inviteUser } from '../../people/auth/invite.act.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { bookFor } from './book.act.ts'
import { asPasienLoket, find } from './find.act.ts'
import { listTenaga } from './pasien.store.ts'
import { showAsal } from './show-asal.act.ts'
import { walkIn } from './walk-in.act.ts'

/** What the front desk does for the person who stands there. */
export function routes(context: Context) {
  const { route, db } = context
  const book = makeBook(context)

  route(api.listPasienLoket, ({ actor, asal, query }) => find(context, { actor, asal }, query.cari))

  route(api.insertPasienLoket, async ({ actor, asal, body }) => {
    const undang = ({ user_id }: { user_id: number }) =>
      ({ tindakan: 'undang', objek: 'akun', objek_id: user_id, subjek_id: user_id }) as const
    const user = await catatAtur(context, { actor, asal }, undang, (inTx) => inviteUser(inTx, actor, body))
    return asPasienLoket(user)
  })

  route(api.listTenagaLoket, ({ query }) => listTenaga(db, query.klinik))

  route(api.listAsalRangkaian, ({ actor, asal, query }) => showAsal(context, { actor, asal }, query.user_id))

  route(api.insertKonsultasiLoket, ({ actor, asal, body, idempotencyKey }) =>
    bookFor(context, book, { actor, asal }, body, idempotencyKey),
  )

  route(api.insertAntrean, ({ actor, asal, body, idempotencyKey }) =>
    walkIn(context, { actor, asal }, body, idempotencyKey),
  )
}
