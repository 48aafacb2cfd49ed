import { PASSWORD } from '../factories.ts'
import type { Call } from './call.ts'

/** Writes of a psychologist's notes and of grants to read them. */
export const rekamWrites: Record<string, Call> = {
  // A transaction: the consultation is locked, the newest version and the draft found, then written.
  putDrafRekam: [
    6,
    async ({ psikologi }) => {
      const { tenaga, jadwal_id } = await psikologi()
      return {
        who: tenaga,
        query: { jadwalid: jadwal_id },
        body: { jenis: 'lengkap', isi: 'Tenang', dasar_versi: 0 },
      }
    },
  ],
  // Besides: the credential and the count of wrong passwords, before and in the transaction, and the trail.
  signRekam: [
    18,
    async ({ psikologi }) => {
      const { tenaga, jadwal_id } = await psikologi({ draf: true })
      const body = { jenis: 'lengkap', dasar_versi: 0, password: PASSWORD }
      return { who: tenaga, query: { jadwalid: jadwal_id }, body }
    },
  ],
  releaseRekam: [
    7,
    async ({ psikologi, make }) => {
      const { tenaga, jadwal_id } = await psikologi()
      return { who: tenaga, query: { id: await make.rekam({ jadwal_id, penulis_id: tenaga.user_id }) } }
    },
  ],
  insertIzinRekam: [
    7,
    async ({ psikologi, profesional_id }) => {
      const { who, jadwal_id } = await psikologi()
      return { who, body: { jadwal_id, profesional_id, sampai: '2026-11-30' } }
    },
  ],
  removeIzinRekam: [
    7,
    async ({ psikologi, profesional_id: kepada, make }) => {
      const { who, jadwal_id } = await psikologi()
      return { who, query: { id: await make.izinRekam({ jadwal_id, kepada }) } }
    },
  ],
}
