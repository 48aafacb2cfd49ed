import type { SebabBatal, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { acuan, meta, nomor, utc } from './acuan.ts'
import { slotId } from './slot.ts'

/** What a resource says of a consultation. `keluhan` is there only where it may leave. */
export type KonsultasiFhir = {
  jadwal_id: number
  jadwal_tenaga_id: number
  user_id: number
  profesional_id: number
  tenaga_user_id: number
  klinik_id: number
  mulai: string
  selesai: string
  tanggal: string
  status: StatusKonsultasi
  metode_konsultasi: 'online' | 'offline'
  sebab_batal: SebabBatal | null
  tiba_pada: string | null
  nama_jenis: string
  nama_spesialisasi: string
  created_at: string
  updated_at: string
  keluhan?: string
  /** The statuses that it got, and when, up to the present one; read for an encounter. */
  riwayat?: readonly { ke: StatusKonsultasi; waktu: string }[]
}

type Kehadiran = 'accepted' | 'declined' | 'tentative' | 'needs-action'

const statusTetap = {
  diajukan: 'pending',
  menunggu: 'pending',
  disetujui: 'booked',
  selesai: 'fulfilled',
  dibatalkan: 'cancelled',
} as const satisfies Record<StatusKonsultasi, string>

function statusAppointment(k: Pick<KonsultasiFhir, 'status' | 'sebab_batal' | 'tiba_pada'>): string {
  if (k.sebab_batal === 'tidak_hadir') return 'noshow'
  if (k.status === 'disetujui' && k.tiba_pada !== null) return 'arrived'
  return statusTetap[k.status]
}

/** Who made it end, as the code system of HL7 has it. */
const sebabKode = {
  pasien: 'pat',
  pasien_terlambat: 'pat',
  tidak_dikonfirmasi: 'pat',
  tidak_hadir: null,
  klinik: 'prov',
  tidak_dijawab: 'other',
} as const satisfies Record<SebabBatal, string | null>

const SEBAB = 'http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason'

const ofPasien = ({ sebab_batal }: KonsultasiFhir): Kehadiran =>
  sebab_batal && sebabKode[sebab_batal] === 'pat' ? 'declined' : 'accepted'

const ofTenaga = ({ status, sebab_batal }: KonsultasiFhir): Kehadiran => {
  if (status === 'diajukan' || sebab_batal === 'tidak_dijawab') return 'needs-action'
  if (status === 'menunggu') return 'tentative'
  return sebab_batal === 'klinik' ? 'declined' : 'accepted'
}

const alasan = ({ sebab_batal }: KonsultasiFhir) => {
  const code = sebab_batal && sebabKode[sebab_batal]
  return code ? { cancelationReason: { coding: [{ system: SEBAB, code }] } } : {}
}

/** A consultation as it is planned. */
export const keAppointment = (k: KonsultasiFhir) => ({
  resourceType: 'Appointment',
  id: String(k.jadwal_id),
  meta: meta(k.updated_at),
  identifier: nomor('konsultasi', k.jadwal_id),
  status: statusAppointment(k),
  ...alasan(k),
  serviceType: [{ text: k.nama_jenis }],
  specialty: [{ text: k.nama_spesialisasi }],
  appointmentType: { text: k.metode_konsultasi },
  ...(k.keluhan === undefined ? {} : { reasonCode: [{ text: k.keluhan }] }),
  start: utc(k.mulai),
  end: utc(k.selesai),
  minutesDuration: Math.round((Date.parse(k.selesai) - Date.parse(k.mulai)) / 60_000),
  slot: [acuan('Slot', slotId(k))],
  created: utc(k.created_at),
  participant: [
    { actor: acuan('Patient', k.user_id), status: ofPasien(k) },
    { actor: acuan('Practitioner', k.tenaga_user_id), status: ofTenaga(k) },
    ...(k.metode_konsultasi === 'offline' ? [{ actor: acuan('Location', k.klinik_id), status: 'accepted' }] : []),
  ],
})
