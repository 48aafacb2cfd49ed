import { batasOf, idOf, type Saring } from './cari.ts'
import { listPasien, listTenaga } from './orang.store.ts'
import { kePatient, kePractitioner, kePractitionerRole, type PasienFhir, type TenagaFhir } from './orang.ts'
import { type Bacaan, DIUBAH, type Hasil } from './sumber.ts'

const ofPasien = ({ penanda, ...row }: PasienFhir & { penanda: string }): Hasil => ({
  sumber: kePatient(row),
  penanda,
  milik: { objek: 'akun', objek_id: row.user_id, subjek_id: row.user_id },
})

const ofTenaga =
  (ke: typeof kePractitioner | typeof kePractitionerRole) =>
  ({ penanda, ...row }: TenagaFhir & { penanda: string }): Hasil => ({ sumber: ke(row), penanda, milik: null })

const one = { batas: null, count: 1 }
const halaman = ({ rentang, halaman, count }: Saring) => ({
  diubah: rentang._lastUpdated,
  batas: batasOf(halaman),
  count,
})

export const patient: Bacaan = {
  sumber: 'Patient',
  param: DIUBAH,
  async find({ reads }, text) {
    const id = idOf(text)
    return id === null ? [] : (await listPasien(reads, { ...one, id })).map(ofPasien)
  },
  page: async ({ reads }, saring) => (await listPasien(reads, halaman(saring))).map(ofPasien),
}

export const practitioner: Bacaan = {
  sumber: 'Practitioner',
  param: DIUBAH,
  async find({ reads }, text) {
    const id = idOf(text)
    return id === null ? [] : (await listTenaga(reads, { ...one, id })).map(ofTenaga(kePractitioner))
  },
  page: async ({ reads }, saring) => (await listTenaga(reads, halaman(saring))).map(ofTenaga(kePractitioner)),
}

export const practitionerRole: Bacaan = {
  sumber: 'PractitionerRole',
  param: { practitioner: { jenis: 'reference', ke: ['Practitioner'] }, ...DIUBAH },
  async find({ reads }, text) {
    const id = idOf(text)
    return id === null
      ? []
      : (await listTenaga(reads, { ...one, profesional_id: id })).map(ofTenaga(kePractitionerRole))
  },
  async page({ reads }, saring) {
    const asked = saring.acuan.practitioner
    const id = asked && (idOf(asked.id) ?? -1)
    return (await listTenaga(reads, { ...halaman(saring), id })).map(ofTenaga(kePractitionerRole))
  },
}
