import * as api from '@sehati/contract/absence/tawaran-waktu.endpoints'
import { hariOf } from '@sehati/contract/base/waktu'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

const THURSDAY = '2026-11-26'

/** A request that waits, and three other times of its professional. */
async function waiting({ make }: Clinic) {
  const who = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(who)
  const waktu = []
  for (const [i, hour] of [9, 11, 13].entries()) {
    const jam_mulai = `${String(hour).padStart(2, '0')}:00:00`
    const jam = { jam_mulai, jam_selesai: `${hour + 1}:00:00`, sesi: i + 1 }
    const { id } = await make.sesi(tenaga.profesional_id, { hari: hariOf(THURSDAY), ...jam })
    waktu.push({ jadwal_tenaga_id: id, tanggal: THURSDAY, jam_mulai })
  }
  return { who, tenaga, query: { jadwalid: jadwal_id }, waktu }
}

/** The same with an open offer. */
async function offered(clinic: Clinic) {
  const { who, tenaga, query, waktu } = await waiting(clinic)
  const { data } = await clinic.call(tenaga, api.putTawaranWaktu, { query, body: { waktu } })
  return { who, query, body: { tawaran_waktu_id: data.tawaran_waktu_id as number } }
}

export const tawaranWaktuReads: Record<string, Call> = {
  // Besides, each of at most three times is judged as a move.
  getTawaranWaktu: [
    8,
    async (clinic) => {
      const { who, query } = await offered(clinic)
      return { who, query }
    },
  ],
  listTawaranWaktu: [1, ({ tenaga }) => ({ who: tenaga })],
}

export const tawaranWaktuWrites: Record<string, Call> = {
  // The request is locked and read; each of at most three times is judged and stored; the answer, an old offer and the new one.
  putTawaranWaktu: [
    17,
    async (clinic) => {
      const { tenaga, query, waktu } = await waiting(clinic)
      return { who: tenaga, query, body: { waktu, pesan: 'Maaf' } }
    },
  ],
  ambilWaktu: [
    12,
    async (clinic) => {
      const { who, query, body } = await offered(clinic)
      return { who, query, body: { ...body, nomor: 1 } }
    },
  ],
  tolakWaktu: [6, offered],
}
