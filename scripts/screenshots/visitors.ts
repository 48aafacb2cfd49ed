import { isAdmin, type LevelId, levelIds, roles } from '@sehati/contract/base/access'
import { listKonsultasiAdmin, viewKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { login } from '@sehati/contract/people/auth.endpoints'
import {
  listTenagaProfesionalPublik,
  pageTenagaProfesional,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { type Api, makeApi } from '@sehati/testkit/client/api'
import { DEMO_PASSWORD } from '../../apps/server/src/demo/seed.ts'
import { type Shot, shotsOf } from './shots.ts'

type Account = {
  user_id: number
  level_id: LevelId
  name: string
  email: string
  password: string
  token: string
}
export type Visitor = { name: string; account: Account | null; shots: Shot[] }

/** A visitor without an account, and the demo account of each role, with what each is to see. */
export async function visitors(url: string): Promise<Visitor[]> {
  const api = makeApi(url)
  const known = levelIds.map(async (level): Promise<Visitor> => {
    const name = roles[level].nama
    const credentials = { email: `${name}@sehati.test`, password: DEMO_PASSWORD }
    const account: Account = { ...(await api(null, login, { body: credentials })), ...credentials }
    return { name, account, shots: shotsOf(level, await idsFor(api, account)) }
  })
  const [tenaga] = await api(null, listTenagaProfesionalPublik)
  const open = shotsOf(null, { profesional_id: tenaga?.profesional_id ?? 0 })
  return [{ name: 'publik', account: null, shots: open }, ...(await Promise.all(known))]
}

/** Objects of the demo data that show most: a consultation with a reply, and a professional who can be booked. */
async function idsFor(api: Api, account: Account): Promise<Record<string, number>> {
  const list = isAdmin(account.level_id) ? listKonsultasiAdmin : viewKonsultasi
  const rows = (await api(account, list as typeof viewKonsultasi)) as Konsultasi[]
  const { queried } = await api(account, pageTenagaProfesional, { query: { limit: 100 } })
  const free = queried.find(({ status_pengajuan }) => status_pengajuan === null) ?? queried[0]
  const withReply = rows.find(({ initial_consult }) => initial_consult !== null) ?? rows[0]
  const { jadwal_id = 0, user_id = 0 } = withReply ?? {}
  return { jadwal_id, user_id, profesional_id: free?.profesional_id ?? 0, insiden_id: 0 }
}
