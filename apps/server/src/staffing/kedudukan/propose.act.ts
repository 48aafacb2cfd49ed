import { proposeColleagues } from '@sehati/contract/absence/usulan.rules'
import { MAX_USULAN, type UsulanRekan } from '@sehati/contract/absence/usulan.schema'
import type { TerdampakAkun } from '@sehati/contract/staffing/kedudukan.schema'
import { found } from '../../base/http/errors.ts'
import { findUser } from '../../people/user/user.store.ts'
import type { Context } from '../../record/context.ts'
import { listTerdampak } from './kedudukan.store.ts'
import { listSlotRekan, listWaktuPasien } from './rekan.store.ts'

/** The consultations that a user's departure affects, those of a professional each with a free slot of a colleague. */
export async function proposeForUser(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user_id: number,
): Promise<TerdampakAkun[]> {
  const now = clock()
  const { level_id } = found(await findUser(db, user_id))
  const rows = await listTerdampak(db, user_id, now)
  const ended = rows.filter(({ sisi }) => sisi === 'profesional').slice(0, MAX_USULAN)
  if (ended.length === 0) return rows.map(({ user_id: _, ...row }) => ({ ...row, usulan: null }))
  const [free, busy] = await Promise.all([
    listSlotRekan(db, { user_id, level_id }, now),
    listWaktuPasien(db, ended, now),
  ])
  const proposals = proposeColleagues(ended, free, busy)
  return rows.map(({ user_id: _, ...row }) => ({ ...row, usulan: shown(proposals.get(row.jadwal_id)) }))
}

const shown = (slot: (UsulanRekan & { sama: boolean }) | undefined): UsulanRekan | null => {
  if (!slot) return null
  const { sama: _, ...usulan } = slot
  return usulan
}
