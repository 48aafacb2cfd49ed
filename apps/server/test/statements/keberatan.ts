import { makeKeberatan } from '../keberatan.ts'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'
import { peninjau } from './darurat.ts'

/** A patient, and the number of a row of their trail that their professional left. */
async function baris(clinic: Clinic) {
  const { who, tenaga, jadwal_id } = await clinic.booked()
  return { who, nomor: await makeKeberatan(clinic).read(tenaga, jadwal_id) }
}

/** A report of a new patient. */
export async function laporan(clinic: Clinic): Promise<number> {
  const { who, nomor } = await baris(clinic)
  const { data } = await makeKeberatan(clinic).report(who, nomor)
  return data.keberatan_id
}

export const keberatanWrites: Record<string, Call> = {
  // The row, the id, the report, the trail, who can answer, and a notice to each.
  insertKeberatan: [
    8,
    async (clinic) => {
      await peninjau(clinic)
      const { who, nomor } = await baris(clinic)
      return { who, body: { nomor, isi: 'Saya tidak mengenalnya' } }
    },
  ],
  putTanggapan: [
    6,
    async (clinic) => ({
      who: await peninjau(clinic),
      body: { keberatan_id: await laporan(clinic), hasil: 'wajar', isi: 'Sesuai tugasnya' },
    }),
  ],
}
