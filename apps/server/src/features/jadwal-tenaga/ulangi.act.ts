import type { Actor } from '@sehati/contract/access'
import { planUlangi } from '@sehati/contract/jadwal-tenaga/rules'
import type { JadwalTenaga, UlanganMasukan } from '@sehati/contract/jadwal-tenaga/schema'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { insertSemuaJadwalTenaga, listJadwalTenaga } from './jadwal-tenaga.store.ts'

/** A professional repeats a day on others: one statement inserts all sessions or none. */
export async function repeatDay({ db }: Context, actor: Actor, body: UlanganMasukan): Promise<JadwalTenaga[]> {
  const profesional_id = actor.profesional_id ?? reject('PROFESSIONAL_NOT_FOUND')
  const plan = planUlangi(body.dari_hari, body.ke_hari, await listJadwalTenaga(db, profesional_id))
  const all = plan.flatMap(({ tambah }) => tambah)
  if (all.length === 0) reject('SESSION_SOURCE_EMPTY')
  if (plan.some(({ bentrok }) => bentrok.length > 0)) reject('SESSION_OVERLAP')
  return insertSemuaJadwalTenaga(db, profesional_id, all)
}
