import { plural, t } from '@lingui/core/macro'
import { type Hari, hariOf, type Tanggal } from '@sehati/contract/base/waktu'
import type { JenisPilihan, SlotJenis } from '@sehati/contract/schedule/jenis.schema'
import type { Jatah } from '@sehati/contract/schedule/semester.schema'
import { jam } from '../../base/lib/tanggal.ts'
import { type ChosenSlot, keptBack, type Slot } from './slot.rules.ts'

type Alasan = NonNullable<SlotJenis['alasan']>

const kata = (alasan: Alasan, sampai: string, dibuka: string): string =>
  ({
    lewat: t`Sudah lewat`,
    libur: t`Layanan tutup`,
    'di luar jendela': t`Belum dibuka`,
    cuti: t`Sedang cuti`,
    terisi: t`Sudah terisi`,
    ditahan: t`Sedang dipilih orang lain sampai ${sampai}`,
    penuh: t`Penuh`,
    'terlalu dekat': t`Terlalu dekat`,
    cadangan: dibuka,
  })[alasan]

type Own = {
  today: Tanggal
  /** What the patient requested without receiving a response. */
  asked: ChosenSlot | null
  /** The start of the consultation that is moved. */
  mine: { tanggal: string; jam_mulai: string } | null
}

/** The starts of a type as slots of the booking. */
export const slotsOfStarts = (starts: SlotJenis[], { today, asked, mine }: Own): Slot[] =>
  starts.map(({ jadwal_tenaga_id: id, tanggal, alasan, ditahan_sampai, lepas_pada, ...start }) => {
    const isAt = (at: { tanggal: string; jam_mulai: string } | null) =>
      at !== null && at.tanggal === tanggal && at.jam_mulai === start.jam_mulai
    const sampai = ditahan_sampai ? jam(ditahan_sampai, start.zona) : ''
    const dibuka = lepas_pada ? keptBack(lepas_pada, today, start.zona) : ''
    const reason = alasan === null || isAt(asked) ? null : kata(alasan, sampai, dibuka)
    return {
      ...start,
      id,
      lepas_pada,
      jadwal_id: id,
      profesional_id: 0,
      hari: hariOf(tanggal) as Hari,
      is_available: reason === null ? 1 : 0,
      blocked: isAt(mine) ? t`Jadwal Anda saat ini` : reason,
    }
  })

/** `25 menit`, or that it is as long as its session. */
export const lama = (menit: number | null): string =>
  menit === null ? t`satu sesi penuh` : plural(menit, { other: '# menit' })

/** Urgent types before the others. The server lists them only to patients who may book them. */
export const urgentFirst = (types: JenisPilihan[]): JenisPilihan[] =>
  [...types].sort((a, b) => Number(b.mendesak) - Number(a.mendesak))

/** What a patient should know of a type before they choose a time; empty where there is nothing. */
export function catatan({ metode, pemberitahuan_menit: menit }: JenisPilihan): string {
  const jam = Math.ceil(menit / 60)
  return [
    metode === 'online' && t`Hanya secara online.`,
    metode === 'offline' && t`Hanya tatap muka.`,
    menit > 0 && plural(jam, { other: 'Dipesan paling lambat # jam sebelumnya.' }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is left of a quota. More may be booked than it allows, where it was lowered. */
export function kalimatSisa({ terpakai, batas }: Pick<Jatah, 'terpakai' | 'batas'>): string {
  const sisa = Math.max(0, batas - terpakai)
  return t`Sisa ${sisa} dari ${batas} kunjungan semester ini.`
}
