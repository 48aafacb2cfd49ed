import type { KeberatanHadir } from '@sehati/contract/absence/kehadiran.schema'
import { reject } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { lihatDaftar } from '../../record/jejak/catatan.ts'
import { listKeberatanTerbuka } from './kehadiran.store.ts'

/**
 * The objections that wait for a decision. Their words are those of patients: that they are read is recorded for each of them before
 * they are shown, and an account whose password another admin knows reads none.
 */
export async function showKeberatanHadir({ db, seal, jejak }: Context, oleh: Pembaca): Promise<KeberatanHadir[]> {
  if (oleh.actor.isiTertutup) reject('TEXT_CLOSED')
  const rows = await listKeberatanTerbuka(db, seal)
  const read = { tindakan: 'lihat', objek: 'konsultasi', dasar: 'administrasi' } as const
  await jejak.catat(oleh, [
    lihatDaftar('daftar_kehadiran'),
    ...rows.map(({ jadwal_id, user_id }) => ({ ...read, objek_id: jadwal_id, subjek_id: user_id })),
  ])
  return rows.map(({ user_id: _, ...row }) => row)
}
