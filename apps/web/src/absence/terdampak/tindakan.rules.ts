import { t } from '@lingui/core/macro'
import { PenolakanTindakan, type TindakanTerdampak } from '@sehati/contract/absence/terdampak.schema'
import { tampak } from '@sehati/contract/base/tampak'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { instantOf, type Tanggal, type Zona } from '@sehati/contract/base/waktu'
import type { Kelas, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import type { UsulanSlot } from '@sehati/contract/schedule/ketersediaan.schema'
import { sayAgain } from '../../base/lib/say.ts'
import { pilihSatuWaktu, waktuOf } from '../tawaran-waktu/waktu.rules.ts'

/** A stranded consultation, with a slot that is proposed where the server proposes one. */
export type BarisTerdampak = {
  jadwal_id: number
  profesional_id: number
  /** Its start, an instant as text. */
  tanggal: string
  zona: Zona
  status: StatusKonsultasi
  name: string
  nama_profesional: string
  /** The profession of colleagues who may be offered. */
  kelas?: Kelas
  usulan?: UsulanSlot | null
}

/** What is to become of one stranded consultation; `nanti` leaves it for another time. */
export type Pilihan = {
  tindakan: 'nanti' | TindakanTerdampak['tindakan']
  tanggal: Tanggal | null
  jadwal_tenaga_id: number | null
  /** The hour at which the slot began when it was chosen. */
  jam_mulai?: string | undefined
  /** The colleague who is offered, where `tindakan` is `alihkan`. */
  profesional_id?: number | null
  /** The times that are offered instead, where `tindakan` is `tawarkan`. */
  waktu?: Pilihan[]
}
export type SemuaPilihan = Readonly<Record<number, Pilihan>>

export const belumDipilih: Pilihan = { tindakan: 'nanti', tanggal: null, jadwal_tenaga_id: null }
export const pilihanOf = (semua: SemuaPilihan, jadwal_id: number): Pilihan => semua[jadwal_id] ?? belumDipilih

const menujuUsulan = ({ tanggal, jadwal_tenaga_id, jam_mulai }: UsulanSlot): Pilihan => ({
  tindakan: 'jadwal-ulang',
  tanggal,
  jadwal_tenaga_id,
  jam_mulai,
})

/** Each consultation to the slot that is proposed for it; one without a proposal is cancelled. */
export const pilihUsulan = (rows: readonly Pick<BarisTerdampak, 'jadwal_id' | 'usulan'>[]): SemuaPilihan =>
  Object.fromEntries(
    rows.map(({ jadwal_id, usulan }) => [
      jadwal_id,
      usulan ? menujuUsulan(usulan) : { ...belumDipilih, tindakan: 'batal' },
    ]),
  )

/** What a consultation becomes when this act is chosen: a move begins with the proposal, unless another row has taken its slot. */
export function pilihTindakan(
  before: Pilihan,
  tindakan: Pilihan['tindakan'],
  { usulan, others }: { usulan: UsulanSlot | null | undefined; others: readonly Pilihan[] },
): Pilihan {
  if (tindakan !== 'jadwal-ulang' || !usulan || before.tanggal !== null) return { ...before, tindakan }
  const isGiven = others.some(
    (other) =>
      other.tindakan === 'jadwal-ulang' &&
      other.tanggal === usulan.tanggal &&
      other.jadwal_tenaga_id === usulan.jadwal_tenaga_id,
  )
  return isGiven ? { ...before, tindakan } : menujuUsulan(usulan)
}

type Judged = {
  tindakan: TindakanTerdampak[]
  /** By consultation: what is missing. */
  rows: Record<number, string>
  pesan: string | null
  /** Nothing was decided at all. */
  kosong: boolean
}

/** The decisions as the server takes them, or what is missing. Only consultations that are still stranded count. */
export function judgePilihan(
  terdampak: readonly Pick<BarisTerdampak, 'jadwal_id'>[],
  semua: SemuaPilihan,
  pesan: string,
): Judged {
  const tindakan: TindakanTerdampak[] = []
  const rows: Record<number, string> = {}
  for (const { jadwal_id } of terdampak) {
    const {
      tindakan: act,
      tanggal,
      jadwal_tenaga_id,
      jam_mulai,
      profesional_id = null,
      waktu = [],
    } = pilihanOf(semua, jadwal_id)
    if (act === 'batal') tindakan.push({ jadwal_id, tindakan: act })
    if (act === 'tawarkan') {
      const times = waktuOf(waktu)
      if (times.length === 0) rows[jadwal_id] = pilihSatuWaktu()
      else tindakan.push({ jadwal_id, tindakan: act, waktu: times })
    }
    if (act !== 'jadwal-ulang' && act !== 'alihkan') continue
    if (act === 'alihkan' && profesional_id === null) {
      rows[jadwal_id] = t`Pilih tenaga profesional.`
      continue
    }
    if (tanggal === null) rows[jadwal_id] = t`Pilih tanggal pengganti.`
    else if (jadwal_tenaga_id === null) rows[jadwal_id] = t`Pilih waktu pengganti.`
    else if (act === 'alihkan' && profesional_id !== null)
      tindakan.push({ jadwal_id, tindakan: act, profesional_id, tanggal, jadwal_tenaga_id, jam_mulai })
    else tindakan.push({ jadwal_id, tindakan: 'jadwal-ulang', tanggal, jadwal_tenaga_id, jam_mulai })
  }
  const isPesanMissing = tampak(pesan) === ''
  return {
    tindakan,
    rows,
    pesan: isPesanMissing ? isianStaf.pesanPasien : null,
    kosong: tindakan.length === 0 && Object.keys(rows).length === 0,
  }
}

/** The slots that a decision takes or offers. */
export function slotsOf(one: Pilihan): Pilihan[] {
  if (one.tindakan === 'tawarkan') return one.waktu ?? []
  return one.tindakan === 'alihkan' ? [asMove(one)] : [one]
}

/** The slot of a colleague is chosen like that of a move. */
export const asMove = (one: Pilihan): Pilihan => ({ ...one, tindakan: 'jadwal-ulang' })

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
      ({ id, is_available, jam_mulai, zona }) =>
        is_available === 1 && instantOf(tanggal, jam_mulai, zona) > now && !given.has(id),
    )
    .sort((a, b) => a.jam_mulai.localeCompare(b.jam_mulai))
}

