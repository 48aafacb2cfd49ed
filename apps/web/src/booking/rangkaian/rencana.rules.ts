import { plural, t } from '@lingui/core/macro'
import type { PertemuanPratinjau, PratinjauRangkaian } from '@sehati/contract/booking/rangkaian.schema'
import type { UsulanSlot } from '@sehati/contract/schedule/ketersediaan.schema'
import { tanggalTanpaHari } from '../../base/lib/tanggal.ts'

/** The other times that were chosen, by the number of the meeting. */
export type Pilihan = Readonly<Record<number, UsulanSlot>>
/** The time of the pattern. */
export type Pola = { jadwal_tenaga_id: number; jam_mulai: string }

export type Waktu = { jadwal_tenaga_id: number; tanggal: string; jam_mulai: string }

/** When each meeting takes place: as the pattern says, or at the chosen other time. Null for one that has no time yet. */
export const waktuRencana = (all: readonly PertemuanPratinjau[], pola: Pola, pilihan: Pilihan): (Waktu | null)[] =>
  all.map(({ urutan, tanggal, bisa }) => {
    if (bisa) return { ...pola, tanggal }
    const other = pilihan[urutan]
    return other
      ? { jadwal_tenaga_id: other.jadwal_tenaga_id, tanggal: other.tanggal, jam_mulai: other.jam_mulai }
      : null
  })

/** `6 pertemuan: 5 sesuai pola, 1 digeser.`, and which closed days are left out. */
export function ringkasan({ pertemuan, dilewati }: PratinjauRangkaian): string {
  const moved = pertemuan.filter(({ bisa }) => !bisa).length
  const [jumlah, sesuai] = [pertemuan.length, pertemuan.length - moved]
  const said = plural(jumlah, { other: '# pertemuan' })
  const counts =
    moved === 0 ? t`${said}, semua sesuai pola.` : t`${said}: ${sesuai} sesuai pola, ${moved} perlu waktu lain.`
  const libur = dilewati.map(({ tanggal, nama }) => `${tanggalTanpaHari(tanggal)} (${nama})`).join(', ')
  return libur ? `${counts} ${t`Dilewati: ${libur}.`}` : counts
}
