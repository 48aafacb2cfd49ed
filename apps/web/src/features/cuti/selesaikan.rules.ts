import { t } from '@lingui/core/macro'
import { type Cuti, PenolakanTindakan, type TindakanCuti } from '@sehati/contract/cuti.schema'
import type { JadwalTenaga } from '@sehati/contract/jadwal-tenaga.schema'
import { isianTexts } from '@sehati/contract/texts'
import { instantOf, type Tanggal } from '@sehati/contract/waktu'

/** What is to become of one stranded consultation; `nanti` leaves it for another time. */
export type Pilihan = {
  tindakan: 'nanti' | TindakanCuti['tindakan']
  tanggal: Tanggal | null
  jadwal_tenaga_id: number | null
}
export type SemuaPilihan = Readonly<Record<number, Pilihan>>

export const belumDipilih: Pilihan = { tindakan: 'nanti', tanggal: null, jadwal_tenaga_id: null }
export const pilihanOf = (semua: SemuaPilihan, jadwal_id: number): Pilihan => semua[jadwal_id] ?? belumDipilih

type Judged = {
  tindakan: TindakanCuti[]
  /** By consultation: what is missing. */
  rows: Record<number, string>
  pesan: string | null
  /** Nothing was decided at all. */
  kosong: boolean
}

/** The decisions as the server takes them, or what is missing. Only consultations that are still stranded count. */
export function judgePilihan(terdampak: Cuti['terdampak'], semua: SemuaPilihan, pesan: string): Judged {
  const tindakan: TindakanCuti[] = []
  const rows: Record<number, string> = {}
  for (const { jadwal_id } of terdampak) {
    const { tindakan: act, tanggal, jadwal_tenaga_id } = pilihanOf(semua, jadwal_id)
    if (act === 'batal') tindakan.push({ jadwal_id, tindakan: act })
    if (act !== 'jadwal-ulang') continue
    if (tanggal === null) rows[jadwal_id] = t`Pilih tanggal pengganti.`
    else if (jadwal_tenaga_id === null) rows[jadwal_id] = t`Pilih waktu pengganti.`
    else tindakan.push({ jadwal_id, tindakan: act, tanggal, jadwal_tenaga_id })
  }
  const isPesanMissing = pesan.trim() === ''
  return {
    tindakan,
    rows,
    pesan: isPesanMissing ? isianTexts.pesanPasien : null,
    kosong: tindakan.length === 0 && Object.keys(rows).length === 0,
  }
}

/** The slots of a date that this consultation may have: free, ahead, and given to no other one of this dialog. */
export function slotPengganti(
  slots: JadwalTenaga[],
  tanggal: Tanggal,
  now: Date,
  others: { tanggal: Tanggal | null; jadwal_tenaga_id: number | null; tindakan: Pilihan['tindakan'] }[],
): JadwalTenaga[] {
  const given = new Set(
    others
      .filter((other) => other.tindakan === 'jadwal-ulang' && other.tanggal === tanggal)
      .map(({ jadwal_tenaga_id }) => jadwal_tenaga_id),
  )
  return slots
    .filter(
      ({ id, is_available, jam_mulai }) => is_available === 1 && instantOf(tanggal, jam_mulai) > now && !given.has(id),
    )
    .sort((a, b) => a.jam_mulai.localeCompare(b.jam_mulai))
}

/** Somebody else was quicker, or the hour of the picked slot came. */
export const isSlotLost = ({ tindakan, jadwal_tenaga_id }: Pilihan, free: Pick<JadwalTenaga, 'id'>[]): boolean =>
  tindakan === 'jadwal-ulang' && jadwal_tenaga_id !== null && !free.some(({ id }) => id === jadwal_tenaga_id)

/** Sentences that speak to the patient elsewhere, for the professional who moves one. */
const aboutPatient = (): Record<string, string> => ({
  PATIENT_BUSY: t`Pasien ini sudah memiliki konsultasi lain pada waktu tersebut.`,
})

/** Why the server refused each consultation; empty where it said nothing of single ones. */
export function refusalsOf(data: unknown): Record<number, string> {
  const parsed = PenolakanTindakan.safeParse(data)
  if (!parsed.success) return {}
  return Object.fromEntries(
    parsed.data.ditolak.map(({ jadwal_id, code, message }) => [jadwal_id, aboutPatient()[code] ?? message]),
  )
}
