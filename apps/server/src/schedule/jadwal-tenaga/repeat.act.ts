import type { Actor } from '@sehati/contract/base/access'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { besideEnded, planUlangi } from '@sehati/contract/schedule/jadwal-tenaga.rules'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { hasEnded } from '@sehati/contract/schedule/masa.rules'
import type { UlanganMasukan } from '@sehati/contract/schedule/sesi.schema'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertSemuaJadwalTenaga, listJadwalTenaga } from './jadwal-tenaga.store.ts'

/** A professional repeats a day on others: one statement inserts all sessions or none. Sessions that have ended do not count. */
export async function repeatDay({ db, clock }: Context, actor: Actor, body: UlanganMasukan): Promise<JadwalTenaga[]> {
  const profesional_id = actor.profesional_id ?? reject('PROFESSIONAL_NOT_FOUND')
  const today = tanggalWib(clock())
  const sessions = await listJadwalTenaga(db, profesional_id)
  const plan = planUlangi(
    body.dari_hari,
    body.ke_hari,
    sessions.filter((session) => !hasEnded(session, today)),
  )
  const all = plan.flatMap(({ tambah }) => tambah)
  if (all.length === 0) reject('SESSION_SOURCE_EMPTY')
  if (plan.some(({ bentrok }) => bentrok.length > 0)) reject('SESSION_OVERLAP')
  return insertSemuaJadwalTenaga(
    db,
    profesional_id,
    all.map((session) => besideEnded(session, sessions, today)),
  )
}
