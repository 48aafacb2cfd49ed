import { addDays, instantOf, type Jam, type Tanggal } from '../base/waktu.ts'

/** From when until when a shift lasts. It crosses midnight where its end is not later than its start; so it lasts at most 24 hours. */
export const rentangJaga = ({ tanggal, dari, sampai }: { tanggal: Tanggal; dari: Jam; sampai: Jam }) => ({
  mulai: instantOf(tanggal, dari),
  selesai: instantOf(sampai > dari ? tanggal : addDays(tanggal, 1), sampai),
})
