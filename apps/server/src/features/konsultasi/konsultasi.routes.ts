import { type Actor, isAdmin, isProfessional } from '@sehati/contract/access'
import * as api from '@sehati/contract/konsultasi.endpoints'
import { checkStatusMove, isReopening, isScheduled, type Pengubah } from '@sehati/contract/konsultasi.rules'
import type { Konsultasi, StatusKonsultasi } from '@sehati/contract/konsultasi.schema'
import type { Page } from '@sehati/contract/page.schema'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import type { Seal } from '../../db/seal.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { pageKonsultasi } from './halaman.store.ts'
import { mayAnswer, mayRead } from './konsultasi.policy.ts'
import {
  findKonsultasi,
  type KonsultasiFilter,
  listKonsultasi,
  listRiwayatStatus,
  lockKonsultasi,
  updateKonsultasi,
} from './konsultasi.store.ts'
import { findPindahTerakhir, findSlotRefusal } from './urungkan.store.ts'

/** What of all consultations is the caller's to see; a professional without a row of their own sees none. */
export function scopeOf(actor: Actor): KonsultasiFilter {
  if (isAdmin(actor.level_id)) return {}
  if (isProfessional(actor.level_id)) return { profesional_id: actor.profesional_id ?? 0 }
  return { user_id: actor.user_id }
}

/** The consultation if the caller may see it; for everybody else it does not exist. */
export async function readable(db: Db, seal: Seal, actor: Actor, jadwal_id: number): Promise<Konsultasi> {
  const k = found(await findKonsultasi(db, seal, jadwal_id))
  return mayRead(actor, k) ? forReader(actor, k) : reject('NOT_FOUND')
}

/** Reasons are between the patient and the professional. */
export const forReader = (actor: Actor, k: Konsultasi): Konsultasi =>
  isAdmin(actor.level_id) ? { ...k, alasan_batal: null, pesan_pindah: null } : k

/** The whole list, or a page of it where the caller asked for one. */
async function listOrPage(
  { db, seal }: Context,
  filter: KonsultasiFilter,
  asked: { page?: number | undefined; limit?: number | undefined },
): Promise<Konsultasi[] | Page<Konsultasi>> {
  if (asked.page === undefined && asked.limit === undefined) return listKonsultasi(db, seal, filter)
  return pageKonsultasi(db, seal, filter, { page: asked.page ?? 1, limit: asked.limit ?? 10 })
}

export function konsultasiRoutes(context: Context) {
  const { route, db, clock, seal } = context

  for (const read of [api.getKonsultasi, api.getRiwayat, api.getKonsultasiTenpro] as const) {
    route(read as typeof api.getKonsultasi, ({ actor, query }) => readable(db, seal, actor, query.jadwalid))
  }

  route(api.listRiwayatStatus, async ({ actor, query }) => {
    await readable(db, seal, actor, query.jadwalid)
    return listRiwayatStatus(db, query.jadwalid)
  })

  route(api.listKonsultasiAdmin, ({ query }) => listOrPage(context, query, query))

  route(api.listRiwayat, ({ actor, query }) => listOrPage(context, { ...scopeOf(actor), q: query.q }, query))

  route(api.listKonsultasiTenpro, ({ actor, query }) => listOrPage(context, { ...scopeOf(actor), q: query.q }, query))

  route(api.listSelesai, ({ actor, query }) =>
    listKonsultasi(db, seal, { profesional_id: query.profesionalid, ...scopeOf(actor), status: query.status }),
  )

  route(api.viewKonsultasi, ({ actor, query }) =>
    listKonsultasi(db, seal, { profesional_id: query.profesionalid, ...scopeOf(actor), jadwal_id: query.jadwal_id }),
  )

  route(api.updateKonsultasi, ({ actor, query, body }) =>
    db.transaction(async (tx) => {
      await lockKonsultasi(tx, query.jadwalid)
      const k = await readable(tx, seal, actor, query.jadwalid)
      if (!mayAnswer(actor, k)) reject('FORBIDDEN')
      if (!isAdmin(actor.level_id) && !body.initial_consult) reject('REPLY_REQUIRED')

      // The form sends the reply back with every status: only another one is news to the patient.
      const initial_consult = body.initial_consult === k.initial_consult ? null : body.initial_consult || null
      const base = body.dasar_versi ?? k.versi_balasan
      if (initial_consult !== null && base !== k.versi_balasan) reject('VERSION_STALE')

      const now = clock()
      const status = body.status ?? k.status
      await checkMove(tx, k, status, { actor, now })
      await updateKonsultasi(tx, seal, k.jadwal_id, { status, initial_consult, diubah_oleh: actor.user_id, now })
      return readable(tx, seal, actor, k.jadwal_id)
    }),
  )
}

/** What was cancelled or finished is reopened under the conditions of a booking: they stay true until the commit. */
async function checkMove(tx: Db, k: Konsultasi, to: StatusKonsultasi, who: Omit<Pengubah, 'last'>): Promise<void> {
  if (isScheduled(k.status) || to === k.status) return
  const by = { ...who, last: await findPindahTerakhir(tx, k.jadwal_id, k.status) }
  rejectIf(checkStatusMove(k, to, by))
  if (!isReopening(k, to, by)) return
  const refusal = await findSlotRefusal(tx, k.jadwal_id)
  if (refusal) reject(refusal, { status: 409 })
}
