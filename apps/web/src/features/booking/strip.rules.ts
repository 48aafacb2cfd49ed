import { plural } from '@lingui/core/macro'
import type { Tanggal } from '@sehati/contract/waktu'
import type { Hitungan, JendelaHari } from '../../lib/ketersediaan.rules.ts'
import { tanggalPendek } from '../../lib/tanggal.ts'
import { faceOfHari } from './calendar.rules.ts'

/** A day of the strip. */
export type StripDay = {
  tanggal: Tanggal
  /** The whole date and how many slots or starts are free, for a screen reader. */
  name: string
  /** `Sel`. */
  hari: string
  /** `24`; where another month begins `1 Des`. */
  tgl: string
  /** `3 slot`, `12 waktu`, `Penuh`. */
  mark: string
  isFree: boolean
}

/** The days with slots, full ones too, with the words of the calendar. */
export const stripOf = (jendela: JendelaHari, today: Tanggal, hitungan?: Hitungan): StripDay[] =>
  jendela.berslot.map((tanggal, n, all) => {
    const face = faceOfHari(tanggal, today, jendela, hitungan)
    const { name, isFree } = face
    const sisa = jendela.dayOf(tanggal)?.sisa ?? 0
    // The calendar has no room for the word.
    const mark = isFree && hitungan === 'mulai' ? plural(sisa, { other: '# waktu' }) : face.mark
    const [hari = '', tanggalBulan = ''] = tanggalPendek(tanggal).split(', ')
    const isNewMonth = n > 0 && all[n - 1]?.slice(0, 7) !== tanggal.slice(0, 7)
    return { tanggal, name, hari, tgl: isNewMonth ? tanggalBulan : String(Number(tanggal.slice(8))), mark, isFree }
  })

/** Where a key leads from place `at` of `count`; null for a key that moves nothing. */
export function stripStep(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
