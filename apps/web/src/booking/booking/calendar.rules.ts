import { plural, t } from '@lingui/core/macro'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { AlasanHari } from '@sehati/contract/schedule/ketersediaan.schema'
import { capital } from '../../base/lib/capital.ts'
import { say } from '../../base/lib/say.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { canLookAt, type Hitungan, type JendelaHari } from '../../schedule/ketersediaan/ketersediaan.rules.ts'
import { kalimatAlasan, kataJenis, kataSisa } from '../../schedule/ketersediaan/ketersediaan.ts'

/** What a day of the booking calendar says to eye and ear. */
export type HariFace = {
  name: string
  /** Why it cannot be chosen. */
  blocked: string | null
  /** The reason also where it can be looked at. */
  reason: string | null
  /** A word or number below the date. */
  mark: string
  isFree: boolean
}

const marks = (): Record<AlasanHari, string> => ({
  libur: capital(say('libur')),
  cuti: capital(say('cuti')),
  penuh: capital(say('penuh')),
  'tidak ada sesi': '–',
  'terlalu dekat': '–',
  'di luar jendela': '',
  lewat: '',
})

/**
 * What a day of the window says. One that is not read yet can be chosen already: once it is, the list of its times says
 * whether it has any.
 */
export function faceOfHari(
  tanggal: Tanggal,
  today: Tanggal,
  jendela: JendelaHari | undefined,
  hitungan?: Hitungan,
): HariFace {
  const name = tanggalPanjang(tanggal)
  const unknown = (blocked: string): HariFace => ({ name, blocked, reason: blocked, mark: '', isFree: false })
  if (tanggal < today) return unknown(t`Sudah lewat.`)
  if (!jendela) return { ...unknown(''), blocked: null, reason: t`Jadwal sedang dimuat.` }
  const day = jendela.dayOf(tanggal)
  const reason = kalimatAlasan(day, jendela.akhir, hitungan)
  if (!canLookAt(day, today)) {
    const mark = day.alasan ? marks()[day.alasan] : ''
    return { ...unknown(reason ?? ''), name: [name, mark.toLowerCase()].filter(Boolean).join(', '), mark }
  }
  if (day.alasan === null)
    return {
      name: [name, kataSisa(day.sisa, hitungan), say(day.keterangan)].filter(Boolean).join(', '),
      blocked: null,
      reason,
      // Starts are often more than nine: in the grid of a phone only their number has room.
      mark: hitungan === 'mulai' ? String(day.sisa) : plural(day.sisa, { other: '# slot' }),
      isFree: true,
    }
  const kata = kataJenis(day.alasan, hitungan) ?? say(day.alasan)
  return { name: `${name}, ${kata}`, blocked: null, reason, mark: marks()[day.alasan], isFree: false }
}
