import { bothInside, makeCalls, makeRoom } from '../bilik.ts'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'

/** A room that is open now, on the Monday of the clinic. */
async function open(clinic: Clinic) {
  const time = { tanggal: '2026-11-23', jam_mulai: '07:00:00', jam_selesai: '08:00:00' } as const
  const { jadwal_id, pasien, tenaga } = await makeRoom(clinic.make, time)
  const calls = makeCalls(clinic, jadwal_id)
  return { query: { jadwalid: jadwal_id }, pasien, tenaga, ...calls }
}

/** The same, with both inside. */
async function inside(clinic: Clinic) {
  const room = await open(clinic)
  await bothInside(room, room)
  return room
}

export const bilikReads: Record<string, Call> = {
  getTurn: [
    1,
    async (clinic) => {
      const { query, pasien } = await inside(clinic)
      return { who: pasien, query: { ...query, sambungan: pasien.sambungan } }
    },
  ],
  getTurnUji: [0, ({ patient }) => ({ who: patient })],
  // The room, and the signals.
  listSinyal: [
    2,
    async (clinic) => {
      const { query, pasien, tenaga, kirim } = await inside(clinic)
      await kirim(tenaga)
      return { who: pasien, query: { ...query, sambungan: pasien.sambungan } }
    },
  ],
}

/** `begin` and `commit` count. */
export const bilikWrites: Record<string, Call> = {
  // A heartbeat: the room, and its time.
  putKursi: [
    2,
    async (clinic) => {
      const { query, pasien } = await inside(clinic)
      return { who: pasien, query, body: { sambungan: pasien.sambungan } }
    },
  ],
  // The lock, the room, the seat, and the room again.
  persilakanBilik: [
    6,
    async (clinic) => {
      const { query, pasien, tenaga, masuk } = await open(clinic)
      await masuk(tenaga)
      await masuk(pasien)
      return { who: tenaga, query }
    },
  ],
  // The room, the lock, the seat.
  keluarBilik: [
    5,
    async (clinic) => {
      const { query, pasien } = await inside(clinic)
      return { who: pasien, query, body: { sambungan: pasien.sambungan } }
    },
  ],
  // The room, the lock of both seats, a number, the signal.
  insertSinyal: [
    6,
    async (clinic) => {
      const { query, tenaga } = await inside(clinic)
      return { who: tenaga, query, body: { sambungan: tenaga.sambungan, isi: { ulang: true } } }
    },
  ],
}
