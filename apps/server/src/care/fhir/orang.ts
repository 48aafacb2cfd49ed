import { acuan, LAYANAN_ID, meta, nomor } from './acuan.ts'

export type PasienFhir = {
  user_id: number
  name: string
  email: string
  phone_number: string | null
  gender: string | null
  aktif: boolean
  updated_at: string
}

const kelamin: Record<string, string> = { 'laki-laki': 'male', perempuan: 'female' }
const gender = (kata: string | null) => (kata ? { gender: kelamin[kata] ?? 'other' } : {})
/** One text: Indonesian names have no family name that a program could tell. */
const nama = (text: string) => [{ text }]

export const kePatient = (p: PasienFhir) => ({
  resourceType: 'Patient',
  id: String(p.user_id),
  meta: meta(p.updated_at),
  identifier: nomor('pengguna', p.user_id),
  active: p.aktif,
  name: nama(p.name),
  telecom: [
    ...(p.phone_number ? [{ system: 'phone', value: p.phone_number }] : []),
    { system: 'email', value: p.email },
  ],
  ...gender(p.gender),
  managingOrganization: acuan('Organization', LAYANAN_ID),
})

export type TenagaFhir = {
  user_id: number
  profesional_id: number
  /** What its role is called: doctor or psychologist. */
  profesi: string
  name: string
  gender: string | null
  aktif: boolean
  no_str: string | null
  no_sip: string | null
  bahasa: string[]
  nama_spesialisasi: string
  klinik_id: number
  updated_at: string
}

export const kePractitioner = (t: TenagaFhir) => ({
  resourceType: 'Practitioner',
  id: String(t.user_id),
  meta: meta(t.updated_at),
  identifier: nomor('pengguna', t.user_id),
  active: t.aktif,
  name: nama(t.name),
  ...gender(t.gender),
  ...izin(t),
  ...(t.bahasa.length > 0 ? { communication: t.bahasa.map((text) => ({ text })) } : {}),
})

function izin({ no_str, no_sip }: TenagaFhir) {
  const qualification = [
    ...(no_str ? [{ identifier: [{ value: no_str }], code: { text: 'STR' } }] : []),
    ...(no_sip ? [{ identifier: [{ value: no_sip }], code: { text: 'SIP' } }] : []),
  ]
  return qualification.length > 0 ? { qualification } : {}
}

export const kePractitionerRole = (t: TenagaFhir) => ({
  resourceType: 'PractitionerRole',
  id: String(t.profesional_id),
  meta: meta(t.updated_at),
  identifier: nomor('tenaga', t.profesional_id),
  active: t.aktif,
  practitioner: acuan('Practitioner', t.user_id),
  organization: acuan('Organization', LAYANAN_ID),
  code: [{ text: t.profesi }],
  specialty: [{ text: t.nama_spesialisasi }],
  location: [acuan('Location', t.klinik_id)],
})
