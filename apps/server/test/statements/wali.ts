import sql from 'sql-template-tag'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'
import { peninjau } from './darurat.ts'

const lahir = '2009-11-24'
const setuju = { nama: 'Ibu Sari', hubungan: 'ibu', tanggal: '2026-11-20', jawaban: 'setuju' }
const alasan = 'Tidak aman bila keluarga tahu'

/** A patient who is under 18. */
async function anak({ make, db, clock }: Clinic) {
  const who = await make.person(5)
  await db.rows(sql`insert into usia values (${who.user_id}, '2027-11-24', ${clock()}, ${who.user_id})`)
  return who
}

export const waliReads: Record<string, Call> = {
  getUsia: [1, ({ patient }) => ({ who: patient })],
  getWali: [3, async (clinic) => ({ who: clinic.admin, query: { id: (await anak(clinic)).user_id } })],
  // The person, the reasons, and the row of the trail that is committed before they are shown.
  listKepentinganVital: [
    3,
    async (clinic) => ({ who: await peninjau(clinic), query: { id: (await anak(clinic)).user_id } }),
  ],
}

export const waliWrites: Record<string, Call> = {
  putUsia: [4, async ({ make }) => ({ who: await make.person(5), body: { dewasa: 'ya' } })],
  // The person before and after, what is corrected, the row of the trail and the notice.
  putUsiaOrang: [
    11,
    async (clinic) => ({
      who: clinic.admin,
      body: { user_id: (await anak(clinic)).user_id, usia: { dewasa: 'belum', lahir } },
    }),
  ],
  insertWali: [
    12,
    async (clinic) => ({ who: clinic.admin, body: { user_id: (await anak(clinic)).user_id, ...setuju } }),
  ],
  insertKepentinganVital: [
    9,
    async (clinic) => ({ who: await peninjau(clinic), body: { user_id: (await anak(clinic)).user_id, alasan } }),
  ],
}
