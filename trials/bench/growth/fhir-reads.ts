import type { Reader } from '../../../apps/server/src/base/db/db.ts'
import { listKonsultasi, statusKonsultasi } from '../../../apps/server/src/care/fhir/konsultasi.store.ts'
import { listPasien } from '../../../apps/server/src/care/fhir/orang.store.ts'

type Of = { patient: { user_id: number }; tenaga: { user_id: number }; noon: Date }
type Search = Partial<Parameters<typeof listKonsultasi>[1]>

/** The searches of programs, whose statements go through an index. */
export function fhirReads({ patient, tenaga, noon }: Of) {
  const search = (saring: Search) => (db: Reader) =>
    listKonsultasi(db, { status: statusKonsultasi.Appointment, batas: null, count: 100, ...saring }, true)
  return {
    'a day by FHIR': search({ date: { dari: noon, sampai: new Date(noon.getTime() + 86_400_000) } }),
    'a patient by FHIR': search({ patient: patient.user_id }),
    'a professional by FHIR': search({ practitioner: tenaga.user_id }),
    'what changed by FHIR': search({ diubah: { dari: noon, sampai: null } }),
    'patients by FHIR': (db: Reader) => listPasien(db, { batas: null, count: 100 }),
  }
}
