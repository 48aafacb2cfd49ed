import type { PermintaanBaris, PermintaanLengkap } from '@sehati/contract/rights/permintaan.schema'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { lihatDaftar, type Oleh } from '../../record/jejak/catatan.ts'
import { findPermintaanLengkap, listPermintaan } from './permintaan.store.ts'

/** The officers' list. That it was read is recorded before it is shown. */
export async function showDaftar(
  { db, clock, jejak }: Context,
  oleh: Oleh,
  { isClosed }: { isClosed: boolean },
): Promise<PermintaanBaris[]> {
  const rows = await listPermintaan(db, { isClosed }, clock())
  await jejak.catat(oleh, [lihatDaftar('daftar_permintaan')])
  return rows
}

/** One request. That an officer reads the words of a person is recorded for that person before they are shown. */
export async function showPermintaan(
  { db, seal, clock, jejak }: Context,
  oleh: Oleh,
  permintaan_id: number,
): Promise<PermintaanLengkap> {
  const row = found(await findPermintaanLengkap(db, seal, permintaan_id, clock()))
  const about = { objek: 'permintaan', objek_id: permintaan_id, subjek_id: row.user_id, dasar: 'administrasi' } as const
  await jejak.catat(oleh, [{ tindakan: 'lihat', ...about }])
  return row
}
