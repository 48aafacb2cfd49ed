import { instantOf } from '@sehati/contract/base/waktu'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { checkBilik } from '@sehati/contract/talk/bilik.rules'
import { tanggalOf } from '../../base/lib/tanggal.ts'

type Konsultasi = Pick<KonsultasiTampil, 'tanggal' | 'jam_selesai' | 'zona' | 'status' | 'metode_konsultasi'>

/** The start and the end of a consultation, as the rules of its room take them. */
export const waktuBilik = ({ tanggal, jam_selesai, zona }: Konsultasi) => ({
  mulai: new Date(tanggal),
  selesai: instantOf(tanggalOf(tanggal), jam_selesai, zona),
})

/** Whether the room of a consultation can be entered now. */
export const isBilikBuka = (k: Konsultasi, now: Date): boolean => checkBilik({ ...k, ...waktuBilik(k) }, now) === null
