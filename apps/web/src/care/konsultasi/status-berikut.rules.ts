import { isOpen, isScheduled } from '@sehati/contract/consultation/konsultasi.rules'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'

/** The status that usually comes next; null where there is none. */
export function statusBerikut(k: Pick<Konsultasi, 'status' | 'tanggal'>, now: Date): 'disetujui' | 'selesai' | null {
  if (!isScheduled(k.status)) return null
  return isOpen(k.status) && new Date(k.tanggal) > now ? 'disetujui' : 'selesai'
}
