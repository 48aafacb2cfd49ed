import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { acuan, LAYANAN_ID, meta, nomor, utc } from './acuan.ts'
import type { KonsultasiFhir } from './appointment.ts'

const ACT = 'http://terminology.hl7.org/CodeSystem/v3-ActCode'
const PESERTA = 'http://terminology.hl7.org/CodeSystem/v3-ParticipationType'

type Status = 'planned' | 'arrived' | 'finished' | 'cancelled'
type Langkah = { status: Status | null; start: string }

/** A request is no encounter yet. An approved consultation is planned until its patient arrives. */
const statusTetap = {
  diajukan: null,
  menunggu: null,
  disetujui: 'planned',
  selesai: 'finished',
  dibatalkan: 'cancelled',
} as const satisfies Record<StatusKonsultasi, Status | null>

/** The statuses in their order, with the arrival among them, which is no status of a consultation. */
function langkahOf({ riwayat = [], tiba_pada }: KonsultasiFhir): Langkah[] {
  const tiba = tiba_pada === null ? null : utc(tiba_pada)
  return riwayat.flatMap<Langkah>(({ ke, waktu }, n) => {
    const [start, next] = [utc(waktu), riwayat[n + 1]]
    const isArrived = ke === 'disetujui' && tiba !== null && (next === undefined || tiba < utc(next.waktu))
    if (!isArrived) return [{ status: statusTetap[ke], start }]
    const arrived: Langkah = { status: 'arrived', start: tiba > start ? tiba : start }
    return tiba > start ? [{ status: 'planned', start }, arrived] : [arrived]
  })
}

/** What it was before, the oldest first. FHIR has the present status beside it. */
function riwayatOf(k: KonsultasiFhir) {
  const all = langkahOf(k)
  const statusHistory = all.flatMap(({ status, start }, n) => {
    const end = all[n + 1]?.start
    return status === null || end === undefined || end < start ? [] : [{ status, period: { start, end } }]
  })
  return statusHistory.length === 0 ? {} : { statusHistory }
}

/** A consultation as it is held: its patient arrived, or it is finished. */
export const keEncounter = (k: KonsultasiFhir) => ({
  resourceType: 'Encounter',
  id: String(k.jadwal_id),
  meta: meta(k.updated_at),
  identifier: nomor('konsultasi', k.jadwal_id),
  status: k.status === 'selesai' ? 'finished' : 'arrived',
  ...riwayatOf(k),
  class: k.metode_konsultasi === 'online' ? { system: ACT, code: 'VR' } : { system: ACT, code: 'AMB' },
  serviceType: { text: k.nama_spesialisasi },
  subject: acuan('Patient', k.user_id),
  participant: [
    { type: [{ coding: [{ system: PESERTA, code: 'ATND' }] }], individual: acuan('Practitioner', k.tenaga_user_id) },
  ],
  appointment: [acuan('Appointment', k.jadwal_id)],
  ...(k.keluhan === undefined ? {} : { reasonCode: [{ text: k.keluhan }] }),
  period:
    k.status === 'selesai' ? { start: utc(k.mulai), end: utc(k.selesai) } : { start: utc(k.tiba_pada ?? k.mulai) },
  ...(k.metode_konsultasi === 'offline' ? { location: [{ location: acuan('Location', k.klinik_id) }] } : {}),
  serviceProvider: acuan('Organization', LAYANAN_ID),
})
