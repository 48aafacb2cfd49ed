import { type Alert, alerts } from '@sehati/contract/base/texts'
import type { JadwalUlang, KonsultasiTampil, MetodeKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { tanggalOf } from '../../base/lib/tanggal.ts'
import { checkMove } from './booking.rules.ts'

type Moved = Pick<KonsultasiTampil, 'jadwal_tenaga_id' | 'tanggal' | 'jam_mulai' | 'metode_konsultasi'>
type Pilihan = { slot: { id: number; jam_mulai: string } | null; tanggal: string | null; hasChosen: boolean }

/**
 * Where a consultation goes: to the chosen slot, or to its present one, where only the method is another one. `objection` is
 * what is wrong where nothing can be sent.
 */
export function moveOf(
  k: Moved,
  { slot, tanggal, hasChosen }: Pilihan,
  metode_konsultasi: MetodeKonsultasi,
): { to: JadwalUlang; objection: null } | { to: null; objection: Alert } {
  const { jadwal_tenaga_id, jam_mulai } = k
  if (!hasChosen && metode_konsultasi !== k.metode_konsultasi)
    return { to: { jadwal_tenaga_id, tanggal: tanggalOf(k.tanggal), jam_mulai, metode_konsultasi }, objection: null }
  const objection = checkMove({ hasChosen, isFree: slot !== null })
  if (objection || !slot || !tanggal) return { to: null, objection: objection ?? alerts.slotMissing }
  return { to: { jadwal_tenaga_id: slot.id, tanggal, jam_mulai: slot.jam_mulai, metode_konsultasi }, objection: null }
}
