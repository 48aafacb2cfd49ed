import { brandName } from '@sehati/contract/base/brand'
import { acuan, LAYANAN_ID, nomor } from './acuan.ts'

export type LayananFhir = {
  nama: string | null
  alamat: string | null
  telepon: readonly string[]
  email: string | null
}

/** The service itself. */
export function keOrganization({ nama, alamat, telepon, email }: LayananFhir) {
  const telecom = [
    ...telepon.map((value) => ({ system: 'phone', value })),
    ...(email ? [{ system: 'email', value: email }] : []),
  ]
  return {
    resourceType: 'Organization',
    id: LAYANAN_ID,
    identifier: nomor('layanan', LAYANAN_ID),
    active: true,
    name: nama ?? brandName,
    ...(telecom.length > 0 ? { telecom } : {}),
    ...(alamat ? { address: [{ text: alamat, country: 'ID' }] } : {}),
  }
}

export type KlinikFhir = { klinik_id: number; nama: string; alamat: string | null }

export const keLocation = ({ klinik_id, nama, alamat }: KlinikFhir) => ({
  resourceType: 'Location',
  id: String(klinik_id),
  identifier: nomor('klinik', klinik_id),
  status: 'active',
  name: nama,
  mode: 'instance',
  ...(alamat ? { address: { text: alamat, country: 'ID' } } : {}),
  managingOrganization: acuan('Organization', LAYANAN_ID),
})

export type SesiFhir = {
  jadwal_tenaga_id: number
  profesional_id: number
  tenaga_user_id: number
  klinik_id: number
  nama_spesialisasi: string
  buka: boolean
  berlaku_dari: string | null
  berlaku_sampai: string | null
  /** Its weekday and hours, by the clock of its clinic. */
  kata: string
}

/** A weekly session of a professional. */
export const keSchedule = (s: SesiFhir) => ({
  resourceType: 'Schedule',
  id: String(s.jadwal_tenaga_id),
  identifier: nomor('sesi', s.jadwal_tenaga_id),
  active: s.buka,
  specialty: [{ text: s.nama_spesialisasi }],
  actor: [
    acuan('Practitioner', s.tenaga_user_id),
    acuan('PractitionerRole', s.profesional_id),
    acuan('Location', s.klinik_id),
  ],
  ...(s.berlaku_dari || s.berlaku_sampai
    ? {
        planningHorizon: {
          ...(s.berlaku_dari && { start: s.berlaku_dari }),
          ...(s.berlaku_sampai && { end: s.berlaku_sampai }),
        },
      }
    : {}),
  comment: s.kata,
})
