import { signTautanTawaran } from '../../src/waiting/tunggu/tautan-tawaran.ts'
import { makeTawaran } from '../tunggu.ts'
import type { Call } from './call.ts'
import { type Clinic, WEDNESDAY } from './clinic.ts'

/** A patient to whom the place of a professional on Wednesday is offered. */
async function offered(clinic: Clinic) {
  const who = await clinic.make.person(5)
  const tenaga = await clinic.make.profesional()
  const { id } = await clinic.make.sesi(tenaga.profesional_id)
  const of = { user_id: who.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  return { who, tenaga, ...(await makeTawaran(clinic, of, WEDNESDAY)) }
}
const token = async (clinic: Clinic) => ({
  body: { token: signTautanTawaran(clinic.seal, { tawaran_id: (await offered(clinic)).tawaran_id, tanda: 0 }) },
})
const urgent = { mendesak: true, alasan: 'Rujukan' }

export const tungguReads: Record<string, Call> = {
  listTunggu: [
    1,
    async (clinic) => {
      const { who } = await offered(clinic)
      return { who }
    },
  ],
  listTungguTenpro: [1, ({ tenaga }) => ({ who: tenaga })],
  listTungguAdmin: [1, ({ admin }) => ({ who: admin, query: { limit: 100 } })],
  lihatTawaranTautan: [1, token],
}

export const tungguWrites: Record<string, Call> = {
  // A request that was not answered, the professionals and their free times, the number, the entry and what it became.
  insertTunggu: [
    8,
    async ({ make }) => {
      const who = await make.person(5)
      const { profesional_id } = await make.profesional()
      return {
        who,
        body: { profesional_id, metode_konsultasi: 'online', keluhan: 'Sulit tidur', sampai: '2026-11-27' },
      }
    },
  ],
  removeTunggu: [
    1,
    async (clinic) => {
      const { who, tunggu_id } = await offered(clinic)
      return { who, query: { id: tunggu_id } }
    },
  ],
  // The pause ends, and the entry is read.
  lanjutTunggu: [
    2,
    async (clinic) => {
      const { who, tunggu_id } = await offered(clinic)
      return { who, body: { tunggu_id } }
    },
  ],
  // The offer is locked and answered, the facts are read, the place is booked, and the consultation is read with its trail.
  ambilTawaran: [
    9,
    async (clinic) => {
      const { who, tawaran_id } = await offered(clinic)
      return { who, body: { tawaran_id } }
    },
  ],
  lewatiTawaran: [
    4,
    async (clinic) => {
      const { who, tawaran_id } = await offered(clinic)
      return { who, body: { tawaran_id } }
    },
  ],
  // Of the link, the offer is read first.
  ambilTautan: [8, token],
  mendesakTunggu: [
    5,
    async (clinic) => {
      const { tunggu_id } = await offered(clinic)
      return { who: clinic.admin, query: { id: tunggu_id }, body: urgent }
    },
  ],
  mendesakTungguTenpro: [
    5,
    async (clinic) => {
      const { tenaga, tunggu_id } = await offered(clinic)
      return { who: tenaga, query: { id: tunggu_id }, body: urgent }
    },
  ],
}
