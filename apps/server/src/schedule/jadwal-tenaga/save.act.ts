import type { Actor } from '@sehati/contract/base/access'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { besideEnded, checkSession } from '@sehati/contract/schedule/jadwal-tenaga.rules'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { hasEnded } from '@sehati/contract/schedule/masa.rules'
import type { JadwalTenagaMasukan } from '@sehati/contract/schedule/sesi.schema'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { lockOwnSession } from './access.ts'
import { insertJadwalTenaga, listJadwalTenaga, updateJadwalTenaga } from './jadwal-tenaga.store.ts'

/** A professional adds a weekly session, or one between dates that are not past. */
export async function addSession(
  { db, clock }: Context,
  actor: Actor,
  body: JadwalTenagaMasukan,
): Promise<JadwalTenaga> {
  const profesional_id = actor.profesional_id ?? reject('PROFESSIONAL_NOT_FOUND')
  const today = tanggalWib(clock())
  const others = await listJadwalTenaga(db, profesional_id, body.hari)
  const session = besideEnded(body, others, today)
  rejectIf(checkSession(session, others) ?? (hasEnded(session, today) ? 'SESSION_ENDED' : null))
  return insertJadwalTenaga(db, profesional_id, session)
}

/**
 * A professional changes one of their own sessions; the database refuses to move a booked one, and dates that leave out what
 * is booked. Dates that the body does not have stay: a client that does not know them must not remove them.
 */
export const changeSession = (
  { db, clock }: Context,
  actor: Actor,
  jadwal_tenaga_id: number,
  body: JadwalTenagaMasukan,
): Promise<JadwalTenaga> =>
  db.transaction(async (tx) => {
    const { id, profesional_id, ...before } = await lockOwnSession(tx, actor, jadwal_tenaga_id)
    const others = (await listJadwalTenaga(tx, profesional_id, body.hari)).filter((other) => other.id !== id)
    const now = clock()
    const { berlaku_dari = before.berlaku_dari, berlaku_sampai = before.berlaku_sampai } = body
    const session = besideEnded({ ...body, berlaku_dari, berlaku_sampai }, others, tanggalWib(now))
    rejectIf(checkSession(session, others))
    return found(await updateJadwalTenaga(tx, id, session, now))
  })
