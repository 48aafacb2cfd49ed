import type { Actor } from '@sehati/contract/access'
import { checkSession } from '@sehati/contract/jadwal-tenaga/rules'
import type { JadwalTenaga, JadwalTenagaMasukan } from '@sehati/contract/jadwal-tenaga/schema'
import type { Context } from '../../context.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { ownSession } from './access.ts'
import { insertJadwalTenaga, listJadwalTenaga, updateJadwalTenaga } from './jadwal-tenaga.store.ts'

/** A professional adds a weekly session. */
export async function addSession({ db }: Context, actor: Actor, body: JadwalTenagaMasukan): Promise<JadwalTenaga> {
  const profesional_id = actor.profesional_id ?? reject('PROFESSIONAL_NOT_FOUND')
  rejectIf(checkSession(body, await listJadwalTenaga(db, profesional_id, body.hari)))
  return insertJadwalTenaga(db, profesional_id, body)
}

/** A professional changes one of their own sessions; the database refuses to move a booked one. */
export const changeSession = (
  { db, clock }: Context,
  actor: Actor,
  jadwal_tenaga_id: number,
  body: JadwalTenagaMasukan,
): Promise<JadwalTenaga> =>
  db.transaction(async (tx) => {
    const { id, profesional_id } = await ownSession(tx, actor, jadwal_tenaga_id)
    const others = (await listJadwalTenaga(tx, profesional_id, body.hari)).filter((other) => other.id !== id)
    rejectIf(checkSession(body, others))
    return found(await updateJadwalTenaga(tx, id, body, clock()))
  })
