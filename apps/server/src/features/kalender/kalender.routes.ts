import { createHash, randomBytes } from 'node:crypto'
import * as endpoints from '@sehati/contract/kalender.endpoints'
import type { Context } from '../../context.ts'
import { hashToken } from '../../http/authentication.ts'
import { found, reject } from '../../http/errors.ts'
import { mayRead } from '../konsultasi/konsultasi.policy.ts'
import {
  findJanji,
  findLangganan,
  findPelanggan,
  insertLangganan,
  listJanji,
  removeLangganan,
} from './kalender.store.ts'
import { asCalendar } from './kalender.ts'

const DAYS_BACK = 60
const ASK_AGAIN = 'private, no-cache'

export function kalenderRoutes({ route, db, clock }: Context) {
  route(endpoints.getKonsultasiIcs, async ({ actor, query }) => {
    const janji = found(await findJanji(db, query.jadwalid))
    if (!mayRead(actor, janji)) reject('NOT_FOUND')
    return { isi: asCalendar([janji]), nama: `janji-sehati-${janji.jadwal_id}.ics` }
  })

  route(endpoints.getLangganan, ({ actor }) => findLangganan(db, actor.user_id))

  route(endpoints.putLangganan, async ({ actor: { user_id } }) => {
    const token = randomBytes(32).toString('base64url')
    const { sejak } = found(await insertLangganan(db, { user_id, token_hash: hashToken(token) }, clock()))
    return { sejak, alamat: `${endpoints.getKalender.path}?token=${token}` }
  })

  route(endpoints.removeLangganan, async ({ actor }) => {
    await removeLangganan(db, actor.user_id)
    return null
  })

  route(endpoints.getKalender, async ({ query }) => {
    const user_id = found(await findPelanggan(db, hashToken(query.token)))
    const since = new Date(clock().getTime() - DAYS_BACK * 86_400_000)
    const isi = asCalendar(await listJanji(db, user_id, since))
    const etag = `"${createHash('sha256').update(isi).digest('base64url').slice(0, 22)}"`
    return { isi, etag, cache: ASK_AGAIN, nama: 'janji-sehati.ics' }
  })
}
