import type { Call } from './call.ts'

const WEDNESDAY = '2026-11-25'

export const cutiWrites: Record<string, Call> = {
  insertCuti: [
    5,
    async ({ stranded }) => ({ who: (await stranded()).who, body: { dari: WEDNESDAY, sampai: WEDNESDAY } }),
  ],
  removeCuti: [4, ({ tenaga, cuti }) => ({ who: tenaga, query: { id: cuti } })],
  resolveCuti: [
    10,
    async ({ stranded, make }) => {
      const { who, all } = await stranded()
      const cuti_id = await make.cuti(who.profesional_id, { dari: WEDNESDAY, sampai: WEDNESDAY })
      const tindakan = all.map((jadwal_id) => ({ jadwal_id, tindakan: 'batal' }))
      return { who, body: { cuti_id, tindakan, pesan: 'Maaf' } }
    },
    // Each is locked, checked and moved or cancelled by itself; one request has at most 200, for one leave.
    3,
  ],
  // Besides: whose leave it is, the row of the trail, and the notice to its professional.
  insertCutiTenaga: [
    9,
    async ({ admin, stranded }) => {
      const { profesional_id } = (await stranded()).who
      return { who: admin, body: { profesional_id, dari: WEDNESDAY, sampai: WEDNESDAY } }
    },
  ],
  removeCutiTenaga: [
    7,
    async ({ admin, make }) => ({
      who: admin,
      query: { id: await make.cuti((await make.profesional()).profesional_id) },
    }),
  ],
  resolveCutiTenaga: [
    13,
    async ({ admin, stranded, make }) => {
      const { who, all } = await stranded()
      const cuti_id = await make.cuti(who.profesional_id, { dari: WEDNESDAY, sampai: WEDNESDAY })
      const tindakan = all.map((jadwal_id) => ({ jadwal_id, tindakan: 'batal' }))
      return { who: admin, body: { cuti_id, tindakan, pesan: 'Maaf' } }
    },
    3,
  ],
}
