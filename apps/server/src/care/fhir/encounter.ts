import { acuan, LAYANAN_ID, meta, nomor, utc } from './acuan.ts'
import type { KonsultasiFhir } from './appointment.ts'

const ACT = 'http://terminology.hl7.org/CodeSystem/v3-ActCode'
const PESERTA = 'http://terminology.hl7.org/CodeSystem/v3-ParticipationType'

/** A consultation as it is held: its patient arrived, or it is finished. */
export const keEncounter = (k: KonsultasiFhir) => ({
  resourceType: 'Encounter',
  id: String(k.jadwal_id),
  meta: meta(k.updated_at),
  identifier: nomor('konsultasi', k.jadwal_id),
  status: k.status === 'selesai' ? 'finished' : 'arrived',
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
