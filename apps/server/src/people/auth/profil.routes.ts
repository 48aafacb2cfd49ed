import { confirmEmailUser } from '@sehati/contract/people/konfirmasi-email.endpoints'
import * as endpoints from '@sehati/contract/people/user.endpoints'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { withNomor } from '../user/nomor-bpjs.ts'
import { findUser } from '../user/user.store.ts'
import { changeProfil } from './change-profil.act.ts'
import { confirmEmail } from './confirm-email.act.ts'
import { confirmEmailFor } from './confirm-email-for.act.ts'
import { findDiatur } from './diatur.store.ts'
import { findProfil, removeGantiEmail } from './ganti-email.store.ts'
import { sendVerifikasi } from './send-verifikasi.act.ts'

/** The caller's profile. A new e-mail needs the password, and a link mailed to it. */
export function routes(context: Context) {
  const { route, db, seal, clock, jejak } = context

  route(endpoints.getUser, async ({ actor, asal, query: { id } }) => {
    if (id === actor.user_id) return found(await findProfil(db, seal, id, clock()))
    const user = found(await findUser(db, id))
    const lihat = { tindakan: 'lihat', objek: 'akun', objek_id: id, subjek_id: id } as const
    jejak.susul({ actor, asal }, [{ ...lihat, dasar: 'administrasi' }])
    return { ...withNomor(seal, user), ...(await findDiatur(db, id)) }
  })

  route(endpoints.getSaya, async ({ actor }) => withNomor(seal, found(await findUser(db, actor.user_id))))

  route(endpoints.updateProfil, ({ actor, network, body }) => changeProfil(context, { actor, network }, body))

  route(endpoints.cancelGantiEmail, async ({ actor }) => {
    await removeGantiEmail(db, actor.user_id)
    return null
  })

  route(endpoints.sendVerifikasi, ({ actor }) => sendVerifikasi(context, actor))

  route(confirmEmailUser, ({ actor, asal, body }) => confirmEmailFor(context, { actor, asal }, body))

  route(endpoints.confirmGantiEmail, ({ body, asal }) => confirmEmail(context, body.token, asal))
}
