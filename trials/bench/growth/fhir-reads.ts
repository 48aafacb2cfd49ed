import type { Reader } from '../../../apps/server/src/base/db/db.ts'
import { listKonsultasi, statusKonsultasi } from '../../../apps/server/src/care/fhir/konsultasi.store.ts'
import { listPasien } from '../../../apps/server/src/care/fhir/orang.store.ts'

type Of = { patient: { user_id: number }; tenaga: { user_id: number }; noon: Date }
type Search = Partial<Parameters<typeof listKonsultasi>[1]>

/** The searches of programs, whose statements go through an index. */
export function fhirReads({ patient, tenaga, noon }: Of) {
  const search =
    (saring: Search, sumber: keyof typeof statusKonsultasi = 'Appointment') =>
    (db: Reader) =>
      listKonsultasi(
        db,
        { status: statusKonsultasi[sumber], batas: null, count: 100, ...saring },
        { klinis: true, riwayat: sumber === 'Encounter' },
      )
  const day = { date: { dari: noon, sampai: new Date(noon.getTime() + 86_400_000) } }
  return {
    'a day by FHIR': search(day),
    'encounters of a day by FHIR': search(day, 'Encounter'),
    'a patient by FHIR': search({ patient: patient.user_id }),
    'a professional by FHIR': search({ practitioner: tenaga.user_id }),
    'what changed by FHIR': search({ diubah: { dari: noon, sampai: null } }),
    'patients by FHIR': (db: Reader) => listPasien(db, { batas: null, count: 100 }),
  }
}
