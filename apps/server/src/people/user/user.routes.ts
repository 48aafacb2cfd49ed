import * as endpoints from '@sehati/contract/people/user.endpoints'
import type { Context } from '../../record/context.ts'
import { lihatDaftar } from '../../record/jejak/catatan.ts'
import { listLevel, listUser, pageUser, pageUserTemuan } from './daftar.store.ts'

/** Lists of people. An admin's changes of a person are in `kedudukan`; profiles and passwords are in `auth`. */
export function routes({ route, db, seal, jejak }: Context) {
  route(endpoints.listUser, async ({ actor, asal }) => {
    const people = await listUser(db, seal)
    jejak.susul({ actor, asal }, [lihatDaftar('daftar_akun')])
    return people
  })

  route(endpoints.pageUser, async ({ actor, asal, query }) => {
    const page = await pageUser(db, seal, query)
    jejak.susul({ actor, asal }, [lihatDaftar('daftar_akun')])
    return page
  })

  route(endpoints.findUser, async ({ actor, asal, query, body }) => {
    const page = await pageUserTemuan(db, seal, body, query)
    jejak.susul({ actor, asal }, [lihatDaftar('daftar_akun')])
    return page
  })

  route(endpoints.listLevel, () => listLevel(db))
}