/** Another person was quicker, the hour of the picked slot came, or its session begins at another hour now. */
export const isSlotLost = (pilihan: Pilihan, free: Pick<JadwalTenaga, 'id' | 'jam_mulai'>[]): boolean =>
  pilihan.tindakan === 'jadwal-ulang' &&
  pilihan.jadwal_tenaga_id !== null &&
  !free.some((slot) => isChosen(pilihan, slot))

/** The slot as it was chosen: at another hour it is another. */
export const isChosen = (
  { jadwal_tenaga_id, jam_mulai }: Pilihan,
  slot: Pick<JadwalTenaga, 'id' | 'jam_mulai'>,
): boolean => slot.id === jadwal_tenaga_id && slot.jam_mulai === jam_mulai

/** Sentences that address the patient elsewhere, worded for the professional who moves a consultation. */
const aboutPatient = (): Record<string, string> => ({
  PATIENT_BUSY: t`Pasien ini sudah memiliki konsultasi lain pada waktu tersebut.`,
  ALREADY_REQUESTED: t`Pasien ini hanya dapat memiliki satu pengajuan pada tenaga profesional yang sama.`,
})

/** Why the server refused each consultation; empty where it said nothing of single ones. */
export function refusalsOf(data: unknown): Record<number, string> {
  const parsed = PenolakanTindakan.safeParse(data)
  if (!parsed.success) return {}
  return Object.fromEntries(
    parsed.data.ditolak.map(({ jadwal_id, ...refusal }) => [
      jadwal_id,
      aboutPatient()[refusal.code] ?? sayAgain(refusal),
    ]),
  )
}
