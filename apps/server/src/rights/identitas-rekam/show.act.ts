import type { IdentitasTersimpan, IsiIdentitas } from '@sehati/contract/rights/identitas-rekam.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { findIsiIdentitas, listIdentitasRekam } from './identitas-rekam.store.ts'

type By = { actor: SignedIn; asal: Asal }
const read = { tindakan: 'lihat', objek: 'identitas_rekam', dasar: 'administrasi' } as const

/** The erased accounts with the reasons of their openings. That the list was read is recorded before it is shown. */
export async function showDaftarIdentitas(
  { db, seal, clock, jejak }: Context,
  oleh: By,
  user_id: number | undefined,
): Promise<IdentitasTersimpan[]> {
  const rows = await listIdentitasRekam(db, seal, { oleh: oleh.actor.user_id, user_id: user_id ?? null }, clock())
  await jejak.catat(oleh, [{ ...read, subjek_id: null }])
  return rows
}

/** Whose a record is. Each read is recorded before it is shown. */
export async function showIsiIdentitas(
  { db, seal, clock, jejak }: Context,
  oleh: By,
  buka_id: number,
): Promise<IsiIdentitas> {
  const { user_id, isi } = found(await findIsiIdentitas(db, seal, { buka_id, oleh: oleh.actor.user_id }, clock()))
  if (oleh.actor.isiTertutup) reject('TEXT_CLOSED')
  if (!isi) return reject('IDENTITY_CLOSED')
  await jejak.catat(oleh, [{ ...read, objek_id: user_id, subjek_id: user_id }])
  return isi
}
