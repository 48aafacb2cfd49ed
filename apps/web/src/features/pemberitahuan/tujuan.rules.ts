import type { LevelId } from '@sehati/contract/access'
import type { Pemberitahuan } from '@sehati/contract/pemberitahuan.schema'
import { consultationPlacesOf } from '../../lib/consultation-places.ts'
import { areaOf } from '../../lib/paths.ts'

export type Tujuan = { to: string; search?: Record<string, number>; hash?: string }

/** Where a notice leads, in the reader's own area: to its consultation, else to the part of the profile it is about. */
export function tujuanOf(level: LevelId, { jenis, jadwal_id }: Pick<Pemberitahuan, 'jenis' | 'jadwal_id'>): Tujuan {
  if (jadwal_id !== null) {
    const { page, search } = consultationPlacesOf(level).detail(jadwal_id)
    return { to: areaOf[level] + page, search }
  }
  const hash = jenis === 'masuk' ? 'perangkat' : jenis === 'reset' ? 'password' : 'notifikasi'
  return { to: `${areaOf[level]}/profile`, hash }
}
